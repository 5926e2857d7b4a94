import { readFile } from 'node:fs/promises';

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

const MEMBERS = ['alert', 'expr', 'for', 'severity', 'summary', 'runbook'] as const;
const HEAD = /^(#.*\n)*groups:\n {2}- name: barograph\n {4}rules:\n$/;
const RULE =
  /^alert: (\w+)\n {8}expr: '(.+)'\n {8}for: (\d+m)\n {8}labels:\n {10}severity: (page|ticket)\n {8}annotations:\n {10}summary: '(.+)'\n {10}runbook: (\S+)\n$/;

/**
 * The rules of the file, which keeps to one plain form of YAML.
 * @throws Error on a line of another form
 */
export async function readAlerts(): Promise<readonly Alert[]> {
  const [head = '', ...rules] = (await readFile(ALERT_FILE, 'utf8')).split(/^ {6}- (?=alert: )/m);
  if (!HEAD.test(head)) throw new Error(`not of the form of this file:\n${head}`);
  return rules.map((rule) => {
    const [, alert, expr, hold, severity, summary, runbook] = RULE.exec(rule) ?? [];
    const members = { alert, expr: unquoted(expr), for: hold, severity, summary: unquoted(summary), runbook };
    if (!isAlert(members)) throw new Error(`not of the form of this file:\n${rule}`);
    return members;
  });
}

const unquoted = (text: string | undefined): string | undefined => text?.replaceAll("''", "'");
const isAlert = (value: Readonly<Record<string, string | undefined>>): value is Readonly<Record<keyof Alert, string>> =>
  MEMBERS.every((name) => typeof value[name] === 'string');
