import { Compile } from 'typebox/compile';
import { RuleBody } from '../contract/alert/rule.ts';
import type { AlertRule, RulePosition, RuleStore } from '../ports/rules.ts';
import { canonicalJson, type Json } from '../reference/content-hash.ts';
import { deliveryIdOf } from './delivery/delivery-sql.ts';
import { integer, optionalText, text } from './row-reader.ts';
import type { SqlClient, SqlSession, SqlValue } from './sql-client.ts';

/** A row per rule, and one per region of it. */
export function createRuleStore(client: SqlClient): RuleStore {
  const run = (session: SqlSession, name: string, statement: string, values: readonly SqlValue[]) =>
    session.query({ name: `rule.${name}`, text: statement, values });
  const begin = async (session: SqlSession, { ruleId, body }: Pick<AlertRule, 'ruleId' | 'body'>, at: number) => {
    await run(session, 'remove_states', REMOVE_STATES, [ruleId]);
    for (const regionId of new Set(body.regionIds)) await run(session, 'begin', BEGIN, [ruleId, regionId, at]);
  };

  return {
    add: (rule, maxCount) =>
      client.transaction(async (session) => {
        const { ruleId, accountId, body, createdAt } = rule;
        // One account adds one at a time, so that its allowance holds for any number of processes.
        await run(session, 'lock_account', LOCK_ACCOUNT, [accountId]);
        const values = [ruleId, accountId, canonicalJson(body), createdAt, maxCount];
        if ((await run(session, 'add', ADD, values)).length === 0) return 'allowance_used';
        await begin(session, rule, createdAt);
        return 'added';
      }),
    async list(accountId) {
      return (await run(client, 'list', LIST, [accountId])).map(ruleOf);
    },
    async find({ accountId, ruleId }) {
      return (await run(client, 'find', FIND, [ruleId, accountId])).map(ruleOf)[0];
    },
    change: ({ accountId, ruleId }, { body, isEnabled }, now) =>
      client.transaction(async (session) => {
        const [held] = (await run(session, 'lock', LOCK, [ruleId, accountId])).map(ruleOf);
        if (held === undefined) return undefined;
        const values = [ruleId, body === undefined ? null : canonicalJson(body), isEnabled ?? null];
        const [changed] = (await run(session, 'change', CHANGE, values)).map(ruleOf);
        const isEnabledAgain = isEnabled === true && held.disabledReason !== undefined;
        if (changed !== undefined && (body !== undefined || isEnabledAgain)) await begin(session, changed, now);
        return changed;
      }),
    remove: ({ accountId, ruleId }) =>
      client.transaction(async (session) => {
        if ((await run(session, 'remove', REMOVE, [ruleId, accountId])).length === 0) return false;
        await run(session, 'remove_states', REMOVE_STATES, [ruleId]);
        return true;
      }),
    async positions(regionId) {
      return (await run(client, 'positions', POSITIONS, [regionId])).map(positionOf);
    },
    advance: ({ rule, regionId, place }, to, now) =>
      client.transaction(async (session) => {
        const held = await run(session, 'lock_enabled', LOCK_ENABLED, [rule.ruleId]);
        const before = [rule.ruleId, regionId, place.generatedAt, place.snapshotId];
        const values = [...before, to.place.generatedAt, to.place.snapshotId, canonicalJson(to.state)];
        if (held.length === 0 || (await run(session, 'move', MOVE, values)).length === 0) return 'overtaken';
        for (const event of to.events)
          for (const destinationId of new Set(rule.body.destinationIds)) {
            const sent = [destinationId, rule.accountId, event.id, event.type, JSON.stringify(event), now];
            await run(session, 'send', SEND, sent);
          }
        if (to.isDisabled) await run(session, 'disable', DISABLE, [rule.ruleId]);
        return 'advanced';
      }),
  };
}

const compiled = Compile(RuleBody);

function ruleOf(row: unknown): AlertRule {
  const body: unknown = JSON.parse(text(row, 'body'));
  if (!compiled.Check(body)) throw new TypeError(`rule ${text(row, 'rule_id')} has an unexpected body`);
  const disabledReason = optionalText(row, 'disabled_reason');
  return {
    ruleId: text(row, 'rule_id'),
    accountId: text(row, 'account_id'),
    body,
    ...(disabledReason === undefined ? {} : { disabledReason: disabledReason === 'paused' ? 'paused' : 'over_budget' }),
    createdAt: integer(row, 'created_at'),
  };
}

function positionOf(row: unknown): RulePosition {
  const state: Json = JSON.parse(text(row, 'state'));
  return {
    rule: ruleOf(row),
    regionId: text(row, 'region_id'),
    place: { generatedAt: integer(row, 'generated_at'), snapshotId: text(row, 'snapshot_id') },
    state,
  };
}

const COLUMNS = 'rule_id, account_id, body, disabled_reason, created_at';
const LOCK_ACCOUNT = `SELECT pg_advisory_xact_lock(hashtextextended('rule ' || $1, 0))::text`;
const ADD = `INSERT INTO rule (rule_id, account_id, body, created_at)
  SELECT $1::text, $2::text, $3::text, $4::bigint WHERE (SELECT count(*) FROM rule WHERE account_id = $2) < $5::integer
  RETURNING rule_id`;
/** `~` sorts after every id of a snapshot: those of the same instant are of before. */
const BEGIN = `INSERT INTO rule_state (rule_id, region_id, generated_at, snapshot_id, state)
  VALUES ($1, $2, $3::bigint, '~', 'null')`;
const LIST = `SELECT ${COLUMNS} FROM rule WHERE account_id = $1 ORDER BY created_at DESC, rule_id DESC`;
const FIND = `SELECT ${COLUMNS} FROM rule WHERE rule_id = $1 AND account_id = $2`;
const LOCK = `${FIND} FOR UPDATE`;
/** What is disabled already keeps its reason. */
const CHANGE = `UPDATE rule SET body = coalesce($2, body),
    disabled_reason = CASE WHEN $3::boolean THEN NULL WHEN NOT $3::boolean THEN coalesce(disabled_reason, 'paused')
      ELSE disabled_reason END
  WHERE rule_id = $1 RETURNING ${COLUMNS}`;
const REMOVE = 'DELETE FROM rule WHERE rule_id = $1 AND account_id = $2 RETURNING rule_id';
const REMOVE_STATES = 'DELETE FROM rule_state WHERE rule_id = $1';
const POSITIONS = `SELECT rule_id, rule.account_id, rule.body, rule.disabled_reason, rule.created_at, region_id, generated_at,
    snapshot_id, state
  FROM rule_state JOIN rule USING (rule_id) WHERE region_id = $1 AND rule.disabled_reason IS NULL ORDER BY rule_id`;
const LOCK_ENABLED = 'SELECT rule_id FROM rule WHERE rule_id = $1 AND disabled_reason IS NULL FOR UPDATE';
const MOVE = `UPDATE rule_state SET generated_at = $5::bigint, snapshot_id = $6, state = $7
  WHERE rule_id = $1 AND region_id = $2 AND generated_at = $3::bigint AND snapshot_id = $4 RETURNING rule_id`;
const SEND = `INSERT INTO delivery (delivery_id, destination_id, event_id, type, payload, state, queued_at, next_at)
  SELECT ${deliveryIdOf('$3')}, destination_id, $3, $4, $5, 'waiting', $6::bigint, $6::bigint
  FROM destination WHERE destination_id = $1 AND account_id = $2 AND disabled_reason IS NULL
  ON CONFLICT (delivery_id) DO NOTHING`;
const DISABLE = `UPDATE rule SET disabled_reason = 'over_budget' WHERE rule_id = $1`;
