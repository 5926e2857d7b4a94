import { describe, expect, it } from 'vitest';
import { EXPORT_PIECE_BYTES } from '../../ports/export-files.ts';
import type { ForecastSet } from '../../ports/forecast-ledger.ts';
import type { NewSnapshot } from '../../ports/snapshot-store.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const REGION = 'exported';
const NAME = { table: 'axes', period: '2026-11' };
const FILE = { ...NAME, sha256: 'a'.repeat(64), rowCount: 3, writtenAt: 5 };

const set = (snapshotId: string, issuedAt: number): ForecastSet => ({
  ...{ snapshotId, regionId: REGION, horizon: '24h', kind: 'live', issuedAt, sealedAt: 9, modelVersion: '1' },
  ...{ fromDay: 77, lastDay: 77, lanes: [4_096, 0, 0, 0], references: {} },
});

const snapshot = (snapshotId: string, generatedAt: number): NewSnapshot => ({
  ...{ regionId: REGION, snapshotId, generatedAt, validUntil: 9, state: { n: generatedAt } },
  body: new TextEncoder().encode(`{"snapshot":"${snapshotId}"}`),
  signature: { keyId: 'k', value: snapshotId },
  forecasts: [set(snapshotId, generatedAt)],
});

export function describeExports({ stores }: StoresUnderTest): void {
  describe('what exports read', () => {
    it('is every snapshot, set and outcome of a span once, in order, page after page', async () => {
      const { snapshots, exportSource, forecasts } = stores();
      const stored = { x0: 10, x1: 20, x2: 20, x3: 30, x4: 40 };
      for (const [id, at] of Object.entries(stored)) await snapshots.append(snapshot(id, at));
      const outcome = { regionId: REGION, horizon: '24h', fromDay: 77, lastDay: 77 } as const;
      await forecasts.resolve(outcome, { status: 'void', reason: 'no_history', facts: {} }, 60);
      const span = { regionId: REGION, from: 10, to: 40, limit: 2 };
      const first = await exportSource.snapshots(span);
      const after = first.at(-1);
      if (after === undefined) throw new Error('there is a page');
      const second = await exportSource.snapshots({ ...span, after });
      expect([...first, ...second].map(({ snapshotId }) => snapshotId)).toEqual(['x0', 'x1', 'x2', 'x3']);
      expect(first[0]).toEqual({
        ...{ snapshotId: 'x0', generatedAt: 10, state: { n: 10 }, signature: { keyId: 'k', value: 'x0' } },
        body: new TextEncoder().encode('{"snapshot":"x0"}'),
      });
      const sets = await exportSource.forecasts(span);
      const [, last] = sets;
      const more = await exportSource.forecasts({ ...span, ...(last === undefined ? {} : { after: last }) });
      expect([...sets, ...more].map(({ snapshotId }) => snapshotId)).toEqual(['x0', 'x1', 'x2', 'x3']);
      const all = await exportSource.outcomes({ ...span, to: 61, limit: 9 });
      expect(all.map(({ snapshotId, resolution }) => [snapshotId, resolution.result])).toEqual(
        ['x0', 'x1', 'x2', 'x3', 'x4'].map((id) => [id, 'no_history']),
      );
      const [one] = all;
      const rest = { ...span, to: 61, limit: 9, ...(one === undefined ? {} : { after: one.resolution }) };
      expect(await exportSource.outcomes(rest)).toEqual(all.slice(1));
      expect(await exportSource.outcomes({ ...span, to: 60 })).toEqual([]);
    });
  });

  describe('files of exports', () => {
    it('are read in any part, replaced as a unit, and not seen before they are published', async () => {
      const { exportFiles } = stores();
      const bytes = Buffer.from(Array.from({ length: EXPORT_PIECE_BYTES + 9 }, (_, n) => n % 251));
      const pieces = [bytes.subarray(0, EXPORT_PIECE_BYTES), bytes.subarray(EXPORT_PIECE_BYTES)];
      for (const [place, piece] of pieces.entries())
        await exportFiles.addPiece({ ...NAME, version: 'v1', place }, piece);
      expect(await exportFiles.find(NAME)).toBeUndefined();
      const file = { ...FILE, version: 'v1', byteCount: bytes.length };
      await exportFiles.publish(file);
      expect(await exportFiles.find(NAME)).toEqual(file);
      for (const [first, last] of [
        [0, bytes.length - 1],
        [EXPORT_PIECE_BYTES - 1, EXPORT_PIECE_BYTES],
        [EXPORT_PIECE_BYTES, EXPORT_PIECE_BYTES],
        [3, 3],
      ] as const)
        expect(Buffer.from((await exportFiles.read(file, { first, last })) ?? [])).toEqual(
          bytes.subarray(first, last + 1),
        );
      const next = { ...FILE, version: 'v2', byteCount: 1, licences: ['CC BY 4.0', 'Licence "é"'] };
      await exportFiles.addPiece({ ...NAME, version: 'v2', place: 0 }, new Uint8Array([7]));
      await exportFiles.publish(next);
      expect(await exportFiles.read(file, { first: 0, last: 0 })).toBeUndefined();
      expect(await exportFiles.read(next, { first: 0, last: 0 })).toEqual(Buffer.from([7]));
      expect((await exportFiles.all()).filter(({ table }) => table === NAME.table)).toEqual([next]);
    });
  });
}
