/** What makes each of the ten hard. */
const HARD = {
  a20: 'A forecast of one strait, which none is published for',
  a18: 'A likelihood beyond the longest horizon, between two countries',
  a21: 'A change since a weekday, of a trade lane with two straits',
  a26: 'A cause, with a premise',
  a28: 'A cause that no claim proves, asked in Chinese',
  a29: 'A comparison over a time that figures do not cover',
  a33: 'An order of fifty countries, asked in Spanish',
  a35: 'The past, as it was known then',
  a39: 'An effect on a country, through several markets',
  a42: 'What no feed shows',
};

const HEAD =
  'Ten of the sixty frozen questions, answered by the built-in composer over the exercise, an invented world. Printed by `node scripts/print-answers.mjs`.';

/** docs/answers.md from graded answers (load-answers.mjs). */
export function answersPage(graded) {
  const byId = new Map(graded.map((one) => [one.id, one]));
  const parts = Object.entries(HARD).map(([id, why]) => {
    const { query, markdown } = byId.get(id);
    return `\`\`\`markdown\n# ${query}\n\n(${why}.)\n\n${markdown}\n\`\`\``;
  });
  return `# Answers\n\n${HEAD}\n\n${parts.join('\n\n')}\n`;
}
