/**
 * An in-toto statement with SLSA provenance of what a release wrote: which bytes, of which commit and packages, by whom.
 * https://slsa.dev/spec/v1.0/provenance
 * @param {object} release
 * @param {{ name: string, sha256: string }[]} release.subjects
 * @param {string} release.version
 * @param {{ id: string, isClean: boolean }} release.commit
 * @param {{ packages: Record<string, any> }} release.lock
 * @param {string | undefined} release.builder address of who ran it; without one the statement says that it is not named
 * @param {{ begunAt: number, endedAt: number }} release.span epoch ms
 * @param {Record<string, string>} release.tools their versions
 */
export function provenance({ subjects, version, commit, lock, builder, span, tools }) {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:barograph:build:release-script:1',
        externalParameters: { version, commit: commit.id },
        internalParameters: tools,
        resolvedDependencies: [sourceOf(version, commit), ...packagesOf(lock)],
      },
      runDetails: {
        builder: { id: builder ?? 'urn:barograph:builder:not-named' },
        metadata: { startedOn: new Date(span.begunAt).toJSON(), finishedOn: new Date(span.endedAt).toJSON() },
      },
    },
  };
}

/** The tree is that of the commit, or says that it is not. */
const sourceOf = (version, { id, isClean }) => ({
  uri: `pkg:generic/barograph@${version}`,
  digest: { gitCommit: id },
  ...(isClean ? {} : { annotations: { uncommittedChanges: true } }),
});

/** Each package of the lock file once, tools of the build included. */
function packagesOf({ packages }) {
  const found = new Map();
  for (const [path, { version, integrity }] of Object.entries(packages)) {
    if (path === '') continue;
    const name = path.split('node_modules/').at(-1);
    const sha512 = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
    found.set(`pkg:npm/${name.replace('@', '%40')}@${version}`, sha512);
  }
  return [...found].sort().map(([uri, sha512]) => ({ uri, digest: { sha512 } }));
}
