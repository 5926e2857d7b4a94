import { Compile } from 'typebox/compile';
import { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';

let compiled: ReturnType<typeof compile> | undefined;
const compile = () => Compile(RegionalSnapshot);

/** The snapshot inside a served body; `none` for a body of another shape, such as an earlier program stored. */
export function snapshotIn(body: Uint8Array): RegionalSnapshot | 'none' {
  const served: unknown = JSON.parse(new TextDecoder().decode(body));
  const snapshot: unknown =
    typeof served === 'object' && served !== null && 'snapshot' in served ? served.snapshot : undefined;
  compiled ??= compile();
  return compiled.Check(snapshot) ? snapshot : 'none';
}
