import { describe, expect, it } from 'vitest';
import { crisis, PAGES } from '../../claims/test-kit/worlds.ts';
import { understand } from '../question/understand.ts';
import { compose } from './compose.ts';
import { claimsFor } from './gather-claims.ts';

function answerTo(query: string) {
  const known = crisis('mena');
  const now = known.snapshot.generatedAt;
  const understood = understand(query, now);
  const answer = compose(understood, { claims: claimsFor(understood, [{ now: known }], PAGES), asOf: now, now });
  const below = answer.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  return { lead: answer.headline.map(({ text }) => text), below: below.join('\n') };
}

describe('the answer about a voyage', () => {
  it('names in order what it passes, the worst of it, and what there is no way around', () => {
    const { lead, below } = answerTo('What are the risks to a tanker sailing from Ras Tanura to Rotterdam?');
    expect(lead[0]).toBe(
      'The shortest way of a ship from Ras Tanura to the Netherlands passes the Strait of Hormuz, Bab el-Mandeb, the Suez Canal, the Strait of Gibraltar and the Strait of Dover.',
    );
    expect(lead[1]).toMatch(/^The Strait of Hormuz has been closed since /);
    expect(below).toContain('A ship from Ras Tanura to the Netherlands has no way around the Strait of Hormuz');
    expect(below).not.toContain('passes the Suez Canal on its shortest way');
  });

  it('is of the ports that are named: another coast of a country passes other straits', () => {
    const { lead } = answerTo('What are the risks to a tanker sailing from Jeddah to Rotterdam?');
    expect(lead[0]).not.toContain('Hormuz');
    expect(lead[0]).toContain('the Suez Canal');
  });
});
