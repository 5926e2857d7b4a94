import { it, expect } from 'vitest';
import { memoryPorts } from '/work/main/src/jobs/test-kit/memory-ports.ts';
import { replayRegion } from '/work/main/src/jobs/replay-region.ts';
import { refreshRegions } from '/work/main/src/jobs/refresh-regions.ts';
import { templateNarrative } from '/work/main/src/analysis/narrative/template-narrative.ts';
import { DAY_MS, HOUR_MS } from '/work/main/src/assessment/time.ts';
import { transits, news, releases, brent, crude, coverage, deaths, NOW } from '/work/main/test/kit/worlds.ts';
const narrate = (d: any) => templateNarrative(d, false);
it('probe', async () => {
  let s = 7; const rnd = () => (s = (s * 16807) % 2147483647) / 2147483647;
  const counts = Array.from({length: 1960}, (_, i) => Math.round((i < 300 ? 100 : 50) + 3*rnd()));
  const rows = [...transits('hormuz_strait', counts), ...transits('suez', counts.map(c=>c+5)), ...news(2000,{days:400}), ...releases(60), ...brent(Array.from({length: 900}, () => 80+rnd()*4)),
   ...Array.from({length:300},(_,i)=>deaths('YE', Math.round(50*rnd()), {daysAgo: i*6, id:`e${i}`})),
   ...coverage({metric:'force_reports', iso2:'IR', perDay: 3, from:0, to:250})];
  const ports = memoryPorts();
  await ports.observations.append(rows);
  const from = NOW - 2*DAY_MS, to = NOW;
  const t0 = performance.now();
  const lines: string[] = [];
  for await (const l of replayRegion({regionId:'mena', from, to, stepMs: 6*HOUR_MS}, {observations: ports.observations, narrate, label: ''})) lines.push(l);
  console.log('replay', performance.now()-t0, lines.length);
  const t1 = performance.now();
  for (let i = from - 90*DAY_MS; i <= to; i += 6*HOUR_MS) await refreshRegions(['mena'], {...ports, clock: {now: () => i}, narrate, label: ''});
  console.log('refresh', performance.now()-t1);
  const bodies = ports.held.snapshots.filter(x => x.generatedAt >= from).map(x => new TextDecoder().decode(x.body));
  expect(bodies.length).toBe(lines.length);
  for (let i=0;i<lines.length;i++) if (bodies[i]!==lines[i]) { const a = JSON.parse(bodies[i]!).snapshot, b = JSON.parse(lines[i]!).snapshot;
    for (const k of Object.keys(a)) if (JSON.stringify(a[k])!==JSON.stringify(b[k])) console.log(i,k, JSON.stringify(a[k]).slice(0,300), '\n', JSON.stringify(b[k]).slice(0,300)); break; }
  expect(bodies).toEqual(lines);
}, 300000);
