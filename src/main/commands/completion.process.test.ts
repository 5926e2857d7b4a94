import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildProgram, runProgram, temporaryFolder } from '../../../test/kit/program.ts';

/** @throws Error where a shell is not installed although REQUIRE_SHELLS=1 */
function isInstalled(shell: string): boolean {
  if (existsSync(`/usr/bin/${shell}`) || existsSync(`/bin/${shell}`)) return true;
  if (process.env.REQUIRE_SHELLS === '1') throw new Error(`REQUIRE_SHELLS=1 and no ${shell}`);
  console.warn(`No ${shell}: its completion is not tried.`);
  return false;
}

/** How each shell is asked what may follow a line whose last word is begun. */
const ASKED: Readonly<Record<string, (script: string, words: readonly string[]) => readonly string[]>> = {
  bash: (script, words) => ['-c', `${script}\n${simulated(words)}`],
  zsh: (script, words) => ['-fc', `${script}\nsetopt ksh_arrays sh_word_split\n${simulated(words)}`],
  fish: (script, words) => ['-c', `${script}\ncomplete -C '${words.join(' ')}'`],
};

const simulated = (words: readonly string[]): string =>
  `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})\nCOMP_CWORD=${words.length - 1}\n_barograph\nprintf '%s\\n' "\${COMPREPLY[@]}"`;

describe.each(['bash', 'zsh', 'fish'])('the completion of %s', (shell) => {
  it.skipIf(!isInstalled(shell))('names what may follow', async () => {
    await buildProgram();
    const folder = await temporaryFolder('nothing');
    const { code, stdout } = await runProgram(['completion', shell], { dataDir: folder.path });
    await folder.remove();
    expect(code).toBe(0);
    const following = (...words: readonly string[]): readonly string[] =>
      execFileSync(shell, [...(ASKED[shell]?.(stdout, ['barograph', ...words]) ?? [])], { encoding: 'utf8' })
        .split('\n')
        .map((line) => line.replace(/\t.*$/, ''))
        // What does not begin like the last word, zsh leaves out itself.
        .filter((line) => line !== '' && line.startsWith(words.at(-1) ?? ''))
        .sort();
    expect(following('sn')).toEqual(['snapshot']);
    expect(following('snapshot', '')).toEqual(['at', 'list']);
    expect(following('show', 'm')).toEqual(['mena']);
    expect(following('explain', 'mena', '--a')).toEqual(['--at']);
    expect(following('no-such', '')).toEqual([]);
  });
});
