import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../src/main/metrics/create-metrics.ts';
import { idleParts } from '../kit/alerts/idle-parts.ts';
import { readAlerts } from '../kit/alerts/read-alerts.ts';

/** The names of series that /metrics has, and the one that Prometheus makes of every scrape. */
async function seriesNames(): Promise<ReadonlySet<string>> {
  const idle = () => ({ isBusy: false, waiting: 0, refused: 0 });
  const source = createMetrics(true).source({
    ...idleParts({ now: () => 0 }),
    backups: { everyMs: 1_000, newest: async () => undefined },
    backlogs: { mail: async () => ({ count: 0 }), delivery: async () => ({ count: 0 }) },
    pool: () => ({ open: 0, idle: 0, waiting: 0, refused: 0 }),
    threads: { projection: idle, assessment: idle },
  });
  const types = [...(await source.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const names = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => `${name}${end}`) : [name],
  );
  return new Set([...names, 'up']);
}

/** Words of PromQL and of its functions that the files use. */
const LANGUAGE = new Set(['sum', 'avg', 'max', 'min', 'by', 'rate', 'increase', 'histogram_quantile', 'or', 'unless']);

/** What an expression reads, without labels, durations and grouping. */
function seriesIn(expr: string): readonly string[] {
  const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ');
  return (bare.match(/\b[a-z_][a-z0-9_]*\b/g) ?? []).filter((word) => !LANGUAGE.has(word));
}

const isBalanced = (expr: string): boolean =>
  ['()', '{}', '[]'].every(([open = '', close = '']) => expr.split(open).length === expr.split(close).length);

describe('the alerts', () => {
  it('read only series that /metrics has', async () => {
    const known = await seriesNames();
    const rules = await readAlerts();
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, expr } of rules) {
      const read = seriesIn(expr);
      expect([alert, read.length > 0, read.filter((name) => !known.has(name))]).toEqual([alert, true, []]);
      expect([alert, isBalanced(expr)]).toEqual([alert, true]);
    }
    expect(seriesIn('sum by (a) (rate(barograph_none_total{b="c"}[5m])) > 0')).toEqual(['barograph_none_total']);
  });

  it('have a name and a runbook each, with expression, steps and end; no runbook is left over', async () => {
    const rules = await readAlerts();
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, expr, runbook } of rules) {
      const text = await readFile(runbook, 'utf8');
      expect(text).toMatch(new RegExp(`^# ${alert}\\n`));
      expect(text).toContain(`\`${expr}\``);
      expect(text).toMatch(/^1\. .+\n2\. /m);
      expect(text).toMatch(/\nIt ends [^\n]+\n$/);
    }
    const files = (await readdir('docs/runbooks')).filter((name) => name !== 'README.md');
    expect(files.map((name) => `docs/runbooks/${name}`).toSorted()).toEqual(
      rules.map(({ runbook }) => runbook).toSorted(),
    );
    const index = await readFile('docs/runbooks/README.md', 'utf8');
    expect(rules.filter(({ alert, severity }) => !index.includes(`| \`${alert}\` | ${severity} |`))).toEqual([]);
  });

  it('have runbooks that read only series that /metrics has', async () => {
    const known = await seriesNames();
    for (const file of await readdir('docs/runbooks')) {
      const text = await readFile(`docs/runbooks/${file}`, 'utf8');
      const named = text.match(/\b(barograph|nodejs|process)_\w+/g) ?? [];
      expect([file, named.filter((name) => !known.has(name))]).toEqual([file, []]);
    }
  });
});

describe('the dashboard', () => {
  it('reads only series that /metrics has, on panels that do not overlap', async () => {
    const known = await seriesNames();
    const dashboard: {
      readonly panels: readonly {
        readonly id: number;
        readonly title: string;
        readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;
        readonly targets: readonly { readonly expr: string }[];
      }[];
    } = JSON.parse(await readFile('deploy/grafana/barograph.json', 'utf8'));
    const { panels } = dashboard;
    expect(panels.length).toBeGreaterThan(10);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ gridPos }) => `${gridPos.x} ${gridPos.y}`)).size).toBe(panels.length);
    for (const { title, targets } of panels)
      for (const { expr } of targets)
        expect([title, isBalanced(expr), seriesIn(expr).filter((name) => !known.has(name))]).toEqual([title, true, []]);
  });
});
