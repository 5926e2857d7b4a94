import type { ExercisePlan } from './further-upstreams.ts';
import type { Upstream } from './upstream-server.ts';

/** The alert service: the story is at sea, so no siren sounds. */
export function sirensUpstream(_: ExercisePlan): Upstream {
  return ({ host, path }) =>
    host === 'api.tzevaadom.co.il' && path === '/notifications'
      ? { status: 200, contentType: 'application/json; charset=utf-8', body: '[]' }
      : undefined;
}
