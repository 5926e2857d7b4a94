import type { Violation } from '../../contract/conventions/failure.ts';
import { LIST_FORMATS, type ListFormat, type WrittenFormat } from '../../contract/records/list-formats.ts';
import { type ListShape, offers } from '../../contract/records/list-shape.ts';
import { mediaQuality } from '../accepts-problem.ts';

type Named = { readonly ok: true; readonly format: ListFormat } | { readonly ok: false; readonly violation: Violation };

const FORMATS: readonly WrittenFormat[] = ['geojson', 'parquet', 'jsonl', 'csv'];
/** Written by name or by a wildcard: JSON will do. */
const ANY = ['application/json', 'application/*', '*/*', 'application/problem+json'];

/**
 * The form of a list that a caller names by `format`, else by `Accept`: there the one that it wants most, at least as much as
 * JSON. Both have to agree, the list has to have it, and with `jmespath` there is JSON alone.
 * @param sent what the query names; a form that the list does not have is a violation of its schema
 */
export function namedFormat(
  accept: string | undefined,
  { format, jmespath }: { readonly format: ListFormat | undefined; readonly jmespath: string | undefined },
  shape: ListShape,
): Named {
  const asked = accept === undefined ? [] : FORMATS.filter((one) => mediaQuality(accept, LIST_FORMATS[one]) > 0);
  const takesJson = accept === undefined || asked.length === 0 || ANY.some((media) => mediaQuality(accept, media) > 0);
  if (format !== undefined) {
    const agrees = format === 'json' ? takesJson : accept === undefined || takes(accept, format);
    return agrees ? { ok: true, format } : broken('must be a form that Accept names');
  }
  const offered = jmespath === undefined ? asked.filter((one) => offers(shape, one)) : [];
  const wanted = accept === undefined ? undefined : mostWanted(accept, offered);
  if (wanted !== undefined) return { ok: true, format: wanted };
  if (takesJson) return { ok: true, format: 'json' };
  return broken(jmespath === undefined ? 'must be a form of this list' : 'must be json with jmespath');
}

const broken = (description: string): Named => ({ ok: false, violation: { field: 'format', description } });

/** Whether a header that names any form of a list names this one. */
function takes(accept: string, format: WrittenFormat): boolean {
  const isNamed = mediaQuality(accept, LIST_FORMATS[format]) > 0 || mediaQuality(accept, '*/*') > 0;
  const othersNamed = [...FORMATS.map((one) => LIST_FORMATS[one]), 'application/json'];
  return isNamed || othersNamed.every((media) => mediaQuality(accept, media) === 0);
}

function mostWanted(accept: string, offered: readonly WrittenFormat[]): WrittenFormat | undefined {
  const quality = (one: WrittenFormat) => mediaQuality(accept, LIST_FORMATS[one]);
  const [best] = offered.toSorted((one, other) => quality(other) - quality(one));
  return best !== undefined && quality(best) >= mediaQuality(accept, 'application/json') ? best : undefined;
}
