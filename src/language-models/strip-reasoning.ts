const TAGS = ['think', 'thinking', 'reasoning', 'reflection', 'scratchpad'].join('|');
const TAG = new RegExp(`<\\s*(/?)\\s*(?:${TAGS})\\s*>`, 'i');
const TAGS_OF_TEXT = new RegExp(TAG, 'gi');

/**
 * The answer of a model without what it wrote for itself between `<think>` tags, nested ones included. Text before a
 * closing tag that nothing opened is thinking too, because some servers swallow the opening tag; text after an opening
 * tag that nothing closes is all thinking.
 */
export function stripReasoning(text: string): string {
  let depth = 0;
  let kept = '';
  let from = 0;
  for (const tag of text.matchAll(TAGS_OF_TEXT)) {
    if (depth === 0) kept += text.slice(from, tag.index);
    if (tag[1] !== '/') depth += 1;
    else if (depth > 0) depth -= 1;
    else kept = '';
    from = tag.index + tag[0].length;
  }
  const rest = depth === 0 ? kept + text.slice(from) : kept;
  // Taking tags out can piece a new one together; each round is shorter than the one before.
  return TAG.test(rest) ? stripReasoning(rest) : rest.trim();
}
