import { seriesOf } from '../metrics-text.ts';

/** The result of a scrape: the text, or nothing without an answer. */
export type Scrape = string | undefined;

/** Scrapes of one process, one a stated minute: well, then at fault, then well again. */
export class Timeline {
  readonly #scrape: () => Promise<Scrape>;
  readonly #scrapes: Scrape[] = [];
  #faultFrom = 0;
  #faultTo = 0;

  constructor(scrape: () => Promise<Scrape>) {
    this.#scrape = scrape;
  }

  /** @param minute what goes on in each minute, before its scrape */
  async well(minutes: number, minute: () => Promise<unknown>): Promise<void> {
    for (let left = minutes; left > 0; left -= 1) await this.#next(minute);
  }

  /** The minutes of the fault. */
  async fault(minutes: number, minute: () => Promise<unknown>): Promise<void> {
    this.#faultFrom = this.#scrapes.length;
    await this.well(minutes, minute);
    this.#faultTo = this.#scrapes.length;
  }

  async #next(minute: () => Promise<unknown>): Promise<void> {
    await minute();
    this.#scrapes.push(await this.#scrape());
  }

  /** The last minute before the fault, the last one of it, and the last one of all. */
  get moments(): { readonly before: number; readonly atFault: number; readonly after: number } {
    return { before: this.#faultFrom - 1, atFault: this.#faultTo - 1, after: this.#scrapes.length - 1 };
  }

  /** Each series of these names as promtool takes it, with `up` as Prometheus records it of every scrape. */
  inputSeries(names: ReadonlySet<string>): readonly { readonly series: string; readonly values: string }[] {
    const scraped = this.#scrapes.map((text) => (text === undefined ? undefined : seriesOf(text)));
    const all = new Set(scraped.flatMap((found) => [...(found?.keys() ?? [])]));
    const wanted = [...all].filter((series) => names.has(series.replace(/\{.*/, '')));
    const up = { series: withTarget('up'), values: scraped.map((found) => (found === undefined ? 0 : 1)).join(' ') };
    const samples = wanted.map((series) => ({
      series: withTarget(series),
      values: written(scraped.map((found) => found?.get(series))),
    }));
    return [up, ...samples];
  }
}

/** The labels that Prometheus adds to what it scrapes. */
export const TARGET = { job: 'barograph', instance: 'one' } as const;

function withTarget(series: string): string {
  const target = `job="${TARGET.job}",instance="${TARGET.instance}"`;
  return series.includes('{') ? series.replace('{', `{${target},`) : `${series}{${target}}`;
}

/** Prometheus marks a series as gone with the first scrape that does not have it; else it would live for five minutes. */
function written(values: readonly (number | undefined)[]): string {
  return values
    .map((value, minute) => {
      if (value !== undefined) return numeral(value);
      return minute > 0 && values[minute - 1] !== undefined ? 'stale' : '_';
    })
    .join(' ');
}

const numeral = (value: number): string => {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : value > 0 ? 'Inf' : '-Inf';
  const text = String(value);
  return text.includes('e') ? value.toFixed(12) : text;
};
