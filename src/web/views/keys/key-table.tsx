import type { Responses } from '../../../../clients/typescript/client.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { PlainTable } from './plain-table.tsx';

type ApiKey = Responses['listKeys']['keys'][number];

interface Props {
  readonly keys: readonly ApiKey[];
  /** Epoch ms. */
  readonly now: number;
  readonly words: Words;
  readonly formats: Formats;
}

/** Keys without their secrets. */
export function KeyTable({ keys, now, words: { keysView: words }, formats }: Props) {
  return (
    <PlainTable
      columns={Object.values(words.keyColumns)}
      rows={keys.map((key) => ({
        key: key.publicId,
        cells: [
          <code key="id">{key.publicId}</code>,
          `${key.account}${key.scopes.includes('operator') ? ` (${words.operatorKey})` : ''}`,
          formats.instant(key.createdAt),
          key.lastUsedAt === undefined ? words.never : formats.instant(key.lastUsedAt),
          stateOf(key),
        ],
      }))}
    />
  );

  function stateOf({ revokedAt, expiresAt }: ApiKey): string {
    if (revokedAt !== undefined) return words.revoked(formats.instant(revokedAt));
    if (expiresAt === undefined) return words.inForce;
    return (expiresAt > now ? words.until : words.expired)(formats.instant(expiresAt));
  }
}
