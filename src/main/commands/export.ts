import { counted, grouped } from '../../assessment/english.ts';
import { FEED_CARDS } from '../../feeds/registry.ts';
import { attributions } from '../../operations/get-attribution.ts';
import { getSnapshotKeys } from '../../operations/get-snapshot-keys.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import type { TableFormat } from '../../tables/formats/format.ts';
import { formatNamed, TABLE_FORMATS } from '../../tables/formats/registry.ts';
import type { ExportManifest } from '../../tables/manifest.ts';
import { TABLE_NAMES, TABLES, tableNamed } from '../../tables/registry.ts';
import { sourceTerms } from '../../tables/source-terms.ts';
import type { Table } from '../../tables/table.ts';
import { CommandError } from '../command-error.ts';
import type { Config } from '../config.ts';
import { type CopyParts, copyExport } from '../exports/copy-export.ts';
import { ExportRefusal } from '../exports/export-refusal.ts';
import { verifyExport } from '../exports/verify-export.ts';
import { type ExportParts, type ExportRequest, writeExport } from '../exports/write-export.ts';
import type { Services } from '../open-services.ts';
import { openSigner } from '../open-signer.ts';
import { systemClock } from '../system-clock.ts';
import { VERSION } from '../version.ts';
import { type Command, parseArguments, print, readInstant, readRegion, withServices } from './command.ts';
import { didYouMean } from './did-you-mean.ts';
import { keySetAt } from './key-set.ts';
import { CONTEXT, NO_TIMER } from './no-caller.ts';
import { createProgress } from './progress.ts';
import { answerOf } from './read-command.ts';
import { type Remote, remoteBytes, remoteOf, SERVICE_OPTIONS } from './remote-service.ts';

const FORMAT_NAMES = TABLE_FORMATS.map(({ name }) => name);

/** What an export holds; all of everything unless chosen. */
const CHOICES = {
  region: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  tables: { type: 'string' },
  format: { type: 'string' },
  redistributable: { type: 'boolean' },
} as const;

export const exportStore: Command = {
  name: 'export',
  usage:
    'DIR [--region R,…] [--from D] [--to D] [--tables T,…] [--format F] [--redistributable] [--url U [--key-file F]] [--json]',
  summary: `Writes tables, signed snapshots, metadata and a signed manifest to the new folder DIR. T: ${TABLE_NAMES.join(', ')}; F: ${FORMAT_NAMES.join(', ')}. --redistributable leaves out rows that may not be handed on. --url copies all files of the server U instead, checked.`,
  examples: [
    'export ../barograph-2026 --from 2026-01-01 --to 2027-01-01',
    'export ../mena --region mena --tables axes,regimes --format csv',
    'export ../copy --url http://127.0.0.1:8080 --key-file key',
  ],
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, { ...CHOICES, ...SERVICE_OPTIONS }, 1);
    const [directory] = positionals;
    if (directory === undefined) throw new CommandError('export needs the folder to write, which must not exist');
    const remote = await remoteOf(values, config);
    const progress = createProgress(remote === undefined ? 'Exporting' : 'Copying');
    try {
      const manifest = await (remote === undefined
        ? fromStore(directory, values, { config, onRegion: progress.step })
        : fromServer(directory, values, { remote, onFile: progress.step })
      ).finally(progress.end);
      print(values.json === true ? JSON.stringify(manifest) : describe(manifest));
      return 0;
    } catch (error) {
      if (!(error instanceof ExportRefusal)) throw error;
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
  },
};

type Values = Readonly<Record<string, unknown>> & {
  readonly [Name in keyof typeof CHOICES]?: (typeof CHOICES)[Name] extends { type: 'boolean' } ? boolean : string;
};

interface StoreParts extends Pick<ExportParts, 'onRegion'> {
  readonly config: Config;
}

function fromStore(directory: string, values: Values, { config, ...progress }: StoreParts): Promise<ExportManifest> {
  const request = requestOf(values);
  const named = { exercise: values.exercise === true, live: values.live === true };
  return withServices(config, { named, about: 'service', reads: true }, async (services) =>
    writeExport(directory, request, {
      ...(await signing(services, config)),
      source: services.stores.exportSource,
      termsOf: sourceTerms(attributions(FEED_CARDS)),
      world: services.folder.name,
      program: VERSION,
      now: systemClock.now(),
      ...progress,
    }),
  );
}

interface ServerParts extends Pick<CopyParts, 'onFile'> {
  readonly remote: Remote;
}

/** @throws CommandError on a choice: a server has files of everything */
async function fromServer(
  directory: string,
  values: Values,
  { remote, ...progress }: ServerParts,
): Promise<ExportManifest> {
  const chosen = Object.keys(CHOICES).find((name) => values[name] !== undefined);
  if (chosen !== undefined)
    throw new CommandError(
      `a server has files of everything: --${chosen} needs the store of this machine, without --url`,
    );
  const keySet = await keySetAt(new URL('/.well-known/jwks.json', remote.url).href);
  return copyExport(directory, { keySet, read: remoteBytes(remote), ...progress });
}

export const exportVerify: Command = {
  name: 'export verify',
  usage: 'DIR --jwks J [--json]',
  summary:
    'Compares every byte of an export with its signed manifest; names the first misfit. J: a key set, file or address.',
  examples: ['export verify ../barograph-2026 --jwks jwks.json'],
  run: async (words) => {
    const options = { jwks: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArguments(words, options, 1);
    const [directory] = positionals;
    if (directory === undefined) throw new CommandError('export verify needs the folder of an export');
    if (values.jwks === undefined) throw new CommandError('export verify needs --jwks, the keys of the server');
    const verdict = await verifyExport(directory, await keySetAt(values.jwks));
    if (values.json === true) print(JSON.stringify(verdict));
    else if (verdict.status === 'intact') print(`intact: ${describe(verdict.manifest)}\nsigned with ${verdict.keyId}`);
    else print(`misfit: ${verdict.path}: ${verdict.reason}`);
    return verdict.status === 'intact' ? 0 : 1;
  },
};

/** @throws CommandError naming what is unknown */
function requestOf({ region, from, to, tables, format = 'parquet', redistributable }: Values): ExportRequest {
  const written = formatNamed(format);
  if (written === undefined)
    throw new CommandError(`--format must be one of ${FORMAT_NAMES.join(', ')}${didYouMean(format, FORMAT_NAMES)}`);
  const asked = region?.split(',').map((id) => readRegion('--region', id));
  const span = {
    ...(from === undefined ? {} : { from: readInstant('--from', from) }),
    ...(to === undefined ? {} : { to: readInstant('--to', to) }),
  };
  if (span.from !== undefined && span.to !== undefined && span.from >= span.to)
    throw new CommandError('--from must be before --to');
  return {
    regionIds: asked === undefined ? REGION_IDS : REGION_IDS.filter((id) => asked.includes(id)),
    ...span,
    tables: tablesOf(tables, written),
    format: written,
    redistributableOnly: redistributable === true,
  };
}

function tablesOf(asked: string | undefined, format: TableFormat): readonly Table[] {
  if (asked === undefined) return TABLES.filter(({ columns }) => format.shows(columns));
  const names = asked.split(',');
  for (const name of names) {
    const table = tableNamed(name);
    if (table === undefined)
      throw new CommandError(
        `Unknown table: ${name}; --tables takes ${TABLE_NAMES.join(', ')}${didYouMean(name, TABLE_NAMES)}`,
      );
    if (!format.shows(table.columns)) throw new CommandError(`${name} has no places: it cannot be ${format.name}`);
  }
  return TABLES.filter(({ name }) => names.includes(name));
}

/** The signer publishes its key before the keys are read. */
async function signing({ folder, stores: { signingKeys } }: Services, config: Parameters<Command['run']>[1]) {
  const sign = await openSigner({ folder, config, store: signingKeys, clock: systemClock });
  const keys = getSnapshotKeys({ signingKeys, setTimer: NO_TIMER });
  return { sign, jwks: answerOf('jwks', await keys({}, CONTEXT)) };
}

function describe({ world, files }: ExportManifest): string {
  const rows = files.reduce((sum, file) => sum + (file.rows ?? 0), 0);
  const megabytes = files.reduce((sum, file) => sum + file.bytes, 0) / 1_000_000;
  return `${world} world, ${counted(rows, 'row')} in ${counted(files.length, 'file')}, ${grouped(megabytes, 1)} MB`;
}
