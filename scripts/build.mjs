import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STAMP = 'dist/.built';

/** Bundles the program into dist/ when a source is newer than the last build. */
export async function build() {
  if (isFresh()) return;
  const esbuild = await import('esbuild');
  await esbuild.build({
    entryPoints: {
      main: 'src/main/main.ts',
      'embedded-worker': 'src/stores/embedded/embedded-worker.mjs',
      'assessment-worker': 'src/main/assessment-worker.ts',
      'projection-worker': 'src/gateway/projection/projection-worker.ts',
    },
    outExtension: { '.js': '.mjs' },
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Import attributes, which JSON modules need, came within the major version.
    target: 'node20.19',
    packages: 'external',
    sourcemap: true,
    logLevel: 'error',
    define: { BUILD_COMMIT: JSON.stringify(commit()) },
  });
  writeFileSync(STAMP, '');
}

function isFresh() {
  if (!existsSync(STAMP)) return false;
  const builtAt = statSync(STAMP).mtimeMs;
  const newer = (path) => {
    const status = statSync(path);
    return status.isDirectory() ? readdirSync(path).some((name) => newer(join(path, name))) : status.mtimeMs > builtAt;
  };
  return !['src', 'scripts', 'package-lock.json'].some(newer);
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
