import { expect, it } from 'vitest';
import { snapshotOf } from '../../test/kit/worlds.ts';
import { snapshotBody, snapshotOfBody } from './assemble-snapshot.ts';

it('gives back the text of the snapshot in a served body, byte for byte', () => {
  const { snapshot } = snapshotOf([], 'latam');
  expect(snapshotOfBody(snapshotBody(snapshot))).toBe(JSON.stringify(snapshot));
});

it('refuses what is no body of a snapshot', () => {
  expect(() => snapshotOfBody('{"error":"gone"}')).toThrow('not the body of a snapshot');
});
