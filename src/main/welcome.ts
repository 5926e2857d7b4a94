import type { FirstKey } from './first-key.ts';
import { COMMAND_LINE } from './version.ts';
import type { WorldName } from './world-folder.ts';

interface Started {
  readonly url: string;
  readonly world: WorldName;
  readonly key: FirstKey | undefined;
  /** What signs a browser of this machine in once. */
  readonly once?: string;
}

/** Printed by a start: the address, a link for the browser, the key once, and a request to paste. */
export function welcome({ url, world, key, once }: Started): string {
  const read = (header: string): string =>
    `  curl -s -H ${header} '${url}/api/intelligence/v1/get-regional-snapshot?region_id=mena'`;
  return [
    '',
    `Barograph ${world === 'exercise' ? '(EXERCISE: invented world) ' : ''}is listening on ${url}`,
    ...(once === undefined
      ? []
      : [`  open   ${signInLink(url, once)}`, '         signs a browser in once, within ten minutes']),
    `  docs   ${url}/docs`,
    ...keyLines(key),
    ...(key === undefined ? [] : ['', read(headerOf(key))]),
    '',
    'Stop with Ctrl-C.',
    '',
  ].join('\n');
}

/** Opened by a browser of this machine; its button signs it in. */
export const signInLink = (url: string, once: string): string => `${url}/signin?once=${once}`;

function keyLines(key: FirstKey | undefined): readonly string[] {
  if (key === undefined) return [`  key    create one: ${COMMAND_LINE} keys create --account me --plan enterprise`];
  if (!key.isNew) return [`  key    ${key.key.split('_', 3).join('_')}…, stored in ${key.path}`];
  return [`  key    ${key.key}`, `         shown in full once; stored in ${key.path}, readable by you alone`];
}

/** The key itself while it is shown anyway, later the file that holds it. */
function headerOf({ key, path, isNew }: FirstKey): string {
  if (isNew) return `'X-Service-Key: ${key}'`;
  return `"X-Service-Key: $(cat ${quoted(path)})"`;
}

/** A path as one word of a POSIX shell, whatever it holds. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}
