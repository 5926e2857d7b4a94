import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot, packageFolder } from './package-paths.mjs';

const RULE = '='.repeat(80);

/**
 * Licences and notices of every package that has code in the bundles.
 * @param {readonly string[]} inputs files of the bundles, from the root
 */
export function licenceTexts(inputs) {
  const folders = new Set(inputs.flatMap((path) => packageFolder(path) ?? []));
  const parts = [...folders].map(licenceOf).sort((one, other) => (one < other ? -1 : 1));
  return `Packages with code in dist/, each with its licence.\n\n${parts.join('\n')}`;
}

function licenceOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(fromRoot(`${folder}/package.json`), 'utf8'));
  const files = readdirSync(fromRoot(folder)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.map((file) => readFileSync(join(fromRoot(folder), file), 'utf8').trim());
  const stated =
    texts.length > 0 ? texts : [readmeLicence(folder) ?? `It brings no text of it. Author: ${nameOf(author)}`];
  return `${RULE}\n${name} ${version}: ${license}\n${RULE}\n\n${stated.join('\n\n')}\n`;
}

/** The last section of a README about it, which some packages have in place of a file. */
function readmeLicence(folder) {
  const text = readFileSync(join(fromRoot(folder), 'README.md'), 'utf8');
  return /^#+ *licen[cs]e\s*\n([\s\S]*copyright[\s\S]*)/im.exec(text)?.[1]?.trim();
}

const nameOf = (author) => (typeof author === 'object' ? author?.name : author) ?? 'not named';
