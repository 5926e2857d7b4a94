import { expect, it } from 'vitest';
import { HORMUZ_CRISIS, worldWith } from '../../../../test/kit/known-worlds.ts';
import { NOW, snapshotOf, transits } from '../../../../test/kit/worlds.ts';
import { HOUR_MS } from '../../../assessment/time.ts';
import { snapshotText } from './snapshot-text.ts';

const OPEN = ['suez', 'bab_el_mandeb', 'gibraltar', 'bosphorus'];
const rows = [
  ...worldWith(HORMUZ_CRISIS),
  ...OPEN.flatMap((id) =>
    transits(
      id,
      Array.from({ length: 60 }, () => 60),
    ),
  ),
];
const calm = snapshotOf(worldWith(), 'mena', NOW - 6 * HOUR_MS);

it('shows figures of the corridors that are not open, and the others by name', () => {
  const { snapshot } = snapshotOf(rows, 'mena');
  // As where the drivers of an axis are many.
  const buffers = snapshot.balance.buffers.map((driver) =>
    driver.description.startsWith('Strait of Gibraltar') ? { ...driver, description: 'Other drivers (1)' } : driver,
  );
  const balance = { ...snapshot.balance, buffers };
  const [, corridors = ''] = snapshotText({ ...snapshot, balance }).split('\nCorridors\n');
  expect(corridors).toMatch(/^ {2}Strait of Hormuz: .+\n {4}.*Corridor closed since .+\n {2}Open: /);
  const open = /Open: (.+?)\.\n/s.exec(corridors)?.[1] ?? '';
  expect(open.split(/, | and /).sort()).toEqual([
    'Bab el-Mandeb',
    'Strait of Gibraltar',
    'Suez Canal',
    'Turkish Straits',
  ]);
});

it('dates a label only where a change was seen', () => {
  expect(snapshotText(calm.snapshot)).toContain('\nCalm, net balance');
  expect(snapshotText(snapshotOf(rows, 'mena', NOW, calm.state).snapshot)).toMatch(/\nOn the escalation ladder since /);
});
