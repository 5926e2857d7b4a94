import { LruCache } from '../concurrency/lru-cache.ts';
import type { Gateway } from '../gateway/create-gateway.ts';
import type { OwnSite } from '../gateway/own-site.ts';
import type { Sessions } from '../identity/sessions.ts';
import { countryByM49, countryByName } from '../reference/countries.ts';
import { SMALL_PLACES } from '../reference/country-borders.ts';
import { type ConsoleParts, createConsole } from '../web/server/create-console.tsx';
import type { Config } from './config.ts';
import { withConsole } from './console-gateway.ts';
import { createSignIn } from './console-sign-in.ts';
import { systemClock } from './system-clock.ts';
import { COMMAND_LINE } from './version.ts';

/** Of the pages of the console: some 200 compressed, some 60 as they were made. */
const MAX_COMPRESSED_BYTES = 4_194_304;
const MAX_MADE_BYTES = 8_388_608;

interface OpenConsoleParts extends Pick<ConsoleParts, 'world' | 'islands' | 'followLink'> {
  readonly sessions: Sessions;
  readonly ownSite: OwnSite;
  readonly onError: (error: unknown, requestId: string) => void;
}

/** The gateway with the pages of the console in front. */
export function openConsole(
  { isConsolePublic: isPublic }: Pick<Config, 'isConsolePublic'>,
  gateway: Gateway,
  { sessions, ownSite, onError, ...parts }: OpenConsoleParts,
): Gateway {
  const pages = createConsole({
    ...parts,
    signIn: createSignIn({ sessions, ownSite }),
    now: systemClock.now,
    mapped: { countryOf: (land) => (countryByM49(land) ?? countryByName(land))?.iso2, small: SMALL_PLACES },
    commandLine: COMMAND_LINE,
    compressed: new LruCache({ maxWeight: MAX_COMPRESSED_BYTES }),
    made: new LruCache({ maxWeight: MAX_MADE_BYTES }),
  });
  return withConsole(gateway, { pages, ownSite, isPublic, onError });
}
