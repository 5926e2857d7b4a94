import { describe, expect, it } from 'vitest';
import { createSerialClient } from './serial-client.ts';
import type { SqlSession, SqlStatement } from './sql-client.ts';

const statement = (text: string): SqlStatement => ({ name: text, text, values: [] });

/** A session that writes down what it was sent; `broken` makes a statement fail. */
function record() {
  const sent: string[] = [];
  const raw = {
    async run({ text }: SqlStatement) {
      sent.push(text);
      if (text === 'broken') throw new Error('broken');
      return [];
    },
    abandon: () => sent.push('abandoned'),
  };
  const close = async () => {
    sent.push('closed');
  };
  return { sent, client: createSerialClient(raw, { close, idleMs: 1 }) };
}

describe('a client over one session', () => {
  it('lets whole transactions take turns with calls, first come, first served', async () => {
    const { sent, client } = record();
    await Promise.all([
      client.transaction(async (session) => {
        await session.query(statement('a1'));
        await session.query(statement('a2'));
      }),
      client.query(statement('b')),
      client.transaction((session) => session.query(statement('c'))),
    ]);
    expect(sent).toEqual(['BEGIN', 'a1', 'a2', 'COMMIT', 'b', 'BEGIN', 'c', 'COMMIT']);
  });

  it('rolls back and goes on when a transaction falls silent', async () => {
    const { sent, client } = record();
    const silent = client.transaction(() => new Promise<never>(() => undefined));
    await expect(silent).rejects.toMatchObject({ kind: 'timeout' });
    await client.query(statement('next'));
    expect(sent).toEqual(['BEGIN', 'ROLLBACK', 'next']);
  });

  it('fails a statement after the idle time with what ended the transaction', async () => {
    const { sent, client } = record();
    const sessions: SqlSession[] = [];
    const silent = client.transaction((session) => {
      sessions.push(session);
      return new Promise<never>(() => undefined);
    });
    await expect(silent).rejects.toMatchObject({ kind: 'timeout' });
    await expect(sessions[0]?.query(statement('late'))).rejects.toMatchObject({
      kind: 'timeout',
      message: 'transaction idle for 1 ms',
    });
    expect(sent).toEqual(['BEGIN', 'ROLLBACK']);
  });

  it('ends a transaction that waits for its own client instead of its session', async () => {
    const { client } = record();
    const deadlock = client.transaction(() => client.query(statement('outside')));
    await expect(deadlock).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('refuses a session that is used after its transaction', async () => {
    const { client } = record();
    const session = await client.transaction(async (inside) => inside);
    await expect(session.query(statement('late'))).rejects.toMatchObject({ kind: 'closed' });
  });

  it('sends nothing more in a transaction after a failed statement', async () => {
    const { sent, client } = record();
    const failed = client.transaction(async (session) => {
      await session.query(statement('broken')).catch(() => undefined);
      await session.query(statement('never'));
    });
    await expect(failed).rejects.toThrow('broken');
    expect(sent).toEqual(['BEGIN', 'broken', 'ROLLBACK']);
  });

  it('closes after the last turn, once', async () => {
    const { sent, client } = record();
    const last = client.query(statement('last'));
    await Promise.all([client.close(), client.close(), last]);
    expect(sent).toEqual(['last', 'closed']);
    await expect(client.query(statement('late'))).rejects.toMatchObject({ kind: 'closed' });
  });
});
