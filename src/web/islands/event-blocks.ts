/** One server-sent event. */
export interface SentEvent {
  readonly event: string;
  readonly data: unknown;
}

/** The complete events at the begin of a stream's text, and the rest of it. */
export function eventBlocks(text: string): { readonly events: readonly SentEvent[]; readonly rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.flatMap((block): SentEvent[] => {
    const of = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const [event, data] = [of('event'), of('data')];
    return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) }];
  });
  return { events, rest };
}
