import { createOwnSite } from '../../src/gateway/own-site.ts';
import { withConsole } from '../../src/main/console-gateway.ts';
import { createSignIn } from '../../src/main/console-sign-in.ts';
import { createConsole } from '../../src/web/server/create-console.tsx';
import type { FollowLink } from '../../src/web/server/lead-pages.tsx';
import { bodyText, createWorld, headerOf, type Sent } from '../gateway/world.ts';

const HOST = '127.0.0.1:8080';
export const OWN_ORIGIN = `http://${HOST}`;

type Changes = Parameters<typeof createWorld>[0] & { readonly followLink?: FollowLink };

/** A whole service in memory with the console in front. @param isPublic as with CONSOLE_PUBLIC=read */
export function createConsoleWorld(isPublic: boolean, { followLink, ...changes }: Changes = {}) {
  const ownSite = createOwnSite(() => 8080);
  const world = createWorld({ ...changes, gateway: { ownSite, ...changes.gateway } });
  const { sessions, clock } = world;
  const errors: unknown[] = [];
  const pages = createConsole({
    signIn: createSignIn({ sessions, ownSite }),
    world: 'live',
    now: () => clock.now(),
    mapped: { countryOf: () => undefined, small: [] },
    compressed: new Map(),
    made: new Map(),
    ...(followLink === undefined ? {} : { followLink }),
  });
  const gateway = withConsole(world.gateway, { pages, ownSite, isPublic, onError: (error) => errors.push(error) });
  const send = async (sent: Sent) => {
    const headers = [...(sent.headers ?? []), ['Host', HOST]] satisfies Sent['headers'];
    const answer = await world.sendTo(gateway, { ...sent, headers });
    return { status: answer.status, text: bodyText(answer), header: (name: string) => headerOf(answer, name) };
  };
  return {
    ...world,
    errors,
    send,
    /** A form of a page of ours. */
    post: (target: string, form: Readonly<Record<string, string>>, more: Partial<Sent> = {}) =>
      send({
        method: 'POST',
        target,
        body: String(new URLSearchParams(form)),
        ...more,
        headers: [['Content-Type', 'application/x-www-form-urlencoded'], ...(more.headers ?? [['Origin', OWN_ORIGIN]])],
      }),
  };
}
