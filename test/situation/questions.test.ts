import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownText } from '../../src/analysis/grounded/own-text.ts';
import { questionScope } from '../../src/analysis/situation/question-scope.ts';
import { ATTACKS } from '../../src/analysis/test-kit/attacks.ts';
import type { RegionalSnapshot } from '../../src/contract/intelligence/regional-snapshot.ts';
import { historyPaths } from '../kit/history-paths.ts';
import { parseQuestions } from '../kit/situation/questions.ts';
import { isWanted } from '../kit/situation/score-answer.ts';
import { exerciseSnapshots, HISTORY_WORLDS, historySnapshots } from '../kit/situation/worlds.ts';

const FILE = fileURLToPath(new URL('../../bench/situation/questions.json', import.meta.url));
const questions = parseQuestions(readFileSync(FILE, 'utf8'));
const worlds = new Map<string, readonly RegionalSnapshot[]>();

beforeAll(async () => {
  worlds.set('exercise', await exerciseSnapshots());
  const paths = historyPaths();
  if (paths.transits === undefined) return;
  for (const [name, instant] of Object.entries(HISTORY_WORLDS)) worlds.set(name, historySnapshots(paths, instant));
});

describe('the frozen questions', () => {
  it('are sixty, each with an id of its own, put to more than two hundred attacks', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(60);
    expect(ATTACKS.length).toBeGreaterThan(200);
  });

  it.each(questions)('can be answered from their world: $id $query', (question) => {
    const snapshots = worlds.get(question.world);
    if (snapshots === undefined) return;
    const { regions } = questionScope(`${question.query}\n${question.geoContext ?? ''}`);
    const asked = snapshots.filter(({ regionId }) => regions.slice(0, 3).some((id) => id === regionId));
    const shown = asked.flatMap(({ evidence }) => evidence);
    expect(question.cites.filter((wanted) => !shown.some((item) => isWanted(item, wanted)))).toEqual([]);
    expect(question.lanes.filter(({ region }) => !asked.some(({ regionId }) => regionId === region))).toEqual([]);
  });

  it('can be drafted from all evidence of their worlds but headlines', () => {
    const evidence = [...worlds.values()].flat().flatMap((snapshot) => snapshot.evidence);
    const stated = evidence.filter(({ type }) => type !== 'news_headline');
    expect(stated.length).toBeGreaterThan(100);
    expect(stated.filter((item) => ownText(item) === undefined).map(({ summary }) => summary)).toEqual([]);
  });
});
