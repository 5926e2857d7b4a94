import type { ForecastKind } from '../ports/forecast-ledger.ts';
import type { WorldName } from '../ports/world.ts';
import { text } from './row-reader.ts';
import type { SqlSession } from './sql-client.ts';

/** Why one world does not open, restore or seal what belongs to the other. Nothing was changed. */
export class WorldRefusal extends Error {}

/**
 * Names the world of a store for good, or compares it with the name that the store has.
 * @throws WorldRefusal when it belongs to the other world
 */
export async function claimWorld(session: SqlSession, world: WorldName): Promise<void> {
  await session.query({ name: 'world.claim', text: CLAIM, values: [world] });
  await requireWorld(session, world);
}

/**
 * Compares the world of a store with the one it is opened for; a store without a name has none yet.
 * @throws WorldRefusal when it belongs to the other world
 */
export async function requireWorld(session: SqlSession, world: WorldName): Promise<void> {
  const owner = await worldOfStore(session);
  if (owner !== undefined && owner !== world)
    throw new WorldRefusal(`this store belongs to the ${owner} world and cannot be opened as the ${world} world`);
}

/** The world that a store is named for; undefined in one that was not yet opened by a program that names it. */
export async function worldOfStore(session: SqlSession): Promise<WorldName | undefined> {
  const table = await session.query({ name: 'world.table', text: TABLE, values: [] });
  if (text(table[0], 'name') === '') return undefined;
  return readWorld(session);
}

/**
 * Refuses forecasts of one world in the ledger of the other.
 * @throws WorldRefusal
 */
export async function requireKinds(session: SqlSession, kinds: readonly ForecastKind[]): Promise<void> {
  const owner = await readWorld(session);
  const other = kinds.map(worldOfKind).find((world) => owner !== undefined && world !== owner);
  if (other !== undefined)
    throw new WorldRefusal(`the ledger of the ${owner} world does not seal forecasts of the ${other} world`);
}

/** The world that a forecast was made in. */
export const worldOfKind = (kind: ForecastKind): WorldName => (kind === 'exercise' ? 'exercise' : 'live');

async function readWorld(session: SqlSession): Promise<WorldName | undefined> {
  const [row] = await session.query({ name: 'world.read', text: 'SELECT world FROM store_world', values: [] });
  return row === undefined ? undefined : worldNamed(text(row, 'world'));
}

/** @throws TypeError on anything but the name of a world */
function worldNamed(value: unknown): WorldName {
  if (value === 'live' || value === 'exercise') return value;
  throw new TypeError(`no world: ${String(value)}`);
}

const CLAIM = 'INSERT INTO store_world (world) VALUES ($1) ON CONFLICT DO NOTHING';
const TABLE = "SELECT coalesce(to_regclass('store_world')::text, '') AS name";
