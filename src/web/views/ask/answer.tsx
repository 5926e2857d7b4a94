import type { Responses } from '../../../../clients/typescript/client.ts';
import type { Viewing } from '../../page.ts';
import { TWIN_FORMATS, twinUrl } from '../../url/twin-path.ts';
import { REGION_IDS, viewUrl, withMembers } from '../../url/view-url.ts';
import { original, originalBlock } from '../../words/original.ts';
import { unlessAborted } from '../drawer-of.tsx';
import { AskForm, type Draft } from './ask-form.tsx';
import { type CitedAt, ClaimTable } from './claim-table.tsx';

export type Answered = Responses['answerQuestion'];
type Sentence = Answered['answer']['headline'][number];

/** Regions whose evidence is looked through for what an answer cites. */
const MAX_REGIONS = 4;

/** In which region's snapshot each cited piece of evidence is found, so that a citation opens it. */
export async function citedRegions(
  { client, signal }: Viewing,
  { understood, asOf, claims }: Answered,
): Promise<ReadonlyMap<string, CitedAt>> {
  const cited = new Set(claims.flatMap(({ evidenceIds }) => evidenceIds));
  const named = REGION_IDS.filter((id) => understood.regionIds.includes(id)).slice(0, MAX_REGIONS);
  const snapshots = await Promise.all(
    (cited.size === 0 ? [] : named).map((regionId) =>
      client.intelligence
        .getRegionalSnapshotAt({ regionId, at: String(asOf) }, { signal })
        .then(({ snapshot }) => ({ regionId, snapshot }))
        .catch(unlessAborted(signal)),
    ),
  );
  const found = snapshots.flatMap((read) =>
    (read?.snapshot.evidence ?? []).flatMap(({ id, summary }) =>
      cited.has(id) && read !== undefined ? [[id, { regionId: read.regionId, summary }] as const] : [],
    ),
  );
  return new Map(found.reverse());
}

interface Props {
  readonly answered: Answered;
  readonly draft: Draft;
  readonly places: ReadonlyMap<string, CitedAt>;
  readonly viewing: Viewing;
}

/** An answer: the sentences with the claims they state, the claims with their sources, and what has no answer. */
export function AnswerBody({ answered, draft, places, viewing }: Props) {
  const { url, formToken: token, words, formats } = viewing;
  const { askView } = words;
  const { answer, claims, notAnswered, notUnderstood, model, provider, fallbackReason, conversationId } = answered;
  const numbers = new Map(claims.map(({ id }, index) => [id, index + 1]));
  const followUp: Draft = { question: '', ...(conversationId === undefined ? {} : { conversationId }) };
  return (
    <>
      <blockquote dir="auto">
        <span class="visually-hidden">{askView.asked}: </span>
        {draft.question}
      </blockquote>
      <p class="quiet">
        {askView.by(original(words, model), provider === 'builtin')}
        {fallbackReason !== undefined && ` ${askView.fallback(fallbackReason)}`}
      </p>
      <div class="answer">
        <p {...originalBlock(words)}>
          {answer.headline.map((sentence) => (
            <Stated key={sentence.text} sentence={sentence} numbers={numbers} />
          ))}
        </p>
        {answer.sections.map(({ heading, isJudgement, sentences }) => (
          <section key={heading} class={isJudgement ? 'judgement' : undefined}>
            <h2 {...originalBlock(words)}>{heading}</h2>
            {isJudgement && <p class="quiet">{askView.judgement}</p>}
            <ul {...originalBlock(words)}>
              {sentences.map((sentence) => (
                <li key={sentence.text}>
                  <Stated sentence={sentence} numbers={numbers} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {(notAnswered.length > 0 || notUnderstood.length > 0) && (
          <section>
            <h2>{askView.notAnswered}</h2>
            <ul>
              {notAnswered.map(({ text }) => (
                <li key={text}>{original(words, text)}</li>
              ))}
              {notUnderstood.length > 0 && (
                <li>{askView.notUnderstood(notUnderstood.map((part) => original(words, part)))}</li>
              )}
            </ul>
          </section>
        )}
      </div>
      <section aria-labelledby="claims">
        <h2 id="claims">{askView.claims}</h2>
        {claims.length === 0 ? (
          <p class="quiet">{askView.noClaims}</p>
        ) : (
          <ClaimTable claims={claims} places={places} answered={answered} url={url} words={words} formats={formats} />
        )}
      </section>
      <AnswerForms draft={draft} viewing={viewing} />
      <section aria-labelledby="follow-up">
        <h2 id="follow-up">{conversationId === undefined ? askView.sendAnother : askView.followUp}</h2>
        <AskForm draft={followUp} url={url} token={token} words={words} />
      </section>
    </>
  );
}

/** A sentence and the numbers of the claims that it states. */
function Stated({
  sentence: { text, claimIds },
  numbers,
}: {
  readonly sentence: Sentence;
  readonly numbers: ReadonlyMap<string, number>;
}) {
  return (
    <>
      {text}
      {claimIds.map((id) => {
        const number = numbers.get(id);
        return (
          number !== undefined && (
            <a key={id} class="reference" href={`#claim-${number}`}>
              [{number}]
            </a>
          )
        );
      })}{' '}
    </>
  );
}

/** The answer has no address of its own: its other forms are asked for by the same question. */
function AnswerForms({ draft, viewing: { url, formToken, words } }: Pick<Props, 'draft' | 'viewing'>) {
  const members = { q: draft.question, where: draft.where, framework: draft.framework, token: formToken };
  const fresh = withMembers(url, { q: undefined });
  return (
    <form method="post" action={viewUrl(fresh)} class="twins">
      {Object.entries(members).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {words.askView.answerAs}
      {words.colon}
      {TWIN_FORMATS.map((format) => (
        <button key={format} type="submit" formaction={twinUrl(fresh, format)}>
          {format.toUpperCase()}
        </button>
      ))}
    </form>
  );
}
