import { grouped } from '../../english.ts';

const NAMED: Readonly<Record<number, string>> = { 2: 'double', 3: 'triple' };

/** A threshold of a rise as a multiple of its baseline: `at least double`. @param rise over the baseline; 1 is double */
export function multiple(rise: number): string {
  const factor = 1 + rise;
  const name = NAMED[factor];
  return name === undefined ? `over ${grouped(factor, 2)} times` : `at least ${name}`;
}
