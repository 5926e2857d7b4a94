/**
 * `src/operations/catalogue-handlers.ts`: one handler for every operation, found by its name. `getRegimeHistory` is exported
 * by `get-regime-history.ts`; a missing file or export does not compile.
 * @param names operations in the order of the catalogue
 */
export function handlerFile(names: readonly string[]): string {
  const imports = names
    .map((name) => ({ name, file: fileOf(name) }))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ name, file }) => `import { ${name} } from './${file}.ts';\n`);
  const factories = names.map((name) => `  ${name},\n`);
  const calls = names.map((name) => `  ${name}: ${name}(parts),\n`);
  return `${HEADING}${imports.join('')}
const FACTORIES = {
${factories.join('')}} as const;

/** What the handlers of the catalogue need, all together. */
export type CatalogueParts = PartsOf<typeof FACTORIES>;

/** One handler for every operation of the catalogue. */
export const catalogueHandlers = (parts: CatalogueParts): Pick<HandlerMap, keyof typeof CATALOGUE> => ({
${calls.join('')}});
`;
}

const HEADING = `// Generated from the catalogue by \`npm run generate\`; a test compares them.
import type { CATALOGUE } from '../contract/catalogue.ts';
import type { HandlerMap, PartsOf } from '../contract/endpoints.ts';
`;

const fileOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
