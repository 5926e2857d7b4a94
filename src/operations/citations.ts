import { isList, isObject, type Json } from '../contract/openapi/json.ts';
import { pointerToken } from '../contract/openapi/json-pointer.ts';

/**
 * Who cites which evidence: for each id the JSON Pointers (RFC 6901) of the objects whose `evidenceIds` name it, in the
 * order of the document.
 */
export function citations(document: Json): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const walk = (value: Json, pointer: string): void => {
    if (isList(value)) value.forEach((item, index) => void walk(item, `${pointer}/${index}`));
    if (!isObject(value)) return;
    for (const [name, member] of Object.entries(value)) {
      if (name === 'evidenceIds' && isList(member)) for (const id of new Set(member)) cite(id, pointer);
      else walk(member, `${pointer}/${pointerToken(name)}`);
    }
  };
  const cite = (id: Json, pointer: string): void => {
    if (typeof id === 'string') found.set(id, [...(found.get(id) ?? []), pointer]);
  };
  walk(document, '');
  return found;
}
