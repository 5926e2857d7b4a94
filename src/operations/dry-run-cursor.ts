import { Compile } from 'typebox/compile';
import { Type } from '../contract/conventions/schema.ts';
import { type RuleState, RuleStateSchema } from '../events/rules/rule-state.ts';
import type { SnapshotPlace } from '../ports/export-source.ts';

/** Where a dry-run stopped: by region the last snapshot that it read, and what the rule remembered. */
export interface DryRunPlace {
  readonly places: Readonly<Record<string, SnapshotPlace>>;
  readonly states: Readonly<Record<string, RuleState>>;
}

const place = Type.Object({ generatedAt: Type.Integer(), snapshotId: Type.String({ maxLength: 120 }) });
const compiled = Compile(
  Type.Object({ places: Type.Record(Type.String(), place), states: Type.Record(Type.String(), RuleStateSchema) }),
);

/** As text that a caller hands back unchanged. */
export const writeDryRunCursor = (stopped: DryRunPlace): string =>
  Buffer.from(JSON.stringify(stopped)).toString('base64url');

/** Undefined for a text that no dry-run gave. */
export function readDryRunCursor(text: string): DryRunPlace | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return compiled.Check(read) ? read : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
