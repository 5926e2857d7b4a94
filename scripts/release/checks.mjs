/**
 * What a release needs, each with the reason where it is missing.
 * @param {object} facts
 * @param {{ name: string, version: string, dependencies: object, devDependencies: object }} facts.manifest package.json
 * @param {{ packages: Record<string, any> }} facts.lock package-lock.json
 * @param {Record<string, string | undefined>} facts.versions version by the file that repeats it
 * @param {string} facts.changelog CHANGELOG.md
 * @param {string} facts.changes as `git status --porcelain` prints them
 * @param {readonly string[]} facts.tags of the repository
 * @returns {{ name: string, problem?: string }[]}
 */
export function releaseChecks({ manifest, lock, versions, changelog, changes, tags }) {
  const { version } = manifest;
  return [
    { name: 'version', problem: versionProblem(version, versions) },
    { name: 'changelog', problem: changelogProblem(version, changelog) },
    { name: 'tree', problem: treeProblem(changes) },
    { name: 'tag', problem: tags.includes(`v${version}`) ? `v${version} exists: raise the version` : undefined },
    { name: 'lock file', problem: lockProblem(manifest, lock) },
  ];
}

function versionProblem(version, versions) {
  const others = Object.entries(versions).filter(([, other]) => other !== version);
  if (others.length === 0) return undefined;
  return `package.json has ${version}; ${others.map(([path, other]) => `${path} has ${other ?? 'none'}`).join(', ')}`;
}

/** The section of a version has its date, and a line for each change. */
function changelogProblem(version, text) {
  const [heading, ...lines] = sectionOf(version, text);
  if (heading === undefined) return `CHANGELOG.md has no section ${version}`;
  const date = heading.slice(`## [${version}] - `.length);
  if (!isDate(date)) return `CHANGELOG.md: ${version} has no date: ${date === '' ? 'nothing' : date}`;
  return lines.some((line) => line.startsWith('- ')) ? undefined : `CHANGELOG.md: ${version} names no change`;
}

function sectionOf(version, text) {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line === `## [${version}]` || line.startsWith(`## [${version}] `));
  if (from < 0) return [];
  const length = lines.slice(from + 1).findIndex((line) => line.startsWith('## '));
  return lines.slice(from, length < 0 ? undefined : from + 1 + length);
}

const isDate = (text) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

function treeProblem(changes) {
  const paths = changes.split('\n').flatMap((line) => (line === '' ? [] : line.slice(3)));
  if (paths.length === 0) return undefined;
  return `${paths.length} uncommitted: ${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ', …' : ''}`;
}

/** It is of this package.json, and has the hash of each package, none of which runs a script at its installation. */
function lockProblem(manifest, { packages }) {
  const root = packages[''] ?? {};
  for (const kind of ['dependencies', 'devDependencies'])
    if (canonical(root[kind]) !== canonical(manifest[kind]))
      return `its ${kind} are not those of package.json: npm install`;
  const named = { ...manifest.dependencies, ...manifest.devDependencies };
  const wrong = Object.entries(named).find(([name, version]) => packages[`node_modules/${name}`]?.version !== version);
  if (wrong !== undefined) return `it has no ${wrong.join(' ')}`;
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  const unhashed = entries.find(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
  if (unhashed !== undefined) return `no SHA-512 of ${unhashed[0]}`;
  const scripted = entries.find(([, { dev, hasInstallScript }]) => hasInstallScript === true && dev !== true);
  return scripted === undefined ? undefined : `${scripted[0]} runs a script at its installation`;
}

const canonical = (object = {}) => JSON.stringify(Object.entries(object).sort());
