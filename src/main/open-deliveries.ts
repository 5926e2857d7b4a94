import { createGuardedPost } from '../deliveries/guarded-post.ts';
import { createOutboundGuard } from '../deliveries/outbound-guard.ts';
import { webhookHeaders } from '../deliveries/sign-webhook.ts';
import { createNameResolver } from '../feeds/http/name-resolver.ts';
import { isPublicAddress } from '../feeds/http/public-address.ts';
import { retryAfterMs } from '../feeds/http/retry-after.ts';
import { createSealer } from '../identity/sealer.ts';
import { webhookKey } from '../identity/signing/webhook-key.ts';
import { createRequestSender } from '../jobs/outbound-request.ts';
import { runDeliveries } from '../jobs/run-deliveries.ts';
import type { Stores } from '../stores/open-stores.ts';
import type { Config } from './config.ts';
import { openMails } from './open-mails.ts';
import { userAgentOf } from './open-services.ts';
import type { Watch } from './open-watch.ts';
import { systemClock } from './system-clock.ts';
import { systemTimer } from './system-timer.ts';
import type { WorldFolder } from './world-folder.ts';

interface Sending {
  readonly stores: Pick<Stores, 'deliveries' | 'events' | 'leads' | 'leadMails' | 'mailDestinations'>;
  readonly folder?: Pick<WorldFolder, 'name'>;
}

/**
 * The deliveries and mails of a serving process, which has the pepper that secrets are sealed with. `start` begins to send; of
 * all processes on one store, one makes each try.
 */
export function openDeliveries(
  config: Pick<Config, 'deliveryAllow' | 'contact' | 'mailServer' | 'publicUrl'>,
  { stores, folder }: Sending,
  watch: Watch & { readonly pepper: Uint8Array },
) {
  const { pepper, log, metrics } = watch;
  const isExercise = folder?.name === 'exercise';
  const mails = openMails(config, { ...stores, isExercise }, watch);
  const names = createNameResolver();
  const outboundGuard = createOutboundGuard({
    resolve: names.resolve,
    isPublic: isPublicAddress,
    allowed: config.deliveryAllow,
  });
  const sealer = createSealer(pepper);
  const key = webhookKey(pepper);
  const [clock, setTimer] = [systemClock, systemTimer];
  const post = createGuardedPost({
    guard: outboundGuard,
    userAgent: userAgentOf(config),
    setTimer,
    clock,
    retryAfterMs,
  });
  const sign: Parameters<typeof createRequestSender>[0]['sign'] = (signed, secrets) =>
    webhookHeaders(signed, { secrets, signEd25519: key.sign });
  let running: ReturnType<typeof runDeliveries> | undefined;
  return {
    outboundGuard,
    sealer,
    webhookKey: key,
    mails,
    start() {
      mails.start();
      running = runDeliveries({
        queue: stores.deliveries,
        eventLog: stores.events,
        send: createRequestSender({ post, sealer, sign, isExercise }),
        clock,
        setTimer,
        random: Math.random,
        onError: (error) => log.error('delivery failed', { error }),
        onTried: metrics.deliveryTried,
        onDead: metrics.deliveryDead,
      });
    },
    async close() {
      await Promise.all([running?.stop(), mails.close()]);
      names.close();
    },
  };
}
