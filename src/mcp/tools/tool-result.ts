import { isList, type Json, type JsonObject } from '../../contract/openapi/json.ts';
import type { Outcome } from '../catalogue.ts';

/** Longest text, characters: 1,200 tokens at 2.6 characters a token, which dense figures take. */
const MAX_TEXT = 3_100;
/** Of a brief: 900 tokens. */
const MAX_BRIEF = 2_300;
/** Largest structured content, bytes of its JSON. */
const MAX_STRUCTURED = 49_152;

interface Found {
  /** The members of the output schema. */
  readonly structured: JsonObject;
  readonly lines: readonly string[];
  readonly isBrief?: boolean;
}

/** The result of a tool: structured content, and the same in sentences; what is longer than allowed ends with a word of it. */
export function toolResult({ structured, lines, isBrief = false }: Found): Outcome {
  return {
    kind: 'result',
    result: {
      content: [{ type: 'text', text: fittingText(lines, isBrief ? MAX_BRIEF : MAX_TEXT) }],
      structuredContent: fitting(structured),
    },
  };
}

function fittingText(lines: readonly string[], limit: number): string {
  const whole = lines.filter((line) => line !== '').join('\n');
  if (whole.length <= limit) return whole;
  const kept: string[] = [];
  let length = 40;
  for (const line of lines.filter((one) => one !== '')) {
    length += line.length + 1;
    if (length > limit) break;
    kept.push(line);
  }
  return [...kept, '… truncated; structuredContent has more.'].join('\n');
}

/** Without the ends of its longest lists, halved until it fits. */
function fitting(structured: JsonObject): JsonObject {
  let fitted = structured;
  while (sizeOf(fitted) > MAX_STRUCTURED) {
    const lists = Object.entries(fitted).filter((entry): entry is [string, readonly Json[]] => isList(entry[1]));
    const longest = lists.sort(([, one], [, other]) => sizeOf(other) - sizeOf(one))[0];
    if (longest === undefined || longest[1].length === 0) return { ...fitted, truncated: true };
    const [name, items] = longest;
    fitted = { ...fitted, [name]: items.slice(0, Math.floor(items.length / 2)), truncated: true };
  }
  return fitted;
}

const sizeOf = (value: Json): number => new TextEncoder().encode(JSON.stringify(value)).length;
