import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../claims/sentences.ts';
import { crisis, PAGES } from '../../claims/test-kit/worlds.ts';
import { FRAMEWORKS } from '../../contract/intelligence/deduct-situation.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { understand } from '../question/understand.ts';
import { type Answer, wordCount } from './answer.ts';
import { compose, MAX_WORDS } from './compose.ts';
import { claimsFor, readingOf } from './gather-claims.ts';
import { answerMarkdown } from './markdown.ts';

const known = crisis();
const NOW = known.snapshot.generatedAt;

function answerTo(question: string, framework?: (typeof FRAMEWORKS)[number]): Answer {
  const understood = understand(question, NOW);
  const claims = claimsFor(understood, [{ now: known }], PAGES);
  return compose(understood, { claims, asOf: NOW, now: NOW, ...(framework === undefined ? {} : { framework }) });
}

const sentencesIn = ({ headline, reading, sections }: Answer) => [
  ...headline,
  ...reading,
  ...sections.flatMap(({ sentences }) => sentences),
];
const lead = (question: string): string =>
  answerTo(question)
    .headline.map(({ text }) => text)
    .join(' ');

it('reads every region where an actor of any may have leverage over one that is named', () => {
  const reading = (question: string) => readingOf(understand(question, NOW), NOW).regionIds;
  expect(reading('Who has leverage over Iran?')).toEqual(REGION_IDS);
  expect(reading('What leverage does the US have over Iran?').length).toBeLessThan(REGION_IDS.length);
});

describe('an answer', () => {
  it.each([
    ['Is the Strait of Hormuz open?', /^No: the Strait of Hormuz has been closed since/],
    ['Is the Strait of Hormuz closed?', /^Yes: the Strait of Hormuz has been closed since/],
    ['Why are transits through Hormuz rising?', /^Contrary to the question: the Strait of Hormuz had [\d.]+ transits/],
    ['Are transits at Hormuz at a record high?', /^On the contrary: the Strait of Hormuz had [\d.]+ transits per day/],
    ['What would a closure of the Suez Canal mean?', /Suez Canal was open .*, so a closure is a supposition/],
    ['Compare coercive pressure in Iran and Oman', /^Iran had a higher coercive pressure than Oman: [\d.]+ against/],
    ['Which countries have the most coercive pressure?', /^Iran had the most/],
    ['Which countries depend most on oil through Hormuz?', /^Oil imports through the Strait of Hormuz .* Next: /],
    [
      'Which countries depend most on gas through Hormuz?',
      /^Gas shipped through a strait is not known by country; oil is\. Oil imports/,
    ],
    [
      'Which region worsened most this week?',
      /^The assessment holds no earlier value to compare with; this is the order/,
    ],
    ['Which trigger is closest to firing in MENA?', /^Watch first .*: “.*\. The nearest of the others is “/],
    ['Which currency fell most?', /^The assessment held nothing on the exchange rate in the world/],
    [
      'Why did the regime of the Middle East change?',
      /^The Middle East and North Africa .* The largest part that is known/,
    ],
    ['What happens to oil if Hormuz stays closed?', /to move Brent crude/],
    ['What happens to oil prices if Iraq stops exporting?', /to move Brent crude/],
    ['What is the regime of the Middle East?', /^The Middle East and North Africa has been .* since/],
    ['What evidence do you have that the strait is closed?', /^The Strait of Hormuz has been closed since/],
    ['How does the closure of Hormuz affect aluminium?', /closed since .* to move aluminium up/],
    ['If Iran closes Hormuz, what happens to Iraq?', /closed since .* in Iraq/],
    ['How is the Strait of Hormuz compared with last year?', /^The Strait of Hormuz .* no earlier value/],
    ['Why is escalation so unlikely in the Middle East?', /^Escalation .* The lanes for 30 days .* were base rates/],
    ['How does the closure affect Iraq?', /^The Strait of Hormuz has been closed since .* took .* in Iraq/],
    ['Is the strait open?', /^The Strait of Hormuz has been closed since/],
    ['Will Hormuz still be closed in a week?', /^The Strait of Hormuz has been closed since .* to last another/],
    ['Has NATO done anything about Iran?', /^The assessment held nothing on reported acts towards Iran by the North/],
    ['How exposed is Germany to gas cuts?', /^The assessment held nothing on gas imports in Germany/],
    ['When will the next assessment be made?', /^Schedule of assessments means that every region is assessed/],
    ['Which chokepoint matters most for Iraq?', /Strait of Hormuz .* in Iraq/],
    [
      'Give me the 24h, 7d and 30d odds of escalation in the Middle East',
      /^Escalation .* The same within 7 days \(\d+%\) and within/,
    ],
    [
      'What is the difference between stressed equilibrium and coercive stalemate?',
      /as a regime means that .* as a regime means that/,
    ],
    ['Are cyber attacks increasing?', /^An assessment holds nothing on cyber attacks/],
    [
      'Who is sanctioned by the EU?',
      /^An assessment holds nothing on names .* `lookup-sanction-entity` of the service/,
    ],
    ['Is GPS jamming rising in the Baltic?', /^The assessment held nothing on GNSS interference in the Baltic and/],
    ['What does your confidence mean?', /^Confidence of an assessment means how far its inputs can be relied on/],
    ['Did anything unusual happen in the Persian Gulf today?', /^The Strait of Hormuz has been closed since/],
    ['What would a ceasefire in Gaza change?', /^Containment in the Middle East .* would mean: .* is .*unlikely \(/],
    [
      'How certain are you that Hormuz is closed?',
      /^The Strait of Hormuz has been closed .* The certainty of that, by/,
    ],
    [
      'What happened in Oman this week?',
      /^Reports of armed force in Oman accounted for .*holds no earlier value to compare with\.$/,
    ],
    [
      'Are there mines in the Strait of Hormuz?',
      /^The assessment held nothing on navigational warnings in the Strait of Hormuz .* has been closed since/,
    ],
    ['Why did protests grow in Iraq?', /^Iraq: domestic fragility of/],
    ['Which ports are worst hit?', /^An assessment holds nothing on the traffic of ports.*`get-country-port-activity`/],
    ['How many soldiers does Iran have?', /^No feed of this service has figures on the size of armed forces/],
    ['Should I move to Dubai?', /^This service gives no personal advice/],
    ['What does coercive stalemate mean?', /^Coercive stalemate as a regime means that/],
    ['When was the Strait of Hormuz closed?', /^The Strait of Hormuz has been closed since/],
    ['Which straits are closed?', /^The Strait of Hormuz has been closed since/],
    ['Compare the Suez Canal with Bab el-Mandeb', /had more transits than/],
    ['Which region is worst?', /^The \w+[^.]* had the most[^.]*: coercive pressure of/],
    ['Where is escalation most likely?', /^Escalation in .+ is [\w ]+ \(\d+%\)\./],
    ['What does containment mean?', /^Containment means that conflict deaths/],
    ['What is your track record?', /^Hindcasts for /],
    ['What would make the Middle East calmer?', /that points to containment/],
    ['What would make Hormuz reopen?', /that points to containment is active; the nearest is “Strait of Hormuz/],
    ['What has to happen for Hormuz to reopen?', /that points to containment/],
    [
      'Which military aircraft are over the Gulf?',
      /^An assessment holds nothing on single military aircraft.*`list-military-flights`/,
    ],
    ['How much oil normally passes through Hormuz?', /`get-chokepoint-status` of the service `supply-chain`/],
    ['Who is Iran putting pressure on?', /^The assessment held nothing on leverage over anyone by Iran/],
    ['Should I reroute my tankers around the Cape?', /avoids the Suez Canal takes [\d.]+ days longer/],
    ['How much longer is the way around the Cape of Good Hope?', /avoids Bab el-Mandeb takes [\d.]+ days longer/],
    ['How can ships avoid the Strait of Hormuz?', /has no way around the Strait of Hormuz|takes [\d.]+ days longer/],
    ['How can ships avoid Suez?', /that avoids the Suez Canal takes [\d.]+ days longer/],
    ['Who benefits from the closure of Hormuz?', /^The Strait of Hormuz has been closed since/],
    ['Will Brent go above 100 dollars?', /^No forecast of the oil price is published: lanes are of/],
    ['Is Oman about to default?', /^No forecast of the sovereign spread is published: .* held nothing on/],
    [
      'Why is your confidence in the Middle East so low?',
      /assessment confidence of \d+%.* Nothing current is known in/,
    ],
    [
      'What do you not know about the Middle East?',
      /^Nothing current is known in the Middle East and North Africa of /,
    ],
    ['What could change your mind about escalation in the Middle East?', /that points to escalation/],
    ['How wrong were you about the Middle East?', /^Hindcasts for /],
    ['Are any airports in Oman closed?', /^The assessment held nothing on airports in Oman/],
    ['Are flights to Tel Aviv operating?', /^The (?!.*(?:Yes|No):).*airspace/],
    ['Is the Middle East calm?', /^No: the Middle East and North Africa has been /],
    ['Which country has the least coercive pressure?', /^[A-Z][^.]* had the least/],
    [
      'Which scenarios do you see for the Middle East?',
      /^(?:No change of course|Escalation).* Next: .*containment \(\d+%\)/,
    ],
    ['Which countries depend most on Hormuz?', /^The loss of passage through the Strait of Hormuz took [\d.]+ from/],
    ['What happened overnight in the Middle East?', /The assessment holds no earlier value to compare with\.$/],
    ['How likely is escalation in the Middle East within 7 days?', /within 7 days of/],
  ])('leads with what answers “%s”', (question, expected) => {
    expect(lead(question)).toMatch(expected);
  });

  it('is as long as it may be by what the question wishes', () => {
    const words = (question: string): number =>
      sentencesIn(answerTo(question)).reduce((sum, { text }) => sum + wordCount(text), 0);
    const asked = 'what is happening in Iran?';
    expect(words(`Briefly: ${asked}`)).toBeLessThan(words(asked));
    expect(answerTo(`Briefly: ${asked}`).sections).toEqual([]);
  });

  it('has in each framework other parts, all of them from claims', () => {
    const parts = FRAMEWORKS.map((name) => answerTo('Iran', name).sections.map(({ heading }) => heading));
    expect(new Set(parts.map((headings) => headings.join())).size).toBe(FRAMEWORKS.length);
    for (const headings of parts) expect(headings.length).toBeGreaterThan(2);
  });

  const PARTS = {
    intent: [
      'Is it open',
      'Why',
      'How likely is escalation in',
      'What changed in',
      'Compare deaths of',
      'What should we watch in',
      'Who can put pressure on',
      'What would happen to',
    ],
    place: [
      'the Strait of Hormuz',
      'Iran',
      'Yemen and Oman',
      'the Middle East',
      'the Houthis',
      'Suez',
      'Jebel Ali',
      'Ruritania 4711',
    ],
    time: ['', 'last week', 'within 7 days', 'in March 2019', 'by 2040', 'since Monday'],
  } as const;

  it('states of any question only what its claims state, resolves every mark, and keeps to its words', () => {
    const question = fc
      .tuple(fc.constantFrom(...PARTS.intent), fc.constantFrom(...PARTS.place), fc.constantFrom(...PARTS.time))
      .map((parts) => `${parts.join(' ')}?`);
    fc.assert(
      fc.property(question, fc.option(fc.constantFrom(...FRAMEWORKS), { nil: undefined }), (asked, framework) => {
        const answer = answerTo(asked, framework);
        const byId = new Map(answer.claims.map((claim) => [claim.id, claim]));
        for (const { text, claimIds, kind } of sentencesIn(answer)) {
          expect([text, claimIds.filter((id) => !byId.has(id))]).toEqual([text, []]);
          expect([text, kind === 'limits']).toEqual([text, claimIds.length === 0]);
          if (claimIds.length !== 1) continue;
          const claim = byId.get(claimIds[0] ?? '');
          const own = claim === undefined ? '' : Object.values(sentencesOf(claim)).join(' ');
          const foreign = (text.match(/\d[\d.,]*\d/g) ?? []).filter((figure) => !own.includes(figure));
          expect([text, text.startsWith('Certainty of') ? [] : foreign]).toEqual([text, []]);
        }
        const words = sentencesIn(answer).reduce((sum, { text }) => sum + wordCount(text), 0);
        expect(words).toBeLessThanOrEqual(MAX_WORDS.normal);
        expect(answerMarkdown(answer, { snapshotIds: ['snap_1'], isExercise: false })).not.toMatch(/4711|Ruritania/);
      }),
      { numRuns: 30 },
    );
  });
});
