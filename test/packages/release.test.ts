import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReleaseFacts, releaseChecks } from '../../scripts/release/checks.mjs';
import { provenance } from '../../scripts/release/provenance.mjs';

const number = fc.nat(99);
const version = fc.tuple(number, number, number).map((parts) => parts.join('.'));
const hash = fc.uint8Array({ minLength: 64, maxLength: 64 }).map((bytes) => Buffer.from(bytes).toString('base64'));
const locked = fc.record({ version, integrity: hash.map((text) => `sha512-${text}`) });
const names = fc.constantFrom('pg', '@noble/hashes', 'ajv', 'yaml');

/** Facts of a repository that may be released. */
const ready: fc.Arbitrary<ReleaseFacts> = fc
  .record({
    version,
    date: fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    needed: fc.dictionary(names, locked, { minKeys: 1 }),
    tools: fc.dictionary(fc.constantFrom('vitest', 'esbuild'), locked),
    deeper: fc.dictionary(fc.constantFrom('ms', 'debug'), locked),
    tags: fc.uniqueArray(version),
  })
  .map(({ version: own, date, needed, tools, deeper, tags }) => {
    const versionsOf = (packages: typeof needed) =>
      Object.fromEntries(Object.entries(packages).map(([name, found]) => [name, found.version]));
    const asked = { dependencies: versionsOf(needed), devDependencies: versionsOf(tools) };
    const direct = Object.entries({ ...needed, ...tools }).map(([name, found]) => [`node_modules/${name}`, found]);
    const nested = Object.entries(deeper).map(([name, found]) => [`node_modules/pg/node_modules/${name}`, found]);
    return {
      manifest: { version: own, ...asked },
      lock: { packages: { '': { version: own, ...asked }, ...Object.fromEntries([...direct, ...nested]) } },
      versions: { 'src/main/version.ts': own, 'clients/python/pyproject.toml': own },
      changelog: `# Changelog\n\n## [${own}] - ${date.toJSON().slice(0, 10)}\n\n### API\n\n- A change.\n\n## [0.0.0.1] - old\n`,
      changes: '',
      tags: tags.filter((tag) => tag !== own).map((tag) => `v${tag}`),
    };
  });

const failedOf = (facts: ReleaseFacts) =>
  releaseChecks(facts).flatMap(({ name, problem }) => (problem === undefined ? [] : `${name}: ${problem}`));

/** What spoils a release, and what the check of that name says. */
const FAULTS: readonly (readonly [spoil: (facts: ReleaseFacts) => ReleaseFacts, message: RegExp])[] = [
  [(facts) => ({ ...facts, versions: { ...facts.versions, 'a.json': '1.0' } }), /^version: .*; a\.json has 1\.0$/],
  [(facts) => ({ ...facts, versions: { 'a.json': undefined } }), /^version: .*a\.json has none$/],
  [(facts) => ({ ...facts, changelog: '# Changelog\n' }), /^changelog: .* no section \d/],
  [(facts) => changed(facts, / - \d.*/, ' - unreleased'), /^changelog: .* has no date: unreleased$/],
  [(facts) => changed(facts, / - \d.*/, ' - 2026-02-30'), /^changelog: .* has no date: 2026-02-30$/],
  [(facts) => changed(facts, '- A change.\n', ''), /^changelog: .* names no change$/],
  [(facts) => ({ ...facts, changes: ' M src/a.ts\n?? b' }), /^tree: 2 uncommitted: src\/a\.ts, b$/],
  [(facts) => ({ ...facts, tags: [...facts.tags, `v${facts.manifest.version}`] }), /^tag: v\d\S+ exists/],
  [(facts) => relocked(facts, { '': {} }), /^lock file: its dependencies are not those of package\.json/],
  [
    (facts) => {
      const name = Object.keys(facts.manifest.dependencies)[0] ?? '';
      return relocked(facts, { [`node_modules/${name}`]: { version: '100.0.0' } });
    },
    /^lock file: it has no \S+ \d/,
  ],
  [
    (facts) => relocked(facts, { 'node_modules/x': { version: '1.0.0' } }),
    /^lock file: no SHA-512 of node_modules\/x$/,
  ],
  [
    (facts) =>
      relocked(facts, { 'node_modules/x': { integrity: `sha512-${'A'.repeat(86)}==`, hasInstallScript: true } }),
    /^lock file: node_modules\/x runs a script at its installation$/,
  ],
];

function changed(facts: ReleaseFacts, from: string | RegExp, to: string): ReleaseFacts {
  return { ...facts, changelog: facts.changelog.replace(from, to) };
}

function relocked(facts: ReleaseFacts, packages: ReleaseFacts['lock']['packages']): ReleaseFacts {
  return { ...facts, lock: { packages: { ...facts.lock.packages, ...packages } } };
}

describe('the checks of a release', () => {
  it('pass for a clean tree of a dated version, whose lock file is complete', () => {
    fc.assert(fc.property(ready, (facts) => void expect(failedOf(facts)).toEqual([])));
  });

  it.each(FAULTS)('name the one thing that is missing: %#', (spoil, message) => {
    fc.assert(
      fc.property(ready, (facts) => void expect(failedOf(spoil(facts))).toEqual([expect.stringMatching(message)])),
    );
  });

  it('find the lock file of this repository complete', () => {
    const [manifest, lock] = ['package.json', 'package-lock.json'].map((path) =>
      JSON.parse(readFileSync(path, 'utf8')),
    );
    const facts = {
      manifest,
      lock,
      versions: {},
      changelog: readFileSync('CHANGELOG.md', 'utf8'),
      changes: '',
      tags: [],
    };
    expect(failedOf(facts).filter((line) => line.startsWith('lock file'))).toEqual([]);
  });
});

describe('the provenance of a release', () => {
  const subjects = [{ name: 'barograph-1.0.0.tgz', sha256: 'a'.repeat(64) }];
  const span = { begunAt: 0, endedAt: 1_000 };
  const of = ({ manifest, lock }: ReleaseFacts, isClean: boolean, builder?: string) =>
    provenance({
      subjects,
      version: manifest.version,
      commit: { id: 'b'.repeat(40), isClean },
      lock,
      builder,
      span,
      tools: {},
    });

  it('names the bytes of each subject, the commit and each package of the lock file by its hash', () => {
    fc.assert(
      fc.property(ready, (facts) => {
        const { _type, subject, predicateType, predicate } = of(facts, true, 'https://builder.example/1');
        expect([_type, predicateType]).toEqual(['https://in-toto.io/Statement/v1', 'https://slsa.dev/provenance/v1']);
        expect(subject).toEqual([{ name: 'barograph-1.0.0.tgz', digest: { sha256: 'a'.repeat(64) } }]);
        expect(predicate.runDetails.builder.id).toBe('https://builder.example/1');
        const [source, ...packages] = predicate.buildDefinition.resolvedDependencies;
        expect(source).toEqual({
          uri: `pkg:generic/barograph@${facts.manifest.version}`,
          digest: { gitCommit: 'b'.repeat(40) },
        });
        const named = new Map(packages.map(({ uri = '', digest }) => [decodeURIComponent(uri), digest.sha512]));
        for (const [path, { version: own, integrity = '' }] of Object.entries(facts.lock.packages)) {
          if (path === '') continue;
          const known = named.get(`pkg:npm/${path.split('node_modules/').at(-1)}@${own}`) ?? '';
          expect(`sha512-${Buffer.from(known, 'hex').toString('base64')}`).toBe(integrity);
        }
      }),
    );
  });

  it('says where the tree was not that of the commit, and where no builder was named', () => {
    fc.assert(
      fc.property(ready, (facts) => {
        const { buildDefinition, runDetails } = of(facts, false).predicate;
        expect(buildDefinition.resolvedDependencies[0]?.annotations).toEqual({ uncommittedChanges: true });
        expect(runDetails.builder.id).toBe('urn:barograph:builder:not-named');
      }),
    );
  });
});
