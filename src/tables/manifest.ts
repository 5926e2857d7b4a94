import { Value } from 'typebox/value';
import { Type } from '../contract/conventions/schema.ts';
import { canonicalizeJson } from '../reference/canonicalize-json.ts';

export const EXPORT_FORM = 'barograph-export-1';

/** A file of an export. */
export interface ExportedFile {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
  /** Of a table, without its line of names, and of the snapshots. */
  readonly rows?: number;
  /** Licences of its rows, sorted. */
  readonly licences?: readonly string[];
}

/** What an export says of itself: every file of its folder but this one and its signature. */
export interface ExportManifest {
  readonly form: typeof EXPORT_FORM;
  readonly world: 'live' | 'exercise';
  /** Version of the program. */
  readonly program: string;
  readonly regions: readonly string[];
  /** ISO 8601; null without a bound. */
  readonly from: string | null;
  /** Exclusive; null where it was not given. */
  readonly to: string | null;
  /** Whether rows that may not be handed on were left out. */
  readonly redistributableOnly: boolean;
  /** Stored snapshots of an earlier program, whose shape is unknown; they are left out. */
  readonly skippedSnapshots: number;
  readonly files: readonly ExportedFile[];
}

/** The canonical JSON of a manifest (RFC 8785) and a line end: one manifest, one text. */
export const manifestText = (manifest: ExportManifest): string => `${canonicalizeJson(manifest)}\n`;

/** Names that stay in the folder: no `..`, no absolute path. */
const PATH =
  '^[a-z][a-z0-9_-]*(\\.[a-z0-9]+)+$|^tables/[a-z_]+\\.[a-z]+$|^[a-z_]+/[0-9a-z-]+\\.parquet$|^CITATION\\.cff$';

const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Instant = Type.Union([Type.String({ maxLength: 30 }), Type.Null()]);
const Shape = Type.Object(
  {
    form: Type.Literal(EXPORT_FORM),
    world: Type.Enum(['live', 'exercise']),
    program: Type.String(),
    regions: Type.Array(Type.String()),
    from: Instant,
    to: Instant,
    redistributableOnly: Type.Boolean(),
    skippedSnapshots: Count,
    files: Type.Array(
      Type.Object(
        {
          path: Type.String({ pattern: PATH }),
          bytes: Count,
          sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
          rows: Type.Optional(Count),
          licences: Type.Optional(Type.Array(Type.String())),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

/** @returns undefined for a text that `manifestText` did not write */
export function readManifest(text: string): ExportManifest | undefined {
  const manifest = parsed(text);
  return Value.Check(Shape, manifest) && manifestText(manifest) === text ? manifest : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
