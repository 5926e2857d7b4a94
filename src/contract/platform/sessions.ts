import { endpoint } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';

export const SESSION_ID_PATTERN = '^[0-9a-f]{16}$';

export const listSessions = endpoint({
  operationId: 'ListSessions',
  method: 'GET',
  path: '/api/sessions',
  group: 'Platform',
  summary: 'Browsers that are signed in',
  description: "Open sessions of the caller's account, the newest first.",
  gate: 'key',
  input: record('ListSessionsQuery', {}),
  response: record('SessionList', {
    sessions: Type.Array(
      record('OpenSession', {
        sessionId: Type.String(),
        createdAt: EpochMs('When it began.'),
        lastSeenAt: EpochMs('To ten minutes.'),
        endsAt: EpochMs('When it ends unless it is used again.'),
      }),
    ),
  }),
  exampleResponse: {
    sessions: [
      {
        sessionId: '0f1e2d3c4b5a6978',
        createdAt: 1_780_300_800_000,
        lastSeenAt: 1_780_304_400_000,
        endsAt: 1_780_347_600_000,
      },
    ],
  },
});

export const endSession = endpoint({
  operationId: 'EndSession',
  method: 'POST',
  path: '/api/sessions/end',
  group: 'Platform',
  summary: 'Signs a browser out',
  description: "Ends a session of the caller's account, in every process within 5 seconds. Audited.",
  gate: 'key',
  idempotent: true,
  bodyLimitBytes: 4_096,
  input: record('EndSessionRequest', {
    sessionId: Type.String({ pattern: SESSION_ID_PATTERN, description: 'As the list has it.' }),
  }),
  response: record('EndedSession', { ended: Type.Literal(true) }),
  failures: ['item_unknown'],
  exampleInput: { sessionId: '0f1e2d3c4b5a6978' },
  exampleResponse: { ended: true },
});
