import { MAX_SUPPOSITIONS } from '../../url/view-url.ts';

/** Rows for single observations in the form; one place of the address is the strait's. */
export const OBSERVATION_ROWS = 3;

export interface SupposedObservation {
  readonly metric: string;
  readonly subject: string;
  readonly value: number;
}

interface SimulationInput {
  readonly preset?: string;
  readonly observations?: SupposedObservation[];
}

/**
 * What the service takes, from the suppositions of an address.
 * @param suppositions as `readViewUrl` lets them through; of several straits the last counts
 */
export function inputOf(suppositions: readonly string[]): SimulationInput {
  const parts = suppositions.map((text) => text.split('~'));
  const presets = parts.flatMap(([kind, subject = '', state = '']) =>
    kind === 'preset' ? [`${subject.replace(/^chokepoint:/, '').replaceAll('_', ' ')} ${state}`] : [],
  );
  const observations = parts.flatMap(([metric = '', subject = '', value]) =>
    metric === 'preset' ? [] : [{ metric, subject, value: Number(value) }],
  );
  const preset = presets.at(-1);
  return {
    ...(preset === undefined ? {} : { preset }),
    ...(observations.length === 0 ? {} : { observations }),
  };
}

export type ReadForm =
  | { readonly status: 'read'; readonly suppositions: readonly string[] }
  /** `row`: of an observation that is incomplete, from 1; absent where nothing was filled in. */
  | { readonly status: 'bad'; readonly row?: number; readonly figure?: string }
  | { readonly status: 'too_many' };

const METRIC = /^[a-z][a-z0-9_]{0,63}$/;
const SUBJECT = /^(?:world|(?:country|chokepoint|theater|airport|fir|series):[A-Za-z0-9_-]{1,64})$/;
const VALUE = /^-?\d{1,12}(?:\.\d{1,6})?$/;
const STRAIT = /^chokepoint:[a-z0-9_-]{1,60}~(?:open|closed)$/;

/** What was filled into the form; an empty row supposes nothing. */
export function suppositionsIn(form: URLSearchParams): ReadForm {
  const strait = form.get('strait') ?? '';
  const suppositions = STRAIT.test(strait) ? [`preset~${strait}`] : [];
  for (const [name, given] of form) {
    const [kind, metric = '', subject = ''] = name.split('~');
    const value = given.trim().replace('−', '-');
    if (kind !== 'lever' || value === '') continue;
    if (!METRIC.test(metric) || !SUBJECT.test(subject) || !VALUE.test(value) || metric === 'preset')
      return { status: 'bad', figure: `${metric} ${subject}` };
    suppositions.push(`${metric}~${subject}~${value}`);
  }
  const fields = (name: string) => form.getAll(name).slice(0, MAX_SUPPOSITIONS - 1);
  const [metrics, subjects, values] = [fields('metric'), fields('subject'), fields('value')];
  for (const [index, given] of metrics.entries()) {
    const [metric, subject, value] = [given, subjects[index] ?? '', values[index] ?? ''].map((text) =>
      text.trim().replace('−', '-'),
    );
    if (metric === '' && subject === '' && value === '') continue;
    if (!METRIC.test(metric ?? '') || !SUBJECT.test(subject ?? '') || !VALUE.test(value ?? '') || metric === 'preset')
      return { status: 'bad', row: index + 1 };
    suppositions.push(`${metric}~${subject}~${value}`);
  }
  if (suppositions.length > MAX_SUPPOSITIONS) return { status: 'too_many' };
  return suppositions.length === 0 ? { status: 'bad' } : { status: 'read', suppositions };
}
