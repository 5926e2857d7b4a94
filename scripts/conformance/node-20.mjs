// The suite imports `globSync` of `fs`, which Node 20 has not, and uses it for nothing that is run here.
import * as fs from 'node:fs';
import { register } from 'node:module';

const hooks = `
const FS = 'export * from "node:fs"; export { default } from "node:fs"; export const globSync = () => [];';
export const resolve = (specifier, context, next) =>
  specifier === 'fs' && /conformance/.test(context.parentURL ?? '')
    ? { url: 'data:text/javascript,' + encodeURIComponent(FS), shortCircuit: true }
    : next(specifier, context);
`;
if (fs.globSync === undefined) register(`data:text/javascript,${encodeURIComponent(hooks)}`);
