import type { SqlSession, SqlValue } from '../sql-client.ts';
import type { RecordedStatement } from './recording-client.ts';

/** What a plan reads. */
export interface PlanReads {
  /** Tables that it reads from end to end, whatever is asked, also in the order of an index. */
  readonly scanned: readonly string[];
  readonly indexes: readonly string[];
}

/**
 * The plan of a statement in force after its fifth use, when it was prepared under a name, else the one for its values.
 * @param session inside a transaction
 */
export const explainPlan = async (session: SqlSession, statement: RecordedStatement): Promise<PlanReads> =>
  readsOf(await explained(session, statement, 'FORMAT JSON'));

/**
 * Runs a statement by the same plan and counts the pages of tables and indexes that it reads, from memory or from the disk.
 * @param session inside a transaction
 */
export const pagesRead = async (session: SqlSession, statement: RecordedStatement): Promise<number> =>
  pagesOf(await explained(session, statement, 'ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON'));

async function explained(session: SqlSession, statement: RecordedStatement, options: string): Promise<unknown> {
  const mode = statement.name === undefined ? 'force_custom_plan' : 'force_generic_plan';
  const run = async (text: string) => session.query({ text, values: [] });
  await run(`SET LOCAL plan_cache_mode TO ${mode}`);
  await run(`PREPARE explained AS ${statement.text}`);
  const values = statement.values.length === 0 ? '' : `(${statement.values.map(literal).join(', ')})`;
  const [row] = await run(`EXPLAIN (${options}) EXECUTE explained${values}`);
  await run('DEALLOCATE explained');
  return planIn(row);
}

/** Drivers hand JSON over parsed. */
const planIn = (row: unknown): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, 'QUERY PLAN') : undefined;

function readsOf(plan: unknown): PlanReads {
  const [scanned, indexes] = [new Set<string>(), new Set<string>()];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const member = (name: string): string => String(Reflect.get(node, name) ?? '');
    const isFilteredIndex =
      /^Index/.test(member('Node Type')) && member('Index Cond') === '' && member('Filter') !== '';
    if (member('Node Type') === 'Seq Scan' || isFilteredIndex) scanned.add(member('Relation Name'));
    if (member('Index Name') !== '') indexes.add(member('Index Name'));
    for (const child of Object.values(node)) walk(child);
  };
  walk(plan);
  return { scanned: [...scanned].toSorted(), indexes: [...indexes].toSorted() };
}

/** A node counts what its children read, but not the parts of a statement that run after it. */
function pagesOf(plan: unknown): number {
  if (Array.isArray(plan)) return plan.reduce((sum: number, one: unknown) => sum + pagesOf(one), 0);
  if (typeof plan !== 'object' || plan === null) return 0;
  const member = (name: string): unknown => Reflect.get(plan, name);
  const own = Number(member('Shared Hit Blocks') ?? 0) + Number(member('Shared Read Blocks') ?? 0);
  return Math.max(own, pagesOf(member('Plan')) + pagesOf(member('Plans')));
}

function literal(value: SqlValue): string {
  if (value === null) return 'NULL';
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`;
  return `'${String(value).replaceAll("'", "''")}'`;
}
