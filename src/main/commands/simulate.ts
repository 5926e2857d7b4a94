import { METRIC_RECORDS } from '../../assessment/metrics.ts';
import { CommandError } from '../command-error.ts';
import { type Command, parseArguments, print, readRegion } from './command.ts';
import { parsedJson, textOfFile } from './json-file.ts';
import { answerOf, inputOf, printJson } from './read-command.ts';
import { SERVICE_OPTIONS } from './remote-service.ts';
import { simulationText } from './texts/difference-text.ts';
import { wrapped } from './texts/layout.ts';
import { withService } from './with-service.ts';

const OPERATION = 'simulateRegionalSnapshot';

export const snapshotSimulate: Command = {
  name: 'simulate',
  aliases: ['snapshot simulate'],
  usage: 'REGION "PRESET" [--json] | FILE [--json] | --list',
  summary:
    'Simulates the latest snapshot with a strait open or closed for seven days, or with the observations of a JSON file; stores nothing.',
  examples: ['simulate mena "Hormuz open"', 'simulate scenario.json', 'simulate --list'],
  asksService: true,
  run: async (words, config) => {
    const options = { ...SERVICE_OPTIONS, list: { type: 'boolean' } } as const;
    const { values, positionals } = parseArguments(words, options, Number.MAX_SAFE_INTEGER);
    if (values.list === true) {
      print(metricsText());
      return 0;
    }
    const input = inputOf(OPERATION, await supposition(positionals));
    return withService(values, config, async (ask) => {
      const result = await ask(OPERATION, input);
      if (values.json === true) return printJson(result);
      print(simulationText(answerOf(OPERATION, result)));
      return 0;
    });
  },
};

/** One word is a file, several are a region and a preset: a shell splits one without quotation marks. */
async function supposition([first, ...others]: readonly string[]): Promise<unknown> {
  if (first === undefined)
    throw new CommandError('simulate needs a region and a preset such as "Hormuz open", or a file');
  if (others.length > 0) return { regionId: readRegion('the region', first), preset: others.join(' ') };
  return parsedJson(await textOfFile(first), first);
}

/** Every metric with its unit: what a file may suppose. */
function metricsText(): string {
  const rows = Object.entries(METRIC_RECORDS)
    .filter(([id]) => id !== 'lane_skill')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const width = Math.max(...rows.map(([id]) => id.length));
  return [
    wrapped('Presets: a strait or canal, then open or closed, for seven days: "Hormuz open", "Suez closed".'),
    '',
    'Metrics, their units and meanings',
    ...rows.map(([id, { unit, meaning }]) =>
      wrapped(`  ${id.padEnd(width)}  ${unit}: ${meaning}`, ' '.repeat(width + 4)),
    ),
  ].join('\n');
}
