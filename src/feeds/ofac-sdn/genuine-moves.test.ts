import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { Json } from '../../reference/content-hash.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { ofacAlias, ofacFile } from './fake-upstream.ts';
import { createOfacSdn } from './feed.ts';

const recording = (name: string) => recordingPath('recordings', 'ofac', name);
const read = (name: string) => readFileSync(recording(name) ?? '');
const isAbsent = recording('sdn_2021-07.csv') === undefined;
const JULY = Date.UTC(2021, 6, 20, 12);
const AUGUST = Date.UTC(2021, 7, 18, 12);

/** One run over a genuine SDN file. The addresses are those of July; the one alias is hand-made. */
async function run(sdn: Uint8Array, { cursor, now }: { readonly cursor: Json; readonly now: number }) {
  const { fetchBytes } = scriptedFetch(({ pathname }) => {
    if (pathname.endsWith('SDN.CSV')) return { status: 200, body: sdn };
    return { status: 200, body: pathname.endsWith('ADD.CSV') ? read('add_2021-07.csv') : ofacFile([ofacAlias(36)]) };
  });
  const outcome = await createOfacSdn(fetchBytes).collect({ cursor, now, signal: new AbortController().signal });
  if (outcome.status !== 'read') throw new Error(JSON.stringify(outcome));
  return outcome;
}

describe.skipIf(isAbsent)('the genuine month from July to August 2021', () => {
  it('adds 110 and removes 3 entries, each under its country and programme', async () => {
    const { cursor, observations: first } = await run(read('sdn_2021-07.csv'), { cursor: null, now: JULY });
    expect(first).toMatchObject([{ metric: 'sanctions_entries', value: 8_976 }]);
    expect(JSON.stringify(cursor).length).toBeLessThan(200_000);
    const { observations } = await run(read('sdn_2021-08-18.csv'), { cursor, now: AUGUST });
    const table = observations.map(({ metric, subject, event, value }) => {
      const programme = event.split(':')[1];
      return [metric.replace('sanctions_', ''), subject.replace('country:', ''), programme, value].join(' ');
    });
    expect(table.sort()).toEqual([
      'additions BY BELARUS 11',
      'additions BY BELARUS-EO 33',
      'additions CN HK-EO13936 7',
      'additions CU GLOMAG 5',
      'additions CY BELARUS-EO 1',
      'additions HK HK-EO13936 7',
      'additions IR IFSR 1',
      'additions KE SDGT 1',
      'additions LR SDGT 1',
      'additions ML SDGT 1',
      'additions MM BURMA-EO14014 22',
      'additions MR SDGT 1',
      'additions MZ SDGT 1',
      'additions OM SDGT 1',
      'additions RS BELARUS-EO 1',
      'additions SO SDGT 1',
      'additions SY SDGT 1',
      'additions SY SYRIA 11',
      'additions SY SYRIA-EO13894 5',
      'additions TJ SDGT 1',
      'additions world GLOMAG 3',
      'additions world SDGT 4',
      'entries series:ofac-sdn 2021081812 9083',
      'removals AE NPWMD 1',
      'removals DE NPWMD 2',
      'removals IR IFSR 3',
    ]);
  });

  it('and the recorded changes of the following days give the counts of their history', async () => {
    const { cursor } = await run(read('sdn_2021-08-18.csv'), { cursor: null, now: AUGUST });
    const day = Papa.parse<string[]>(read('sdn_changes_2021-08-18_2024-05-03.csv').toString('utf8')).data.filter(
      ([date, action]) => date === '2021-08-20' && action === 'added',
    );
    const quoted = (text = '') => (text === '-0-' ? '-0- ' : `"${text.replaceAll('"', '""')}"`);
    const rows = day.map(([, , id, name, type, programmes]) =>
      [id, quoted(name), quoted(type), quoted(programmes), ...Array.from({ length: 8 }, () => '-0- ')].join(','),
    );
    const base = read('sdn_2021-08-18.csv').toString('latin1').split('\u001a')[0] ?? '';
    const next = Buffer.from(`${base}${rows.join('\r\n')}\r\n`, 'latin1');
    const { observations } = await run(next, { cursor, now: Date.UTC(2021, 7, 20, 12) });
    const counts = observations
      .filter(({ metric }) => metric === 'sanctions_additions')
      .map(({ event, value }) => [event.split(':')[1], value]);
    const history = recordingPath('history', 'sanctions', 'ofac_daily_changes_by_programme.csv');
    const expected = readFileSync(history ?? '', 'utf8')
      .split('\n')
      .map((line) => line.trim().split(','))
      .filter(([date, action]) => date === '2021-08-20' && action === 'added')
      .map(([, , programme, count]) => [programme, Number(count)]);
    expect(expected).toHaveLength(4);
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expected));
  });
});
