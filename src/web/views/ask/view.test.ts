import { describe, expect, it } from 'vitest';
import { askConsole, EXAMPLES, refusal } from '../../test-kit/ask-console.ts';

const ANSWER = '/api/intelligence/v1/answer-question';
const EVIDENCE = `ev_${'0'.repeat(20)}`;

/** The example of the contract, its evidence in the snapshot of a region. */
const cited = (path: string) => {
  const of = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/"(?:ev_1|e1)"/g, `"${EVIDENCE}"`));
  return path === ANSWER || path.endsWith('-at') ? of(EXAMPLES.get(path)) : undefined;
};

describe('the view of questions', () => {
  it('is a form that q fills and nothing but the viewer sends', async () => {
    const asked: string[] = [];
    const { status, html } = await askConsole('/ask?q=Is%20Suez%20%3Copen%3E%3F', (path) => {
      asked.push(path);
      return undefined;
    });
    expect(status).toBe(200);
    expect(html).toContain('maxLength="500"'.toLowerCase());
    expect(html).toMatch(/<textarea[^>]*>Is Suez &lt;open>\?<\/textarea>/);
    expect(html).not.toContain('<script');
    expect(asked).not.toContain(ANSWER);
  });

  it('says how many answers of a model are left, and that it is not known where it is not', async () => {
    expect((await askConsole('/ask')).text).toContain('498 of 500 answers by a model are left today.');
    const unknown = await askConsole('/ask', (path) =>
      path === '/api/me' ? refusal(503, 'store_unavailable') : undefined,
    );
    expect(unknown.status).toBe(200);
    expect(unknown.text).toContain('is not known now');
  });

  it('answers in sentences that name their claims, each with its kind, certainty and sources', async () => {
    const { status, html, text } = await askConsole('/ask', cited, { q: ' Is the Strait of Hormuz open? ' });
    expect(status).toBe(200);
    expect(/<h1>([^<]*)</.exec(html)?.[1]).toBe('The Strait of Hormuz has been restricted since 18 Nov 2026.');
    expect(html).toContain('href="#claim-1"');
    expect(html).toContain('id="claim-1"');
    expect(text).toContain('observed 94%');
    expect(html).toContain('href="https://portwatch.imf.org/" rel="noreferrer"');
    expect(html).toContain(`/region/mena?at=2026-11-18T00:00Z&amp;open=evidence:${EVIDENCE}`);
    expect(text).toContain('By the built-in analyst');
  });

  it('sends the question with what it may be read with, at the instant of its address', async () => {
    const sent: unknown[] = [];
    const form = { q: 'And in Jordan?', where: 'Red Sea', framework: 'ach', conversation: 'c'.repeat(22) };
    await askConsole(
      '/ask?at=2026-11-22T12:00Z',
      (path, _, body) => {
        if (path === ANSWER) sent.push(JSON.parse(String(body)));
        return undefined;
      },
      form,
    );
    expect(sent).toEqual([
      {
        query: 'And in Jordan?',
        geoContext: 'Red Sea',
        framework: 'ach',
        at: String(Date.UTC(2026, 10, 22, 12)),
        conversationId: 'c'.repeat(22),
      },
    ]);
  });

  it.each([
    [' ', 'Write a question first.'],
    ['a'.repeat(501), 'A question has at most 500 characters.'],
  ])('sends no question of another length', async (q, said) => {
    const asked: string[] = [];
    const { status, html, text } = await askConsole(
      '/ask',
      (path) => {
        asked.push(path);
        return undefined;
      },
      { q },
    );
    expect(status).toBe(200);
    expect(text).toContain(said);
    expect(html).toContain('role="alert"');
    expect(asked).not.toContain(ANSWER);
  });

  it('shows what is not answered, a judgement as one, and why no model answered', async () => {
    const example = Object(EXAMPLES.get(ANSWER));
    const sections = [
      { heading: 'What it may mean', isJudgement: true, sentences: [{ text: 'It may last.', claimIds: [] }] },
    ];
    const answer = {
      ...example,
      answer: { ...example.answer, sections },
      notAnswered: [{ reason: 'no_data', text: 'Nothing is known of Djibouti.' }],
      notUnderstood: ['league'],
      fallbackReason: 'budget',
    };
    const { text } = await askConsole('/ask', (path) => (path === ANSWER ? answer : undefined), { q: 'x' });
    expect(text).toContain('What it may mean Judgement of a model, not fact');
    expect(text).toContain('Nothing is known of Djibouti. Not understood: league.');
    expect(text).toContain('The daily budget of the model is used up');
  });

  it('links to a page of the web only, whatever a source gave', async () => {
    const answer = JSON.parse(JSON.stringify(EXAMPLES.get(ANSWER)).replaceAll('https://portwatch', 'javascript:alert'));
    const { html } = await askConsole('/ask', (path) => (path === ANSWER ? answer : undefined), { q: 'x' });
    expect(html).not.toContain('href="javascript');
  });

  it('names the plan that asking needs, and begins again after a conversation that has ended', async () => {
    const plan = { requiredTier: 1, currentTier: 0, planKey: 'free' };
    const of = (answer: Response) => (path: string) => (path === ANSWER ? answer : undefined);
    const free = await askConsole('/ask', of(refusal(403, 'not_entitled', plan)), { q: 'x' });
    expect([free.status, free.text]).toEqual([403, expect.stringContaining('needs a plan of tier 1')]);
    const form = { q: 'And in Jordan?', conversation: 'c'.repeat(22) };
    const ended = await askConsole('/ask', of(refusal(404, 'conversation_unknown')), form);
    expect(ended.text).toContain('This conversation has ended.');
    expect(ended.html).not.toContain('name="conversation"');
    expect(ended.html).toContain('>And in Jordan?</textarea>');
  });

  it('gives the same answer in another form', async () => {
    const csv = await askConsole('/ask.csv', cited, { q: 'Is the Strait of Hormuz open?' });
    expect(csv.headers.get('Content-Type')).toContain('text/csv');
    expect(csv.html.split('\r\n')[1]).toContain('EXERCISE,Claims,1,The Strait of Hormuz has been restricted');
  });
});
