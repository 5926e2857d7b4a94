import { withoutComments } from './source-files.ts';

const CLOCK = /\b(?:Date\.now|performance\.now|process\.hrtime(?:\.bigint)?)\b/;
/** `const x = …`, `x = …` and the member `x: …`. */
const ASSIGNMENT = /\b(\w+)\s*(?::(?!:)|=(?![=>]))\s*([^;\n]*)/g;

/**
 * Lines that compare a time measured by a real clock with a limit: a difference of readings, or a reading and a number of
 * milliseconds. To compare two instants is to judge an order of events, and is allowed. Names are followed within the text.
 * @param text a TypeScript file
 * @returns the lines, without the white space around them
 */
export function wallClockVerdicts(text: string): readonly string[] {
  const code = withoutComments(text);
  if (!CLOCK.test(code)) return [];
  const reading = `(?:${[...assignedFrom(code, CLOCK), CLOCK.source].join('|')})(?:\\(\\))?`;
  const arithmetic = `${reading}\\s*[-+]|[-+]\\s*${reading}`;
  const span = `(?:${[arithmetic, ...assignedFrom(code, new RegExp(arithmetic))].join('|')})(?![\\w:])`;
  const verdicts = [
    `expect\\([^;]*${span}[^;]*\\)\\.(?:not\\.)?toBe(?:Less|Greater|Close|Within)`,
    `toBe(?:Less|Greater)\\w*\\([^;]*${span}`,
    `[^=]\\s[<>]=?\\s[^;&|]*${span}`,
    `${span}[^;&|,]*\\s[<>]=?\\s`,
  ].map((form) => new RegExp(form));
  return code
    .split('\n')
    .filter((line) => verdicts.some((form) => form.test(line)))
    .map((line) => line.trim());
}

function assignedFrom(code: string, expression: RegExp): readonly string[] {
  const names = [...code.matchAll(ASSIGNMENT)].flatMap(([, name = '', value = '']) =>
    expression.test(value) ? [name] : [],
  );
  return [...new Set(names)];
}
