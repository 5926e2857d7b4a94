import { describe, expect, it } from 'vitest';
import { understand } from '../question/understand.ts';
import { readAs } from './sections.ts';

const NOW = Date.UTC(2026, 10, 20);
const lineOf = (question: string): string => readAs(understand(question, NOW), NOW, NOW).text;

describe('how a question was read', () => {
  it('names the order that stands for words that were not understood, where there is one', () => {
    expect(lineOf('Which country has the most zorbles?')).toContain('so this is the order by coercive pressure');
    expect(lineOf('Which country has the highest food import zorbles?')).toMatch(/1 word not understood\.$/);
  });
});
