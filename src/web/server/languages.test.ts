import { describe, expect, it } from 'vitest';
import { askConsole, refusal } from '../test-kit/ask-console.ts';
import { elementsOf, type PageElement, type PageNode, pageTree } from '../twins/page-tree.ts';
import { isViewPath, PLAIN_VIEWS, REGION_VIEWS } from '../url/view-url.ts';
import { spokenIn } from '../words/spoken.ts';

const EVIDENCE = `ev_${'0'.repeat(20)}`;
const PATHS = [
  '/',
  ...[...REGION_VIEWS, ...PLAIN_VIEWS].map((view) => `/${view}`),
  '/country/IR',
  '/forecasts/mena',
  '/region/mena?open=explain:/balance/capitalStress',
  `/region/mena?open=evidence:${EVIDENCE}`,
  '/what-if/mena?s=preset~chokepoint:hormuz_strait~open',
  '/changes/mena?from=2026-11-20T00:00Z&theme=dark',
];
const OTHERS = ['fr', 'ar'] as const;

const inLanguage = (path: string, language: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
const bodyOf = (html: string): PageElement =>
  elementsOf(pageTree(html.replace(/^<!doctype html>/, '')), ['body'])[0] ?? pageTree('');
const showIn = async (path: string, language: string) => {
  const shown = await askConsole(inLanguage(path, language));
  return { ...shown, body: bodyOf(shown.html) };
};

/** Attributes that people read or hear. */
const READ = ['aria-label', 'title', 'placeholder', 'data-label', 'data-text', 'alt'];
/** Isolated texts are the service's; what is typed or run is no text of a language. */
const ISOLATED = /\u2066[^\u2069]*\u2069/g;

/** Texts of a page in its own language: not what is marked as another one, no code, nothing that was given. */
function ownTexts(node: PageNode): readonly string[] {
  if (typeof node === 'string') return [node.replaceAll(ISOLATED, '').trim()];
  const { tag, attributes, children } = node;
  if (attributes.lang !== undefined || ['code', 'textarea', 'template'].includes(tag)) return [];
  const read = READ.flatMap((name) => attributes[name]?.replaceAll(ISOLATED, '').trim() ?? []);
  return [...read, ...children.flatMap(ownTexts)].filter((text) => text !== '');
}

/** As the kit gives the text of a page: white space is one space. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Every text of the words, without functions. */
const textsIn = (tree: unknown): readonly string[] =>
  typeof tree === 'object' && tree !== null
    ? Object.values(tree).flatMap(textsIn)
    : typeof tree === 'string'
      ? [tree]
      : [];

describe.each(OTHERS)('pages in %s', (language) => {
  const own = new Set(textsIn(spokenIn(language).words));
  const english = textsIn(spokenIn('en').words).filter((text) => /\p{L}{2}/u.test(text) && !own.has(text));

  it.each(PATHS)('%s says its language and direction, and its links keep the language', async (path) => {
    const { status, html, body } = await showIn(path, language);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
    const targets = elementsOf(body, ['a', 'form', 'button']).flatMap(function all(element): PageElement[] {
      return [element, ...elementsOf(element, ['a', 'form', 'button']).flatMap(all)];
    });
    const lost = targets.flatMap(({ attributes }) => {
      const to = attributes.href ?? attributes.action ?? attributes.formaction ?? '';
      const [place = '', query = ''] = to.replace(/#.*/, '').split('?');
      const isOurs = isViewPath(place.replace(/\.\w+$/, '')) || ['/world.json', '/signin', '/signout'].includes(place);
      const isChoice = attributes.hreflang !== undefined;
      return isOurs && !isChoice && new URLSearchParams(query).get('lang') !== language ? [to] : [];
    });
    expect(lost).toEqual([]);
    const choices = targets.flatMap(({ attributes: { hreflang, href, lang } }) =>
      hreflang ? [[hreflang, lang, href]] : [],
    );
    expect(choices.map(([hreflang, lang]) => [hreflang, lang])).toEqual(['en', 'fr', 'ar'].map((one) => [one, one]));
    expect(choices[0]?.[2]).not.toContain('lang=');
  });

  it.each(PATHS)('%s has no English text but what the service says, which is marked', async (path) => {
    const { body } = await showIn(path, language);
    const texts = ownTexts(body);
    expect(texts.filter((text) => english.includes(text.replace(/[:.]$/, '')))).toEqual([]);
    const foreign = language === 'fr' ? /\b(?:the|of|and|is|are|with|no)\b/ : /[A-Za-z]{3,}/;
    expect(texts.map((text) => text.replaceAll(NAMES, '')).filter((text) => foreign.test(text))).toEqual([]);
  });

  it.each(PATHS)('%s has the same CSV and JSON in every language', async (path) => {
    const [page = '', query = ''] = path.split('?');
    for (const format of ['csv', 'json']) {
      const twin = `${page === '/' ? '/world' : page}.${format}${query === '' ? '' : `?${query}`}`;
      const { status, html, text } = await askConsole(inLanguage(twin, language));
      expect([status, html]).toEqual([200, (await askConsole(twin)).html]);
      expect(text).not.toBe('');
    }
  });

  it('are in the language too where a page is refused, and keep it on the way home', async () => {
    const word = spokenIn(language).words;
    const bad = await askConsole(`/?axis=none&lang=${language}`);
    expect([bad.status, bad.text]).toEqual([400, expect.stringContaining(word.backToWorld)]);
    expect(bad.html).toContain(`href="/?lang=${language}"`);
    const signIn = await askConsole(`/signin?lang=${language}`);
    expect(signIn.text).toContain(plain(word.signInPage.howLink.replaceAll(/[\u2066`].*/g, '')));
    expect(signIn.html).toContain(`action="/signin?lang=${language}"`);
    const refused = await askConsole(`/region/mena?lang=${language}`, (path) =>
      path.endsWith('/get-regional-snapshot') ? refusal(503, 'snapshot_not_ready') : undefined,
    );
    expect([refused.status, refused.text]).toEqual([503, expect.stringContaining(plain(word.failures.notReady))]);
    const lead = await askConsole(`/confirm?token=x&lang=${language}`);
    expect(lead.text).toContain(plain(word.leadPages['/confirm'].text));
  });

  it('have Markdown and a drawing in the language', async () => {
    for (const format of ['md', 'svg']) {
      const { html } = await askConsole(`/triggers/mena.${format}?lang=${language}`);
      expect(html).toContain(spokenIn(language).words.triggersView.columns.past);
    }
  });

  it('have dates and countries as Intl writes them', async () => {
    const { text } = await askConsole(`/country/IR?lang=${language}`);
    const country = new Intl.DisplayNames([language], { type: 'region' }).of('IR') ?? '';
    expect(text).toContain(country);
    const tag = language === 'ar' ? 'ar-u-nu-latn' : language;
    const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 26));
    expect(spokenIn(language).formats.day(Date.UTC(2026, 10, 26))).toBe(language === 'ar' ? '26 نوفمبر 2026' : day);
  });
});

/** Names, formats and identifiers that stay in every language; `acme` is the account of the examples. */
const NAMES =
  /\b(?:EXERCISE|Barograph|UTC|JSON|Patch|API|RFC|SHA-256|JWKS|JWK|DIME|PMESII-PT|Ed25519|Natural Earth|BACKUP_DIR|acme|CSV|SVG|barograph console link|barograph help keys)\b/g;

it('refuses a language that it does not have', async () => {
  const { status, text } = await askConsole('/?lang=de');
  expect([status, text]).toEqual([400, expect.stringContaining('“de” is no value of “lang”')]);
});
