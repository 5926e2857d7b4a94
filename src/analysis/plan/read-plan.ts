import { jsonObjectsIn } from './json-objects.ts';
import {
  CONNECTIVES,
  MAX_CLAIMS_OF_JUDGEMENT,
  MAX_JUDGEMENTS,
  MAX_SECTIONS,
  MAX_SENTENCES,
  type Plan,
  type PlannedJudgement,
  type PlannedSection,
  type PlannedSentence,
  RENDERINGS,
} from './plan.ts';

/**
 * The plan inside what a model wrote, repaired where its intent is plain: JSON among prose, in a fence, behind thinking, with a
 * trailing comma or broken off; ids alone instead of sentences; or headings and prose with citation marks, of which only the
 * headings and the marks are read. Undefined where no plan is in it. Nothing but ids, names of closed lists and the texts of
 * judgements is ever taken from it.
 */
export function readPlan(text: string): Plan | undefined {
  const plans = jsonObjectsIn(text).flatMap((object) => planOf(object) ?? []);
  // What a model tries out while it thinks comes first.
  return plans.at(-1) ?? cited(text);
}

function planOf(value: unknown): Plan | undefined {
  const inner = member(value, 'plan') ?? value;
  const listed = member(inner, 'sections');
  const sections = (Array.isArray(listed) ? listed : []).slice(0, MAX_SECTIONS).map(sectionOf);
  if (sections.every(({ sentences }) => sentences.length === 0)) return undefined;
  const judged = member(inner, 'judgements') ?? member(inner, 'judgments');
  return {
    sections: limited(sections),
    judgements: (Array.isArray(judged) ? judged : []).flatMap(judgementOf).slice(0, MAX_JUDGEMENTS),
  };
}

function sectionOf(value: unknown): PlannedSection {
  const heading = member(value, 'heading');
  const sentences = member(value, 'sentences') ?? member(value, 'claims');
  return {
    heading: typeof heading === 'string' ? heading : '',
    sentences: (Array.isArray(sentences) ? sentences : []).flatMap(sentenceOf),
  };
}

function sentenceOf(value: unknown): readonly PlannedSentence[] {
  const claims = idsIn(typeof value === 'string' ? value : (member(value, 'claims') ?? member(value, 'claim')));
  if (claims.length === 0) return [];
  return [
    {
      claims,
      rendering: RENDERINGS.find((one) => one === member(value, 'rendering')) ?? 'full',
      connective: CONNECTIVES.find((one) => one === member(value, 'connective')) ?? 'none',
    },
  ];
}

function judgementOf(value: unknown): readonly PlannedJudgement[] {
  const text = member(value, 'text');
  const claims = idsIn(member(value, 'claims')).slice(0, MAX_CLAIMS_OF_JUDGEMENT);
  return typeof text === 'string' && claims.length > 0 ? [{ text: text.trim(), claims }] : [];
}

const ID = /\b(?:c\d{1,3}|clm_\w{1,40})\b/gi;

/** Ids in a list or a text, each once. */
function idsIn(value: unknown): readonly string[] {
  const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  return [...new Set(texts.flatMap((text) => (text.match(ID) ?? []).map((id) => id.toLowerCase())))];
}

/** `## How sure`, `**How sure**`, `How sure:`. */
const HEADING = /^\s{0,3}(?:#{1,6}\s+(.+?)|\*\*(.+?)\*\*:?|([\p{L} ]{3,60}):)\s*$/u;
const MARKS = /\[[^\]\n]{1,80}\]/g;

/** Headings and citation marks of a text that is no JSON; its prose is not read. */
function cited(text: string): Plan | undefined {
  const sections: { heading: string; sentences: PlannedSentence[] }[] = [];
  let current = { heading: '', sentences: [] as PlannedSentence[] };
  sections.push(current);
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line)
      ?.slice(1)
      .find((one) => one !== undefined);
    if (heading !== undefined && !MARKED.test(line)) {
      current = { heading: heading.trim(), sentences: [] };
      sections.push(current);
      continue;
    }
    for (const [mark] of line.matchAll(MARKS))
      for (const id of idsIn(mark)) current.sentences.push({ claims: [id], rendering: 'full', connective: 'none' });
  }
  const filled = sections.filter(({ sentences }) => sentences.length > 0).slice(0, MAX_SECTIONS);
  return filled.length === 0 ? undefined : { sections: limited(filled), judgements: [] };
}

const MARKED = /\[c\d/i;

/** The first sentences, over all sections. */
function limited(sections: readonly PlannedSection[]): readonly PlannedSection[] {
  let left = MAX_SENTENCES;
  return sections.map(({ heading, sentences }) => {
    const kept = sentences.slice(0, left);
    left -= kept.length;
    return { heading, sentences: kept };
  });
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}
