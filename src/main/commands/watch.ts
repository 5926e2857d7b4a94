import { EVENT_TYPES } from '../../contract/intelligence/event.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { stopSignal } from '../stop-signal.ts';
import { askedServer } from './asked-server.ts';
import { type Command, parseArguments, print, readRegion } from './command.ts';
import { answerOf, inputOf } from './read-command.ts';
import { type Remote, type RemoteEvent, remoteEvents, remoteService, SERVICE_OPTIONS } from './remote-service.ts';
import { eventText } from './texts/event-text.ts';

const OPTIONS = { types: { parameter: 'types' }, after: { parameter: 'after' } } as const;

export const watch: Command = {
  name: 'watch',
  usage: '[REGION…] [--types T,…] [--after PLACE] [--json]',
  summary: `Prints each event on a line as it is recorded, until Ctrl-C: from now, or after a place, which --json prints. T: ${EVENT_TYPES.join(', ')}.`,
  examples: ['watch', 'watch mena europe --types regime.changed,corridor.changed', 'watch --after 0 --json'],
  asksService: true,
  run: async (words, config) => {
    const options = { ...SERVICE_OPTIONS, types: { type: 'string' }, after: { type: 'string' } } as const;
    const { values, positionals } = parseArguments(words, options, REGION_IDS.length);
    const regions = positionals.map((region) => readRegion('the region', region));
    const { types, after } = values;
    // The service takes one region; of several, every event is read and most are left out here.
    const [only] = regions.length === 1 ? regions : [];
    const followed = { ...(types === undefined ? {} : { types }), ...(only === undefined ? {} : { regionId: only }) };
    const named = { ...(types === undefined ? {} : { types }), ...(after === undefined ? {} : { after }) };
    inputOf('streamEvents', named, OPTIONS);
    const server = await askedServer(values, config);
    const isShown = (event: RemoteEvent): boolean =>
      regions.length === 0 || event.type === 'reset' || regions.some((id) => id === event.regionId);
    await follow(server, { ...followed, after: after ?? (await headOf(server)) }, (event) => {
      if (isShown(event)) show(event, values.json === true);
    });
    return 0;
  },
};

function show(event: RemoteEvent, json: boolean): void {
  if (json) print(JSON.stringify(event));
  else if (event.type === 'reset')
    process.stderr.write('the place is of another store: only events from now on follow\n');
  else print(eventText(event));
}

/** The end of the log. @throws CommandFailure with the reason where the server does not give it */
async function headOf(server: Remote): Promise<string> {
  const page = await remoteService(server)('listEvents', inputOf('listEvents', { page_size: 1 }));
  const { storeId, headSequence } = answerOf('listEvents', page);
  return storeId === undefined ? String(headSequence) : `${storeId}.${headSequence}`;
}

/** Every event to `onEvent`, until a stop signal. @throws CommandFailure where asking again does not help */
async function follow(
  server: Remote,
  input: { readonly after: string; readonly types?: string; readonly regionId?: string },
  onEvent: (event: RemoteEvent) => void,
): Promise<void> {
  const ending = new AbortController();
  void stopSignal().then(() => ending.abort());
  process.stderr.write(`watching ${server.url}, until Ctrl-C\n`);
  for await (const event of remoteEvents(server, input, ending.signal)) onEvent(event);
}
