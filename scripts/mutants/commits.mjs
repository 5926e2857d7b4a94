import { spawnSync } from 'node:child_process';

/**
 * The commits of a report that the history of this checkout does not contain: nothing can be said of what ran on them. None are
 * found where the history is not complete, such as in a shallow clone or an unpacked archive.
 * @param outcomes those of the report; a file without a commit names none
 */
export function unknownCommits(outcomes) {
  const git = (...words) => spawnSync('git', words, { encoding: 'utf8' });
  if (git('rev-parse', '--is-shallow-repository').stdout?.trim() !== 'false') return [];
  const named = outcomes.flatMap(({ files }) => Object.values(files).flatMap(({ commit }) => commit ?? []));
  return [...new Set(named)].filter((commit) => {
    const [id = ''] = commit.split(',');
    return git('merge-base', '--is-ancestor', id, 'HEAD').status !== 0;
  });
}

/** The same outcomes without the commits that are unknown: their files are to be run again. */
export const withoutCommits = (outcomes, unknown) =>
  outcomes.map((outcome) => ({
    ...outcome,
    files: Object.fromEntries(
      Object.entries(outcome.files).map(([path, { commit, ...counts }]) => [
        path,
        { commit: unknown.includes(commit) ? null : commit, ...counts },
      ]),
    ),
  }));
