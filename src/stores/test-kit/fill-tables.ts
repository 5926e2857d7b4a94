import { DAY_MS } from '../../assessment/time.ts';
import { IN_FORCE } from '../record/record-sql.ts';
import type { SqlSession } from '../sql-client.ts';

/** Of no bytes (RFC 1952). */
const NOTHING_GZIP = `1f8b08${'0'.repeat(12)}0303${'0'.repeat(18)}`;
/** Rows of evidence, and of each other table that grows with time or with callers. */
const OBSERVATIONS = 60_000;
const ROWS = 20_000;

/** Fills an empty store as years of service would, and refreshes what the planner knows of it. */
export async function fillTables(session: SqlSession, now: number): Promise<void> {
  const n = `generate_series(1, ${ROWS}) AS n`;
  const region =
    "(ARRAY['mena', 'east-asia', 'europe', 'north-america', 'south-asia', 'latam', 'sub-saharan-africa', 'global'])[1 + n % 8]";
  const statements = [
    `INSERT INTO observation (metric, subject, feed_id, record_id, observed_at, known_at, value, event, lineage, detail, fingerprint)
      SELECT (ARRAY['protest_reports', 'force_reports', 'crude_price', 'transits_total'])[1 + n % 4], 'country:' || n % 190, 'feed',
        'r' || n, ${now} - (n % 400) * ${DAY_MS}::bigint, ${now} - (n % 400) * ${DAY_MS}::bigint, n, 'event ' || n,
        'outlet ' || n % 50, '{}', sha256(n::text::bytea) FROM generate_series(1, ${OBSERVATIONS}) AS n`,
    `INSERT INTO record (feed_id, record_id, kind, country, other_countries, latitude, longitude, observed_at, known_at, superseded_at, is_listed, body, fingerprint)
      SELECT 'feed ' || n % 13, 'r' || n, (ARRAY['earthquake', 'storm', 'headline', 'conflict_event'])[1 + n % 4],
        CASE WHEN n % 500 = 0 THEN 'QA' ELSE 'C' || n % 9 END, CASE WHEN n % 700 = 0 THEN 'OM QA' WHEN n % 5 = 0 THEN 'OM BH' ELSE '' END, n % 90, n % 180, ${now} - n * 60000::bigint, ${now} - n * 50000::bigint,
        CASE WHEN n % 3 = 0 THEN ${now} - n * 40000::bigint ELSE ${IN_FORCE} END, n % 2 = 0, '{}', '' FROM generate_series(1, ${OBSERVATIONS}) AS n`,
    `INSERT INTO record_reading SELECT 'feed ' || n % 13, ${now} - n * 60000::bigint, NULL FROM ${n}`,
    `INSERT INTO condensed_day SELECT 'metric ' || n % 10, n / 10, 1, n, NULL, n, '{}' FROM ${n}`,
    `INSERT INTO feed_state (feed_id, cursor, consecutive_failures) SELECT 'feed ' || n, '{}', 0 FROM generate_series(1, 50) AS n`,
    `INSERT INTO snapshot (snapshot_id, region_id, generated_at, valid_until, body, slot_at, state)
      SELECT 's' || n, ${region}, n, n, '', n, '{}' FROM ${n}`,
    `INSERT INTO snapshot_companion (snapshot_id, body_gzip) SELECT 's' || n, decode('${NOTHING_GZIP}', 'hex') FROM ${n}`,
    `INSERT INTO job_claim SELECT 'refresh/' || n % 8, 'slot ' || n, 'owner', 1, NULL, n FROM ${n}`,
    `INSERT INTO api_key SELECT 'key ' || n, 'account ' || n % 9000, 'mac', 'live', '[]', n, NULL, NULL, NULL FROM ${n}`,
    `INSERT INTO subscription SELECT 'account ' || n, 'free', 'active', NULL FROM ${n}`,
    `INSERT INTO idempotency_slot SELECT 'account:' || n % 900, 'key ' || n, 'f', 'o', ${now} + n, 200, 'text/plain', '' FROM ${n}`,
    `INSERT INTO idempotency_part SELECT 'account:' || n % 900, ${now} + n / 900 * 3600000, 'h' || n, '' FROM ${n}`,
    `INSERT INTO idempotency_usage SELECT 'account:' || n % 900, ${now} + n / 900 * 3600000, 1 FROM ${n}`,
    `INSERT INTO conversation_turn (conversation_id, account_id, said_at, understood)
      SELECT 'c' || n / 4, 'account ' || n / 200, ${now} - n * 4000::bigint, '{}' FROM ${n}`,
    `INSERT INTO lead (kind, email, consent_version, sent_at, address_id, confirm_until)
      SELECT (ARRAY['interest', 'contact'])[1 + n % 2], 'p' || n || '@b.example', '1', ${now} - n * 4000::bigint,
        'a' || n, CASE WHEN n % 9 = 0 THEN ${now} + n * 4000::bigint END FROM ${n}`,
    `INSERT INTO lead_mail (address_id, wanted_at, due_at, sent_at)
      SELECT 'a' || n, CASE WHEN n % 90 = 0 THEN ${now} + n END, CASE WHEN n % 90 = 0 THEN ${now} + n END, ${now} - n FROM ${n}`,
    `INSERT INTO scenario_job (job_id, account_id, kind, request, requested_at, status, leased_until, ended_at)
      SELECT 'job ' || n, 'account ' || n % 900, (ARRAY['region', 'world'])[1 + n % 2], '{}', n,
        CASE WHEN n % 400 = 0 THEN 'queued' ELSE 'done' END, 0, CASE WHEN n % 400 = 0 THEN NULL ELSE ${now} - n * 4000::bigint END FROM ${n}`,
    `INSERT INTO export_file SELECT 'table ' || n % 10, 'period ' || n, 'v', '', n, n, n FROM ${n}`,
    `INSERT INTO export_piece SELECT 'table ' || n % 10, 'period ' || n, 'v', 0, '' FROM ${n}`,
    `INSERT INTO console_session SELECT 's' || n, 'k' || n % 40, ${now} - n * 400::bigint, ${now} FROM ${n}`,
    `INSERT INTO sign_in_link SELECT 'k' || n, 'l' || n, ${now} + n * 400::bigint FROM ${n}`,
    `INSERT INTO event_head (store_id, sequence, recorded_at) VALUES ('filled', ${ROWS}, ${now})`,
    `INSERT INTO event SELECT n, 'evt_' || n, (ARRAY['snapshot.stored', 'forecast.sealed', 'feed.stale'])[1 + n % 3], 'live', ${region}, 's', ${now} - (${ROWS} - n) * 4000::bigint,
      ${now} - (${ROWS} - n) * 4000::bigint, '{}', '[]' FROM ${n}`,
    `INSERT INTO destination SELECT 'd' || n, 'account ' || n, 'https://a.example/', NULL, NULL, CASE WHEN n % 4 = 0 THEN 'gone' END, n, n, NULL, NULL FROM ${n} WHERE n <= 2000`,
    `INSERT INTO destination SELECT 'm' || n, 'account ' || n, 'mailto:a@b.example', NULL, NULL, CASE WHEN n % 4 = 0 THEN 'unconfirmed' END, n, ${ROWS}, NULL, NULL,
      NULL, (ARRAY['each', 'daily', 'weekly'])[1 + n % 3], n, n, ${now} + n * 4000::bigint FROM ${n} WHERE n <= 2000`,
    `INSERT INTO mail_consent SELECT 'm' || n, 'account ' || n, 'a' || n, '1', '', n, CASE WHEN n % 4 = 0 THEN ${now} + n END, NULL,
      CASE WHEN n % 8 = 1 THEN ${now} + n END FROM ${n}`,
    `INSERT INTO destination_secret (destination_id, created_at, sealed) SELECT 'd' || n, n, '' FROM ${n} WHERE n <= 2000`,
    `INSERT INTO delivery SELECT 'v' || n, 'd' || n % 2000, 'evt_' || n, 'feed.stale', n, NULL, (ARRAY['delivered', 'delivered', 'delivered', 'waiting'])[1 + n % 4],
      ${now} - (${ROWS} - n) * 4000::bigint, ${now} + n FROM ${n}`,
    `INSERT INTO delivery_attempt (delivery_id, tried_at, duration_ms, outcome) SELECT 'v' || n, n, 1, 'succeeded' FROM ${n}`,
    `INSERT INTO rule SELECT 'r' || n, 'account ' || n, '{}', CASE WHEN n % 4 = 0 THEN 'paused' END, n FROM ${n} WHERE n <= 2000`,
    `INSERT INTO rule_state SELECT 'r' || n, ${region}, n, 's', 'null' FROM ${n} WHERE n <= 2000`,
    `INSERT INTO feed_link SELECT 'l' || n, 'account ' || n, 'a', 'm' || n, n FROM ${n} WHERE n <= 2000`,
    `INSERT INTO audit_entry SELECT n, n, 'cli', (ARRAY['key.create', 'cache.purge'])[1 + n % 2], 's', '{}', '', 'h' || n FROM ${n}`,
    `INSERT INTO forecast SELECT n, 's' || n, ${region}, '24h', 'live', n, n, '1', n, n, 4096, 0, 0, 0, '{}', '', 'h' || n
      FROM ${n}`,
    `INSERT INTO forecast_resolution SELECT n, n, n, 'void', 'no_history', '{}', '', 'h' || n FROM ${n} WHERE n < ${ROWS} - 500`,
    `INSERT INTO cited_evidence (region_id, evidence_id, snapshot_id, cited_at, type, source, summary, confidence, observed_at, theater, corridor)
      SELECT ${region}, 'e' || n, 's' || n, n, 'news_headline', 'source ' || n % 40, 'word' || n || ' word' || n % 997, 0.5, n, '', ''
      FROM ${n}`,
  ];
  for (const text of statements) await session.query({ text, values: [] });
  await session.query({ text: 'ANALYZE', values: [] });
}
