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
  const { name, version, license } = JSON.parse(readFileSync(fromRoot(`${folder}/package.json`), 'utf8'));
  const files = readdirSync(fromRoot(folder)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.map((file) => readFileSync(join(fromRoot(folder), file), 'utf8').trim());
  const stated = texts.length > 0 ? texts : ['The package has no licence file.'];
  return `${RULE}\n${name} ${version}: ${license}\n${RULE}\n\n${stated.join('\n\n')}\n`;
}
