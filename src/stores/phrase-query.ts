/** Phrases as a text query for any one of them. Letters and figures alone: nothing of a question is ever an operator. */
export function anyPhrase(phrases: readonly string[]): string {
  const plain = phrases
    .map((phrase) => phrase.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((phrase) => phrase !== '');
  return [...new Set(plain)].map((phrase) => `'${phrase}'`).join(' | ');
}
