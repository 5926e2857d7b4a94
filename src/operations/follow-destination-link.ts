import type { SetTimer } from '../concurrency/deadline.ts';
import type { Clock } from '../ports/clock.ts';
import type { LeadTokenUse } from '../ports/lead-tokens.ts';
import type { DestinationTokens, DigestEnds, MailDestinations } from '../ports/mail-destinations.ts';
import type { LinkOutcome } from './follow-lead-link.ts';
import { readWithDeadline } from './read-with-deadline.ts';

export interface DestinationLinkParts {
  readonly mailDestinations: Pick<MailDestinations, 'confirm' | 'unsubscribe'>;
  readonly destinationTokens: Pick<DestinationTokens, 'read'>;
  /** The next ends of periods. @param now epoch ms */
  readonly digestEnds: (now: number) => DigestEnds;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
}

/** Confirms the address of a destination of mail, or unsubscribes it. Both may be repeated; a token that was never made does not reach the store. */
export function followDestinationLink(parts: DestinationLinkParts) {
  const { mailDestinations, destinationTokens, digestEnds, clock, setTimer } = parts;
  return async (use: LeadTokenUse, token: string): Promise<LinkOutcome> => {
    const destinationId = destinationTokens.read(use, token);
    if (destinationId === undefined) return 'unknown';
    const now = clock.now();
    const work =
      use === 'confirm'
        ? mailDestinations.confirm(destinationId, digestEnds(now))
        : mailDestinations.unsubscribe(destinationId, now);
    const read = await readWithDeadline(work, setTimer);
    if (!read.ok) return 'busy';
    return read.value ? 'done' : 'unknown';
  };
}
