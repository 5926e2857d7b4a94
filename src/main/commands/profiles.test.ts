import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileOf } from './profiles.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'barograph-profiles-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(text: string): Promise<string> {
  const path = join(folder, 'profiles.yaml');
  await writeFile(path, text);
  return path;
}

const TWO = `
work: {url: https://barograph.example, key-file: work.key}
home:
  url: http://127.0.0.1:8080
`;

describe('a profile', () => {
  it('is a server by its name, with a key beside the file of profiles', async () => {
    const profilesFile = await fileOf(TWO);
    const keyFile = join(folder, 'work.key');
    expect(await profileOf({ profile: 'work' }, { profilesFile })).toEqual({
      url: 'https://barograph.example',
      keyFile,
    });
    const home = { url: 'http://127.0.0.1:8080', keyFile: undefined };
    expect(await profileOf({ profile: 'home' }, { profilesFile, profile: 'work' })).toEqual(home);
  });

  it('is the usual one where no server is named, and none where one is or nothing is usual', async () => {
    const profilesFile = await fileOf(TWO);
    expect(await profileOf({}, { profilesFile, profile: 'work' })).toMatchObject({ url: 'https://barograph.example' });
    expect(await profileOf({ url: 'http://127.0.0.1:1' }, { profilesFile, profile: 'work' })).toBeUndefined();
    expect(await profileOf({}, { profilesFile })).toBeUndefined();
  });

  it.each([
    ['constructor', TWO, 'has no profile constructor; it has home, work'],
    ['work', '', 'has no profile work'],
    ['work', '- 1', 'is no list of profiles by name'],
    ['work', 'work: {', 'is not YAML: '],
    ['work', 'work: {key-file: a}', 'profile work has no url'],
    ['work', 'work: 5', 'profile work has no url'],
    ['work', 'work: {url: a, key-file: 5}', 'profile work: key-file is no path'],
    ['work', 'work: {url: a, keyfile: b}', 'profile work: keyfile is not url or key-file'],
    ['work', 'work: {url: a, key: secret}', 'profile work: keep the key in a file of its own'],
  ])('%s of %j is refused with words', async (profile, text, sentence) => {
    const profilesFile = await fileOf(text);
    const failed = profileOf({ profile }, { profilesFile });
    await expect(failed).rejects.toThrow(sentence);
    await expect(failed).rejects.not.toThrow('secret');
  });

  it('is refused beside an address, and where its file cannot be read', async () => {
    const profilesFile = await fileOf(TWO);
    await expect(profileOf({ url: 'http://a', profile: 'work' }, { profilesFile })).rejects.toThrow('leave one out');
    const gone = { profilesFile: join(folder, 'gone.yaml') };
    await expect(profileOf({ profile: 'work' }, gone)).rejects.toThrow('cannot read the profiles of');
  });
});
