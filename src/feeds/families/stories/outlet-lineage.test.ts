import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditedAgency } from './agencies.ts';
import { outletLineage } from './outlet-lineage.ts';
import { storyKey, titleTokens } from './story-key.ts';

describe('who publishes at an address', () => {
  it.each([
    ['https://WWW.Example.ORG:8443/a?b', 'example.org'],
    ['http://news.www.example.org/', 'example.org'],
    ['https://m.example.co.uk/x', 'example.co.uk'],
    ['https://amp.example.com.au/x', 'example.com.au'],
    ['edition.cnn.com', 'cnn.com'],
    ['https://www-example-co-uk.cdn.ampproject.org/c/s/x', 'example.co.uk'],
    ['https://some--paper-example-org.cdn.ampproject.org/x', 'example.org'],
    ['https://one.blogspot.com/x', 'one.blogspot.com'],
    ['https://feeds.bbci.co.uk/x', 'bbc.co.uk'],
    ['https://www.bbc.com/x', 'bbc.co.uk'],
    ['https://uk.reuters.com/x', 'reuters'],
    ['https://english.news.cn/x', 'xinhua'],
    ['https://www.gov.uk/foreign-travel-advice/iran', 'gov.uk'],
    ['https://travel.state.gov/x', 'us-state'],
    ['https://news.www.com/x', 'www.com'],
    ['https://www.com/x', 'www.com'],
    ['http://203.0.113.7/x', '203.0.113.7'],
    ['BBC Monitoring', 'bbc monitoring'],
    ['Associated Press', 'ap'],
    ['https://', 'https://'],
  ])('of %s is %s', (address, lineage) => {
    expect(outletLineage(address)).toBe(lineage);
  });

  it('is the same under any subdomain, whatever the name', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{2,8}$/);
    fc.assert(
      fc.property(label, label, fc.constantFrom('com', 'org', 'ir', 'co.uk', 'com.au'), (sub, name, suffix) => {
        const domain = `${name}.${suffix}`;
        expect(outletLineage(`https://${sub}.${domain}/x`)).toBe(outletLineage(domain));
      }),
    );
  });

  it('is some text for any text, and never throws', () => {
    fc.assert(fc.property(fc.string({ minLength: 1 }), (text) => typeof outletLineage(text) === 'string'));
  });
});

describe('the agency of a title', () => {
  it.each([
    ['Ships turn back at Hormuz (Reuters)', 'reuters'],
    ['Ships turn back at Hormuz [Source: AFP]', 'afp'],
    ['Ships turn back at Hormuz - AP News', 'ap'],
    ['Ships turn back at Hormuz | Xinhua', 'xinhua'],
    ['Reuters reporter held in Minsk', undefined],
    ['Ships turn back at Hormuz - The Daily Paper', undefined],
    ['Ap Lei Chau residents protest (video)', undefined],
  ])('%s credits %s', (title, agency) => {
    expect(creditedAgency(title)).toBe(agency);
  });
});

describe('the key of a story', () => {
  const key = (title: string) => storyKey({ title, country: 'IR', day: Date.UTC(2026, 9, 14, 7) });

  it('is the same with labels, fillers, case, accents and the outlet behind it', () => {
    const same = [
      'Iran closes Strait of Hormuz',
      'BREAKING: Iran closes the Strait of Hormuz',
      'UPDATE 2 - Iran closes Strait of Hormuz | The Paper',
      'IRAN CLOSES THE STRAIT OF HORMUZ (Reuters)',
      'Irán closes Strait of Hormuz – The Daily Example',
    ];
    expect(new Set(same.map(key)).size).toBe(1);
  });

  it('differs by direction', () => {
    expect(key('Tankers return to Hormuz by night')).not.toBe(key('Tankers return from Hormuz by night'));
  });

  it('keeps a short title and a long second part whole', () => {
    expect(titleTokens('Iran - talks')).toEqual(['iran', 'talks']);
    const long = 'Iran closes the strait - what it means for the price of oil and gas';
    expect(titleTokens(long)).toContain('price');
    expect(titleTokens('It is as it was')).not.toEqual([]);
  });
});
