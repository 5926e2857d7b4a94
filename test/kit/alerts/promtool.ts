import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ALERT_FILE, type Alert } from './read-alerts.ts';
import type { Timeline } from './timeline.ts';

/** What promtool printed, and whether it was satisfied. */
export interface Verdict {
  readonly isRight: boolean;
  readonly text: string;
}

/**
 * Whether Prometheus' own tool for rules is there. Use as `describe.skipIf(!(await isPromtoolThere()))`.
 * @throws when it is absent although REQUIRE_PROMTOOL=1
 */
export async function isPromtoolThere(): Promise<boolean> {
  const { isRight } = await run(['--version']);
  if (!isRight && process.env.REQUIRE_PROMTOOL === '1') throw new Error('REQUIRE_PROMTOOL=1, but there is no promtool');
  if (!isRight) process.stderr.write('No promtool: tests of the alerts by Prometheus are skipped.\n');
  return isRight;
}

/** `promtool check metrics` of a scrape; not satisfied by a complaint either. */
export const checkMetrics = (text: string): Promise<Verdict> => run(['check', 'metrics'], text);

/** `promtool check rules` of a file. */
export const checkRules = (file: string): Promise<Verdict> => run(['check', 'rules', file]);

/** An alert that is to fire, by its labels but for the severity. */
export type Firing = Readonly<Record<string, string>>;

/** What the alerts must say over a timeline. */
export interface Expectation {
  readonly timeline: Timeline;
  /** The rules to be judged. */
  readonly alerts: readonly Alert[];
  /** Those that fire at the end of the fault, by name; every other one of `alerts` stays silent there. */
  readonly firing: Readonly<Record<string, readonly Firing[]>>;
}

/**
 * Lets Prometheus evaluate the rules over scraped series, a scrape and an evaluation a minute: all are silent in every
 * minute before the fault and at the end, and at the end of the fault exactly those fire that are expected.
 */
export async function testRules({ timeline, alerts, firing }: Expectation): Promise<Verdict> {
  const { before, atFault, after } = timeline.moments;
  const names = new Set(alerts.flatMap(({ expr }) => expr.match(/\b[a-z_][a-z0-9_]*\b/g) ?? []));
  const silent = [...Array.from({ length: before + 1 }, (_, minute) => minute), after];
  const tests = alerts.flatMap((alert) => [
    ...silent.map((minute) => ({ eval_time: `${minute}m`, alertname: alert.alert, exp_alerts: [] })),
    { eval_time: `${atFault}m`, alertname: alert.alert, exp_alerts: (firing[alert.alert] ?? []).map(expected(alert)) },
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'barograph-rules-'));
  try {
    const file = join(folder, 'tests.yml');
    const document = {
      rule_files: [resolve(ALERT_FILE)],
      evaluation_interval: '1m',
      tests: [{ interval: '1m', input_series: timeline.inputSeries(names), alert_rule_test: tests }],
    };
    // JSON is YAML.
    await writeFile(file, JSON.stringify(document));
    return await run(['test', 'rules', file]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const expected =
  ({ severity, summary, runbook }: Alert) =>
  (labels: Firing) => ({ exp_labels: { ...labels, severity }, exp_annotations: { summary, runbook } });

function run(words: readonly string[], input = ''): Promise<Verdict> {
  return new Promise((done) => {
    const { stdin } = execFile(
      'promtool',
      [...words],
      { maxBuffer: 64 * 1024 * 1024, timeout: 120_000 },
      (error, stdout, stderr) => done({ isRight: error === null, text: `${stdout}${stderr}` }),
    );
    // It may not be there, or end before it has read everything.
    stdin?.on('error', () => undefined);
    stdin?.end(input);
  });
}
