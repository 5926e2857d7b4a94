import { COMMON_HEADERS, ERROR_HEADERS, RESPONSE_HEADERS } from '../../contract/conventions/headers.ts';
import { type Exchange, varyOn } from '../exchange.ts';
import type { OwnSite } from '../own-site.ts';
import { fail, PASS, type Stage } from '../pipeline-builder.ts';

const EXPOSED = exposedHeaders();

/** Lets our own pages and those of the configured origins in and refuses all others; a request without `Origin` is not from a page. */
export function originStage(
  allowedOrigins: readonly string[],
  ownSite?: Pick<OwnSite, 'isOwnOrigin'>,
): Stage<Exchange, object> {
  const allowed = new Set(allowedOrigins);
  return {
    name: 'origin',
    run: ({ request, notes }) => {
      varyOn(notes, 'Origin');
      const origins = request.headers.all('origin');
      if (origins.length === 0) return PASS;
      // Its answers need no permission: the page is of the same origin.
      if (ownSite?.isOwnOrigin(request.headers) === true) return PASS;
      const [origin] = origins;
      if (origins.length > 1 || origin === undefined || !allowed.has(origin)) return fail({ code: 'origin_refused' });
      notes.headers.push(['Access-Control-Allow-Origin', origin], ['Access-Control-Expose-Headers', EXPOSED]);
      return PASS;
    },
  };
}

/** Everything of ours a page may want to read; the safelisted headers need no mention. */
function exposedHeaders(): string {
  const unmentioned = /^(?:Cache-Control|Last-Modified|Vary|Access-Control-.*|Content-Security-Policy|Accept)$/;
  const names = new Set<string>([...Object.keys(RESPONSE_HEADERS), ...COMMON_HEADERS, ...ERROR_HEADERS]);
  return [...names].filter((name) => !unmentioned.test(name)).join(', ');
}
