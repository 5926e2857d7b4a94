import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

export const listCableWarnings = operation({
  ...OBSERVED_READ,
  operationId: 'ListCableWarnings',
  service: 'infrastructure',
  rpcName: 'list-cable-warnings',
  group: 'Infrastructure',
  summary: 'Warnings to shipping that name a submarine cable',
  description:
    'Lists the navigational warnings in force whose text names a cable: laying, repair, or damage. Which cable it is, who owns it, and whether traffic is cut are not in it; most are of routine work.',
  omits: 'Where cables lie, and faults that no warning to shipping names.',
  gate: 'key',
  listed: 'warnings',
  input: record('ListCableWarningsQuery', { at: AtParameter, format: FormatParameter }),
  response: record('ListCableWarningsResponse', {
    warnings: Type.Array(
      record('CableWarning', {
        id: Type.String(),
        title: Type.Optional(Type.String()),
        area: Type.Optional(Type.String({ description: 'NAVAREA.' })),
        location: Type.Optional(record('CablePoint', { lat: Type.Number(), lon: Type.Number() }, 'A point, degrees.')),
        issuedAt: EpochMs('When it was issued.'),
        text: Type.Optional(Type.String()),
        mentionsDamage: Type.Boolean({ description: 'Whether the text says broken, cut, damage, fault or parted.' }),
      }),
      { description: 'The newest come first.' },
    ),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    warnings: [
      {
        ...{ id: '4-2026-512', title: 'NAVAREA 4 512/2026', area: '4', location: { lat: 15, lon: -71 } },
        ...{ issuedAt: EXAMPLE_AT - 86_400_000, text: 'CARIBBEAN SEA. CABLE OPERATIONS.', mentionsDamage: false },
      },
    ],
    ...observedExample('nga-warnings'),
  },
});
