/** An observation with what is hard to write and read: quotes, escapes, other scripts, half a character. */
export const observation = (recordId: string, value: number) => ({
  recordId,
  metric: 'crude_price' as const,
  subject: 'brent',
  feedId: 'feed',
  observedAt: 1_000,
  knownAt: 2_000,
  value,
  event: 'x\\y\n"é東',
  lineage: 'wire',
  detail: { code: '\u0000 "', odd: '\ud800' },
});

/** Statements that put a row into every table that no command fills. */
export const ROWS = [
  `INSERT INTO job_claim SELECT 'many', 'slot "' || n || E'"\\n', 'é', n, NULL, n FROM generate_series(1, 4100) AS n`,
  `INSERT INTO idempotency_slot SELECT 'account:a', 'k' || n, 'f', 'o', 1, 200, 'application/json',
    decode(repeat('00ff220a', 550000), 'hex') FROM generate_series(1, 3) AS n`,
  `INSERT INTO idempotency_part VALUES ('account:a', 1, 'h', decode('00ff220a', 'hex'))`,
  `INSERT INTO idempotency_usage VALUES ('account:a', 1, 4)`,
  `INSERT INTO condensed_day VALUES ('protests', 1, 1, 5, NULL, 9, '{"a":1e-7}')`,
  `INSERT INTO cited_evidence VALUES ('mena', 'e1', 's1', 1, 'event', 'PortWatch', '12 ships fewer', 0.1, 1, '', 'suez')`,
  `INSERT INTO record (feed_id, record_id, kind, title, country, other_countries, latitude, longitude, observed_at, known_at, superseded_at, is_listed, body, fingerprint)
    VALUES ('gdacs', 'TC-1', 'storm', 'wind', 'PH', 'VN', 0.1, 1e-7, 1, 2, 3, true, '{"a":1e-7}', 'f')`,
  `INSERT INTO record_reading VALUES ('gdacs', 2, NULL)`,
  `INSERT INTO conversation_turn (conversation_id, account_id, said_at, understood) VALUES ('c', 'acme', 1, '{"a":1e-7}')`,
  `INSERT INTO lead (kind, email, name, consent_version, sent_at, address_id, consent_text, confirm_until)
    VALUES ('contact', 'a@b.example', 'é "', '2026-11', 1, 'a', 'é "', 2)`,
  `INSERT INTO lead_mail VALUES ('a', 1, 2, 3, 4, 5, 6)`,
  `INSERT INTO scenario_job (job_id, account_id, kind, request, requested_at, status, leased_until, ended_at, result)
    VALUES ('job_a', 'acme', 'region', '{"a":1e-7}', 1, 'done', 0, 2, decode('00ff220a', 'hex'))`,
  `INSERT INTO export_file VALUES ('axes', 'all', 'v', 'h', 4, 1, 2)`,
  `INSERT INTO export_piece VALUES ('axes', 'all', 'v', 0, decode('00ff220a', 'hex'))`,
  `INSERT INTO console_session VALUES ('s', 'AAAAAAAA', 1, 2)`,
  `INSERT INTO sign_in_link VALUES ('AAAAAAAA', 'l', 3)`,
  `INSERT INTO event_head (store_id, sequence, recorded_at) VALUES ('a', 1, 2) ON CONFLICT DO NOTHING`,
  `INSERT INTO event VALUES (900, 'evt_1', 'feed.stale', 'live', NULL, 'feed:a', 1, 2, '{"a":1e-7}', '[]')`,
  `INSERT INTO destination VALUES ('dst_1', 'acme', 'https://a.example/é', 'feed.stale', NULL, 'gone', 1, 2, NULL, 3, '{"method":"PUT","headerNames":["é"]}')`,
  `INSERT INTO destination VALUES ('dst_2', 'acme', 'mailto:a%25@b.example', NULL, NULL, NULL, 1, 2, NULL, 3, NULL, 'daily', 4, 5, 6)`,
  `INSERT INTO mail_consent VALUES ('dst_2', 'acme', 'a', '2026-11', 'é "', 1, NULL, 2, NULL)`,
  `INSERT INTO destination_secret (destination_id, created_at, sealed) VALUES ('dst_1', 1, decode('00ff220a', 'hex'))`,
  `INSERT INTO delivery VALUES ('dlv_1', 'dst_1', 'evt_1', 'destination.test', NULL, '{"a":1e-7}', 'dead', 1, 2, 3, 4, 5)`,
  `INSERT INTO delivery_attempt (delivery_id, tried_at, duration_ms, status_code, outcome) VALUES ('dlv_1', 1, 2, NULL, 'timed_out')`,
  `INSERT INTO rule VALUES ('rul_1', 'acme', '{"when":"é","a":1e-7}', 'over_budget', 1)`,
  `INSERT INTO rule_state VALUES ('rul_1', 'mena', 1, 'snap', '{"a":1e-7}')`,
  `INSERT INTO feed_link VALUES ('lnk_1', 'acme', 'Reader “é”', 'm', 1)`,
  'INSERT INTO delivery_head (sequence) VALUES (900)',
  'INSERT INTO evidence_kept (since) VALUES (1)',
  'INSERT INTO known_horizon (instant) VALUES (1) ON CONFLICT DO NOTHING',
];
