import { ApiError } from '../../../../clients/typescript/client.ts';
import type { RenderedView, Submitted, Viewing } from '../../page.ts';
import { MAX_QUESTION, withMembers } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import { original } from '../../words/original.ts';
import { unlessAborted } from '../drawer-of.tsx';
import { AnswerBody, citedRegions } from './answer.tsx';
import { AskForm, type Draft, FRAMEWORKS, type Quota } from './ask-form.tsx';

/** The form of a question. `q` fills it; only the viewer sends it. */
export async function renderAsk(viewing: Viewing): Promise<RenderedView> {
  return form(viewing, { question: viewing.url.q ?? '' });
}

/** The answer to a question, in the place of its form. */
export async function submitAsk(viewing: Viewing, sent: URLSearchParams): Promise<Submitted> {
  const { client, url, signal, words, formats } = viewing;
  const { askView } = words;
  const draft = draftOf(sent);
  const { question, where, framework, conversationId } = draft;
  const again = async (problem: string): Promise<Submitted> => ({
    status: 'shown',
    view: await form(viewing, { ...draft, problem }),
  });
  if (question === '') return again(askView.problem.empty);
  if ([...question].length > MAX_QUESTION) return again(askView.problem.long);
  const input = {
    query: question,
    ...(where === undefined ? {} : { geoContext: where }),
    ...(framework === undefined ? {} : { framework }),
    ...(url.at === undefined ? {} : { at: String(url.at) }),
    ...(conversationId === undefined ? {} : { conversationId }),
  };
  try {
    const answered = await client.intelligence.answerQuestion(input, { signal });
    const places = await citedRegions(viewing, answered);
    const [headline] = answered.answer.headline;
    const view = {
      heading: headline === undefined ? askView.claims : original(words, headline.text),
      title: askView.title,
      shownAt: answered.asOf,
      lead: <p>{askView.asOf(formats.instant(answered.asOf))}</p>,
      main: <AnswerBody answered={answered} draft={draft} places={places} viewing={viewing} />,
    };
    return { status: 'shown', view };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conversation_unknown') throw error;
    const { conversationId: _, ...fresh } = draft;
    return { status: 'shown', view: await form(viewing, { ...fresh, problem: askView.problem.conversation }) };
  }
}

async function form({ client, url, signal, formToken, words }: Viewing, draft: Draft): Promise<RenderedView> {
  const { askView } = words;
  const me = await client.platform.me({}, { signal }).catch(unlessAborted(signal));
  return {
    heading: askView.heading,
    title: askView.title,
    lead: (
      <p class="quiet">
        {me?.account === VISITORS
          ? visitorText(me.limits.deductPerUtcDay, askView)
          : quotaText(me?.limits.deductPerUtcDay, askView)}
      </p>
    ),
    main: <AskForm draft={draft} url={withMembers(url, { q: undefined })} token={formToken} words={words} />,
    island: 'ask-stream',
  };
}

/** The account of viewers without a credential. */
const VISITORS = 'public';

const visitorText = ({ limit = 0, remaining }: Quota, askView: Words['askView']): string =>
  remaining === undefined ? askView.quotaUnknown : askView.visitorQuota(remaining, limit);

function quotaText(quota: Quota | undefined, askView: Words['askView']): string {
  if (quota === undefined) return askView.quotaUnknown;
  const { limit, remaining } = quota;
  if (limit === undefined) return askView.noQuota;
  const left = remaining === undefined ? askView.quotaUnknown : askView.quota(remaining, limit);
  return `${left} ${askView.builtinFree}`;
}

function draftOf(sent: URLSearchParams): Draft {
  const text = (name: string) => {
    const value = sent.get(name)?.trim() ?? '';
    return value === '' ? undefined : value;
  };
  const where = text('where');
  const framework = FRAMEWORKS.find((one) => one === text('framework'));
  const conversationId = text('conversation');
  return {
    question: text('q') ?? '',
    ...(where === undefined ? {} : { where }),
    ...(framework === undefined ? {} : { framework }),
    ...(conversationId === undefined ? {} : { conversationId }),
  };
}
