import type { FirstKey } from './first-key.ts';
import type { WorldName } from './worlds.ts';

/** What a start prints for a person: where it serves, the key once, and one line that works when pasted. */
export function welcome({ url, world, key }: { url: string; world: WorldName; key: FirstKey | undefined }): string {
  const lines = [
    '',
    `Barograph serves ${world === 'exercise' ? 'an EXERCISE (invented world) ' : ''}on ${url}`,
    `  docs   ${url}/docs`,
  ];
  if (key === undefined) {
    lines.push('  key    make one: npm run cli -- keys create --account me --plan enterprise');
  } else if (key.isNew) {
    lines.push(`  key    ${key.key}`, `         shown in full this once; kept in ${key.path} (0600)`);
    lines.push(
      '',
      `  curl -s -H 'X-Service-Key: ${key.key}' '${url}/api/intelligence/v1/get-regional-snapshot?region_id=mena'`,
    );
  } else {
    lines.push(`  key    ${key.key.slice(0, 17)}…, kept in ${key.path}`);
    lines.push(
      '',
      `  curl -s -H "X-Service-Key: $(cat '${key.path}')" '${url}/api/intelligence/v1/get-regional-snapshot?region_id=mena'`,
    );
  }
  return [...lines, '', 'Stop with Ctrl-C.', ''].join('\n');
}
