import { DAY_MS, isoDate } from '../../../src/assessment/time.ts';
import { type CsvRecord, csvRecords } from '../csv-records.ts';
import { recordingPath } from '../recordings.ts';

/** A rule over a theatre's daily score of conflict: the mean of three days against the days before. */
export interface ScoreRule {
  /** Times the mean of the days before. */
  readonly times: number;
  readonly daysBefore: number;
}

export interface ScoreTrial {
  readonly rule: ScoreRule;
  /** Labels that an alarm followed within seven days, of how many. */
  readonly found: number;
  readonly count: number;
  /** As many by chance, at the rate of the theatre's alarms. */
  readonly byChance: number;
  /** Alarms per theatre and year. */
  readonly perYear: number;
}

/** The rule of the alarm of news first, then three of the 33 other rules that were looked at on the same labels. */
export const SCORE_RULES: readonly ScoreRule[] = [
  { times: 4, daysBefore: 30 },
  { times: 3, daysBefore: 30 },
  { times: 2, daysBefore: 30 },
  { times: 4, daysBefore: 90 },
];

/** Countries whose net conflict with others stands for a theatre; wars at home are nearly invisible in it. */
const COUNTRIES_OF: Readonly<Record<string, readonly string[]>> = {
  ...{ israel: ['ISR'], ukraine: ['UKR'], southasia: ['IND', 'PAK'], libya: ['LBY'], iran: ['IRN'], sudan: ['SDN'] },
  ...{ korea: ['PRK', 'KOR'], europe_east: ['POL', 'LTU', 'LVA', 'EST', 'FIN'], yemen: ['YEM'], taiwan: ['TWN'] },
  scs: ['PHL'],
};
const SPAN_DAYS = 3;
const WITHIN_DAYS = 7;
/** Days before the first that may be judged. */
const WARM_UP = 97;

/** Every rule on the daily scores of 2018 to early 2024; empty without the history. */
export function scoreTrials(): readonly ScoreTrial[] {
  const scores = recordingPath('history', 'news', 'gdelt_country_day_2018_2024.csv.gz');
  const labels = recordingPath('history', 'crises', 'crisis_labels_2018_2024.csv');
  if (scores === undefined || labels === undefined) return [];
  return trialsOf(csvRecords(scores), csvRecords(labels));
}

/** @param scores `date`, `iso3`, `conflict_sum` of every country and day; @param labels `date`, `theatre` */
export function trialsOf(scores: readonly CsvRecord[], labels: readonly CsvRecord[]): readonly ScoreTrial[] {
  const dates = [...new Set(scores.map(({ date = '' }) => date))].sort();
  const position = new Map(dates.map((date, i) => [date, i]));
  const series = new Map(Object.keys(COUNTRIES_OF).map((theatre) => [theatre, new Float64Array(dates.length)]));
  const theatreOf = new Map(
    Object.entries(COUNTRIES_OF).flatMap(([theatre, all]) => all.map((iso3) => [iso3, theatre])),
  );
  for (const { date = '', iso3 = '', conflict_sum } of scores) {
    const own = series.get(theatreOf.get(iso3) ?? '');
    const at = position.get(date);
    if (own !== undefined && at !== undefined) own[at] = (own[at] ?? 0) + Math.abs(Number(conflict_sum));
  }
  const last = addDays(dates.at(-1) ?? '', -WITHIN_DAYS);
  const judged = labels.filter(({ date = '' }) => date >= (dates[WARM_UP] ?? '') && date <= last);
  const years = (dates.length - WARM_UP) / 365.25;
  return SCORE_RULES.map((rule) => {
    const alarms = new Map(
      [...series].map(([theatre, own]) => [theatre, alarmDays(own, rule).map((i) => dates[i] ?? '')]),
    );
    const alarmsIn = ({ theatre = '' }: CsvRecord): readonly string[] => alarms.get(theatre) ?? [];
    const found = judged.filter((label) => {
      const until = addDays(label.date ?? '', WITHIN_DAYS);
      return alarmsIn(label).some((day) => day >= (label.date ?? '') && day <= until);
    }).length;
    const chanceOf = (label: CsvRecord): number =>
      1 - (1 - (WITHIN_DAYS + 1) / 365.25) ** (alarmsIn(label).length / years);
    const perYear = [...alarms.values()].reduce((sum, all) => sum + all.length, 0) / alarms.size / years;
    return {
      rule,
      found,
      count: judged.length,
      byChance: judged.reduce((sum, label) => sum + chanceOf(label), 0),
      perYear,
    };
  });
}

/** First days of alarms: on at so many times the days before, until it is half of that. */
function alarmDays(scores: Float64Array, { times, daysBefore }: ScoreRule): readonly number[] {
  const begun: number[] = [];
  const mean = (from: number, to: number): number =>
    scores.subarray(from, to).reduce((sum, one) => sum + one, 0) / (to - from);
  let isOn = false;
  for (let i = WARM_UP; i < scores.length; i += 1) {
    const from = i - SPAN_DAYS + 1;
    const usual = mean(from - daysBefore, from);
    const now = usual === 0 ? 0 : mean(from, i + 1) / usual;
    if (!isOn && now >= times) begun.push(i);
    isOn = now >= (isOn ? times / 2 : times);
  }
  return begun;
}

const addDays = (date: string, days: number): string => isoDate(Date.parse(date) + days * DAY_MS);
