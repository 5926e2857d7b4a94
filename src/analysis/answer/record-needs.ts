import { DAY_MS } from '../../assessment/time.ts';
import type { RecordKind } from '../../contract/conventions/record-kinds.ts';
import type { Understood } from '../question/understand.ts';
import type { Intent, Measure } from '../question/vocabulary.ts';

/** Kinds of entries that answer a measure. */
export const KINDS_OF_MEASURE: Readonly<Partial<Record<Measure, readonly RecordKind[]>>> = {
  headlines: ['headline'],
  travel_advice: ['travel_advisory'],
  navigational_warnings: ['navigational_warning', 'naval_exercise'],
  naval_presence: ['naval_exercise'],
  airspace: ['airspace_restriction'],
  airports: ['airport_notice'],
  sanctions: ['sanctions_entry'],
  earthquakes: ['earthquake', 'earthquake_alert'],
  outbreaks: ['disease_outbreak'],
  hazards: ['drought', 'flood', 'natural_event', 'storm', 'volcano', 'weather_warning', 'wildfire'],
};

/** Measures that entries alone answer: no assessment has a figure of them. */
const OF_ENTRIES: readonly Measure[] = ['headlines', 'travel_advice', 'earthquakes', 'hazards', 'outbreaks'];

/** Intents beside whose answer the newest headlines are of use. */
const WITH_HEADLINES: readonly Intent[] = ['status', 'change', 'cause', 'watch', 'history'];

export const entryMeasures = ({ measures }: Pick<Understood, 'measures'>): readonly Measure[] =>
  measures.filter((measure) => OF_ENTRIES.includes(measure));

/** Whether a question is of entries and of nothing else. */
export const isOfEntries = ({ measures }: Pick<Understood, 'measures'>): boolean =>
  measures.length > 0 && measures.every((measure) => OF_ENTRIES.includes(measure));

/** Kinds that a question asks for by name. */
export const kindsAsked = ({ measures }: Pick<Understood, 'measures'>): readonly RecordKind[] =>
  measures.flatMap((measure) => KINDS_OF_MEASURE[measure] ?? []);

/** Kinds that a question is answered with, those that it asks for first. */
export function kindsWanted({ measures, intent, corridors }: Understood): readonly RecordKind[] {
  const asked = kindsAsked({ measures });
  const isPlain = measures.every((measure) => measure === 'corridor_state' || measure === 'regime');
  const beside: readonly RecordKind[] = [
    ...(WITH_HEADLINES.includes(intent) && isPlain ? (['headline'] as const) : []),
    ...(corridors.length > 0 && intent !== 'definition' ? (KINDS_OF_MEASURE.navigational_warnings ?? []) : []),
  ];
  return [...new Set([...asked, ...beside])];
}

/** Kinds of entries that end when their source takes them off its list: in force however old. All others are of the days before. */
const IN_FORCE: readonly RecordKind[] = [
  'airport_notice',
  'airspace_restriction',
  'naval_exercise',
  'navigational_warning',
  'sanctions_entry',
  'travel_advisory',
];

const RECENT_DAYS = 7;

/** The span of entries of a kind that a question is of, epoch ms, as `RecordQuery` has it. @param at as of when */
export function spanWanted(
  kind: RecordKind,
  { period }: Pick<Understood, 'period'>,
  at: number,
): { readonly from?: number; readonly to?: number } {
  if (IN_FORCE.includes(kind)) return {};
  if (period !== undefined && period.from < at) return { from: period.from, to: Math.min(period.to, at + 1) };
  return { from: at - RECENT_DAYS * DAY_MS };
}
