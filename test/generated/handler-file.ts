import type { Operation } from '../../src/contract/conventions/operation.ts';

/**
 * `src/operations/catalogue-handlers.ts`: one handler for every operation, found by its name. `getRegimeHistory` is exported
 * by `get-regime-history.ts`; a missing file or export does not compile.
 * A list over records or observations has no file: its handler follows from its declaration.
 * @param catalogue operations in its order
 */
export function handlerFile(catalogue: Readonly<Record<string, Operation>>): string {
  const names = Object.keys(catalogue);
  const listOf = (name: string): string | undefined =>
    catalogue[name]?.records !== undefined
      ? 'listRecords'
      : catalogue[name]?.observations !== undefined
        ? 'listObservations'
        : undefined;
  const isList = (name: string): boolean => listOf(name) !== undefined;
  const imports = names
    .filter((name) => !isList(name))
    .map((name) => ({ name, file: fileOf(name) }))
    .concat({ name: 'listObservations', file: 'list-observations' }, { name: 'listRecords', file: 'list-records' })
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ name, file }) => `import { ${name} } from './${file}.ts';\n`);
  const made = (name: string): string => `${listOf(name)}(CATALOGUE.${name})`;
  // All lists of a kind need the same parts: the first one stands for them.
  const isFirst = (name: string): boolean => names.find((one) => listOf(one) === listOf(name)) === name;
  const factories = names
    .filter((name) => !isList(name) || isFirst(name))
    .map((name) => (isList(name) ? `  ${name}: ${made(name)},\n` : `  ${name},\n`));
  const calls = names.map((name) => `  ${name}: ${isList(name) ? made(name) : name}(parts),\n`);
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

const HEADING = `// Over 250 lines: a line for every operation.
// Generated from the catalogue by \`npm run generate\`; a test compares them.
import { CATALOGUE } from '../contract/catalogue.ts';
import type { HandlerMap, PartsOf } from '../contract/endpoints.ts';
`;

const fileOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
