import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** One rule of the alert file. */
export interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly severity: string;
  readonly summary: string;
  readonly runbook: string;
}

export const ALERT_FILE = 'deploy/prometheus/alerts.yml';

const FORMS: Readonly<Record<keyof Alert, RegExp>> = {
  alert: /^\w+$/,
  expr: /./,
  for: /^\d+m$/,
  severity: /^(page|ticket)$/,
  summary: /./,
  runbook: /^\S+$/,
};

/**
 * The rules of the file, in its order.
 * @throws Error if a rule has a missing, unknown or malformed member
 */
export async function readAlerts(): Promise<readonly Alert[]> {
  const file: unknown = parse(await readFile(ALERT_FILE, 'utf8'), { schema: 'failsafe' });
  const [group, ...others] = list(member(file, 'groups'));
  if (member(group, 'name') !== 'barograph' || others.length > 0) throw new Error('expected the group barograph alone');
  return list(member(group, 'rules')).map((rule) => {
    const { labels, annotations, ...own } = record(rule);
    const members = { ...own, ...record(labels), ...record(annotations) };
    if (!isAlert(members)) throw new Error(`malformed alert rule: ${JSON.stringify(rule)}`);
    return members;
  });
}

function isAlert(members: object): members is Alert {
  return (
    Object.keys(members).toSorted().join() === Object.keys(FORMS).toSorted().join() &&
    Object.entries(FORMS).every(([name, form]) => form.test(String(member(members, name))))
  );
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const member = (value: unknown, name: string): unknown => record(value)[name];
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
