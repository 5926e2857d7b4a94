import { DAY_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, columns } from '../fields/answer-fields.ts';

/** Monthly means have been between 312 and 431 since 1958; a missing one is −99.99. */
export const CO2_RANGE = { above: 200, upTo: 1_000 };

export const NOAA_CO2_CARD: FeedCard = {
  id: 'noaa-co2',
  title: 'Carbon dioxide in the air at Mauna Loa, monthly mean',
  source: 'NOAA GML',
  url: 'https://gml.noaa.gov/ccgg/trends/',
  licence: 'Public domain (work of the United States government)',
  attribution:
    'NOAA Global Monitoring Laboratory (gml.noaa.gov/ccgg/trends) and Scripps Institution of Oceanography (scrippsco2.ucsd.edu)',
  mayHandOn: 'records',
  metrics: [],
  ownMetrics: {
    'noaa-co2:concentration': {
      unit: 'ppm',
      meaning: 'mole fraction of carbon dioxide in dry air, monthly mean',
      range: CO2_RANGE,
    },
  },
  cadenceMs: DAY_MS,
  // A month is published in the first week of the next.
  publicationLagMs: 7 * DAY_MS,
  // Until the first week of the month after next.
  maxAgeMs: 45 * DAY_MS,
  // Every month since March 1958.
  expectedRecords: [800, 2_000],
  rowCheck: 'half_of_last',
};

/** The fields of its answers. */
export const NOAA_CO2_FIELDS: AnswerFields = [{ expected: columns(8) }];
