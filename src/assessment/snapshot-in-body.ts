import { Compile } from 'typebox/compile';
import { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';

let compiled: ReturnType<typeof compile> | undefined;
const compile = () => Compile(RegionalSnapshot);

/** The snapshot inside a served body; `none` for a body of another shape, such as an earlier program stored. */
export const snapshotIn = (body: Uint8Array): RegionalSnapshot | 'none' =>
  snapshotInText(new TextDecoder().decode(body));

/** The same of a body that is decoded. */
export function snapshotInText(text: string): RegionalSnapshot | 'none' {
  const served: unknown = JSON.parse(text);
  const snapshot: unknown =
    typeof served === 'object' && served !== null && 'snapshot' in served ? served.snapshot : undefined;
  compiled ??= compile();
  return compiled.Check(snapshot) ? snapshot : 'none';
}
