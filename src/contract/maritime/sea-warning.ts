import { Type } from '../conventions/schema.ts';

/** What all lists of warnings to shipping have that the National Geospatial-Intelligence Agency broadcasts. */
export const SEA_WARNING = {
  feeds: ['nga-warnings'],
  items: 'warnings',
  observedAs: 'issuedAt',
  observed: 'When it was issued.',
  filters: 'area',
  members: {
    area: Type.Optional(
      Type.String({ description: 'NAVAREA, HYDROLANT, HYDROPAC or HYDROARC, as the agency numbers it.' }),
    ),
    authority: Type.Optional(Type.String()),
    danger: Type.Optional(Type.String()),
    text: Type.String(),
  },
} as const;
