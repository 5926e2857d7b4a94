// `npm run bench:packages`: from a second start to its first answer, of the package by `npx barograph start`, of the offline
// archive, and of the built program alone, on copies of one exercise. Rounds alternate; ratios are of medians.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { withStagedProgram } from '../scripts/pack/stage-program.mjs';
import { packProgram } from '../scripts/pack.mjs';
import { packOffline } from '../scripts/pack-offline.mjs';
import { ALLOCATOR } from '../src/concurrency/memory-settings.mjs';
import { createPlace, READ, said } from './served-program.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** The discard port has no listener: npm reaches no registry and the program no feed. */
const NOWHERE = 'http://127.0.0.1:9';

const place = createPlace();
const project = join(place.path, 'project');
const environment = {
  PATH: process.env.PATH,
  HOME: place.path,
  PORT: '0',
  LOG_LEVEL: 'warn',
  FEEDS_PROXY: NOWHERE,
  npm_config_registry: NOWHERE,
  npm_config_offline: 'true',
};

function unpack({ version }) {
  mkdirSync(project);
  const words = [
    'install',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    join(place.path, `barograph-${version}.tgz`),
  ];
  execFileSync('npm', words, { cwd: project, env: environment, stdio: 'inherit' });
  execFileSync('tar', ['-xzf', join(place.path, `barograph-${version}-offline.tar.gz`), '-C', place.path]);
  return [
    {
      name: 'dist/main.mjs',
      command: process.execPath,
      words: ['--enable-source-maps', resolve('dist/main.mjs'), 'start'],
    },
    { name: 'package', command: 'npx', words: ['barograph', 'start'] },
    { name: 'archive', command: join(place.path, `barograph-${version}`, 'barograph'), words: ['start'] },
  ].map((way) => ({ ...way, seconds: [] }));
}

/** @returns seconds to the first answer */
async function start({ command, words }, dataDir) {
  const begun = performance.now();
  // As `npm start` and its like: the packages bring these settings themselves.
  const env = { ...(command === process.execPath ? ALLOCATOR : {}), ...environment, DATA_DIR: dataDir };
  // It becomes the command, in the folder of the package.
  const child = place.start(['-C', project, command, ...words], env, 'env');
  const url = /http:\/\/[\d.:]+/.exec(await said(child, /Stop with Ctrl-C/))[0];
  const key = readFileSync(join(dataDir, 'exercise/first-key'), 'utf8').trim();
  const answer = await fetch(`${url}${READ}`, { headers: { 'x-service-key': key } });
  await answer.arrayBuffer();
  const seconds = (performance.now() - begun) / 1_000;
  if (answer.status !== 200) throw new Error(`the first answer is ${answer.status}`);
  // Its pipe closes when the last process of the launch has ended.
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/** The lock and the socket are those of the program that made the data. */
const isFree = (path) => !/\/(?:owner\.\d+|clients-\w+\.sock)$/.test(path);

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

try {
  await withStagedProgram(place.path, (staged) => {
    packProgram(place.path, staged);
    packOffline({ directory: place.path, staged });
  });
  execFileSync(process.execPath, ['scripts/build.mjs']);
  const ways = unpack(JSON.parse(readFileSync('package.json', 'utf8')));
  const [plain] = ways;
  const made = join(place.path, 'data');
  console.log(`first start: ${(await start(plain, made)).toFixed(2)} s`);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of ways) {
      const copy = join(place.path, 'copy');
      cpSync(made, copy, { recursive: true, filter: isFree });
      way.seconds.push(await start(way, copy));
      rmSync(copy, { recursive: true, force: true });
    }
  for (const { name, seconds } of ways) {
    const ratio = median(seconds) / median(plain.seconds);
    console.log(
      `second start of ${name}: ${median(seconds).toFixed(2)} s to the first answer, ratio ${ratio.toFixed(2)}`,
    );
  }
} finally {
  await place.close();
}
