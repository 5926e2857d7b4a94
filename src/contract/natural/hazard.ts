import { Type } from '../conventions/schema.ts';

/** What all lists of disasters have that GDACS alerts of and NASA EONET watches. */
export const HAZARD = {
  feeds: ['gdacs', 'eonet'],
  observed: 'When it began, or was last seen.',
  filters: 'countryAndArea',
  members: {
    alertLevel: Type.Optional(Type.String({ description: '`orange` or `red`; absent where the source gives none.' })),
    severity: Type.Optional(Type.String({ description: 'As the source writes it.' })),
    status: Type.Optional(Type.String({ description: '`current` or `past`, as the source last said.' })),
  },
} as const;

/** A member of lists that hold more than one kind of disaster. */
export const HAZARD_CATEGORY = {
  category: Type.Optional(Type.String({ description: 'In words, such as `tropical cyclone`.' })),
};

export const HAZARD_EXAMPLE = {
  id: 'TC-1000772',
  title: 'Tropical Cyclone SURIGAE-21',
  url: 'https://www.gdacs.org/report.aspx?eventid=1000772&eventtype=TC',
  country: 'PH',
  location: { lat: 12.4, lon: 125.1 },
  alertLevel: 'orange',
  status: 'current',
};
