import { DAY_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const EUROSTAT_GAS_CARD: FeedCard = {
  id: 'eurostat-gas',
  title: 'Natural gas imported and exported by European countries, monthly (Eurostat nrg_cb_gasm)',
  source: 'Eurostat',
  url: 'https://ec.europa.eu/eurostat/databrowser/view/nrg_cb_gasm/default/table',
  licence: 'CC BY 4.0',
  attribution: 'Eurostat, supply, transformation and consumption of gas, monthly data (nrg_cb_gasm)',
  mayHandOn: 'records',
  metrics: ['gas_net_imports'],
  cadenceMs: DAY_MS,
  // Countries report a month within 55 days of its end; some days pass until it is published.
  publicationLagMs: 60 * DAY_MS,
  // Until the next month is published, and a month in which it is late.
  maxAgeMs: 130 * DAY_MS,
  // Some 40 countries and groups over 63 months; the whole window each time, because countries correct a year back.
  expectedRecords: [1_000, 6_000],
  rowCheck: 'half_of_last',
};

/** The fields of its answers. */
export const EUROSTAT_GAS_FIELDS: AnswerFields = [
  {
    expected: ['class', 'id', 'size', 'value', 'dimension'],
    known: ['version', 'label', 'source', 'updated', 'extension', 'href', 'link', 'note', 'role', 'status'],
  },
];
