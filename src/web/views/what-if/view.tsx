import { ApiError, type Responses } from '../../../../clients/typescript/client.ts';
import type { RenderedView, Submitted, Viewing } from '../../page.ts';
import { BUFFERS, MAX_SUPPOSITIONS, PRESSURES, withMembers } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import { original } from '../../words/original.ts';
import type { Spoken } from '../../words/spoken.ts';
import { unlessAborted } from '../drawer-of.tsx';
import { DifferenceTables } from './difference-tables.tsx';
import type { Lever } from './lever-fields.tsx';
import { SuppositionForm } from './supposition-form.tsx';
import { inputOf, type ReadForm, suppositionsIn } from './suppositions.ts';
import { TriggerChanges } from './trigger-changes.tsx';

type Simulated = Responses['simulateRegionalSnapshot'];

/** What a region would look like if something were observed: the form without suppositions, with them their effect. */
export async function renderWhatIf(viewing: Viewing): Promise<RenderedView> {
  const { client, url, signal } = viewing;
  const { s = [] } = url;
  if (s.length === 0) return form(viewing, undefined);
  try {
    const simulated = await client.intelligence.simulateRegionalSnapshot(
      { regionId: url.regionId, ...inputOf(s) },
      { signal },
    );
    return await answer(viewing, simulated);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'validation_failed') throw error;
    return form(viewing, original(viewing.words, violationText(error.body) ?? error.message));
  }
}

/** Turns what was filled in into the address that supposes it. */
export async function submitWhatIf(viewing: Viewing, sent: URLSearchParams): Promise<Submitted> {
  const read = suppositionsIn(sent);
  if (read.status === 'read')
    return { status: 'moved', to: withMembers(viewing.url, { s: read.suppositions, at: undefined, open: undefined }) };
  return { status: 'shown', view: await form(viewing, problemOf(read, viewing.words)) };
}

function problemOf(read: Exclude<ReadForm, { readonly status: 'read' }>, words: Words): string {
  const { problem } = words.whatIfView;
  if (read.status === 'too_many') return problem.tooMany(MAX_SUPPOSITIONS);
  if (read.figure !== undefined) return problem.figure(read.figure);
  return read.row === undefined ? problem.nothing : problem.form(read.row);
}

async function form(viewing: Viewing, problem: string | undefined): Promise<RenderedView> {
  const { url, regionNames, words } = viewing;
  const { whatIfView } = words;
  return {
    heading: whatIfView.heading(regionNames[url.regionId] ?? url.regionId),
    title: whatIfView.title,
    lead: <Lead isDated={url.at !== undefined} words={words} />,
    main: <Form viewing={viewing} problem={problem} {...(await offered(viewing))} />,
    island: 'lever-sliders',
  };
}

function Lead({ isDated, words: { whatIfView } }: Pick<Spoken, 'words'> & { readonly isDated: boolean }) {
  return (
    <p class="quiet prose">
      {whatIfView.lead}
      {isDated && ` ${whatIfView.newestOnly}`}
    </p>
  );
}

interface FormProps {
  readonly viewing: Viewing;
  readonly problem: string | undefined;
  readonly straits: Awaited<ReturnType<typeof straitsOf>>;
  readonly levers: readonly Lever[];
}

const Form = ({ viewing: { url, formToken, words, formats }, problem, straits, levers }: FormProps) => (
  <SuppositionForm
    suppositions={url.s ?? []}
    straits={straits}
    levers={levers}
    problem={problem}
    url={url}
    token={formToken}
    words={words}
    formats={formats}
  />
);

const straitsOf = ({ client, signal }: Viewing) =>
  client.supplyChain.getChokepointStatus({}, { signal }).then(({ chokepoints }) => chokepoints, unlessAborted(signal));

/** What a form offers. */
async function offered(viewing: Viewing) {
  const { client, url, signal } = viewing;
  const [straits, levers] = await Promise.all([
    straitsOf(viewing),
    client.intelligence
      .listSimulationInputs({ regionId: url.regionId }, { signal })
      .then(({ inputs }) => inputs, unlessAborted(signal)),
  ]);
  return { straits, levers: levers ?? [] };
}

async function answer(viewing: Viewing, simulated: Simulated): Promise<RenderedView> {
  const { client, url, signal, regionNames, words, formats } = viewing;
  const { whatIfView } = words;
  const { basedOn, difference, preset, snapshot } = simulated;
  const at = String(basedOn.generatedAt);
  const [form, stored] = await Promise.all([
    offered(viewing),
    client.intelligence.getRegionalSnapshotAt({ regionId: url.regionId, at }, { signal }).catch(unlessAborted(signal)),
  ]);
  const { regimeFrom, regimeTo } = difference;
  const supposed = [
    ...(preset === undefined ? [] : [original(words, preset)]),
    ...(inputOf(url.s ?? []).observations ?? []).map(({ metric, subject, value }) =>
      original(words, `${metric} ${subject}: ${value}`),
    ),
  ];
  return {
    heading: whatIfView.answerHeading(
      regionNames[url.regionId] ?? url.regionId,
      words.regime(regimeFrom),
      words.regime(regimeTo),
      strongestMove(difference, viewing),
    ),
    title: whatIfView.title,
    shownAt: basedOn.generatedAt,
    isSupposed: true,
    island: 'lever-sliders',
    lead: (
      <p>
        <strong>{whatIfView.supposed}</strong>
        {words.colon}
        {supposed.join(words.semicolon)}. {whatIfView.basedOn(formats.instant(basedOn.generatedAt))}
      </p>
    ),
    main: (
      <>
        {!basedOn.isReproduced && <p role="note">▨ {whatIfView.notReproduced}</p>}
        <DifferenceTables
          difference={difference}
          snapshot={snapshot}
          actors={[...snapshot.actors, ...(stored?.snapshot.actors ?? [])]}
          words={words}
          formats={formats}
        />
        <TriggerChanges before={stored?.snapshot.triggers} after={snapshot.triggers} words={words} />
        <Form viewing={viewing} problem={undefined} {...form} />
      </>
    ),
  };
}

/** The axis that moves most, in words; undefined where none does. */
function strongestMove({ numbers }: Simulated['difference'], { words, formats }: Spoken): string | undefined {
  const [most] = numbers
    .flatMap(({ name, from, to, change }) => {
      const axis = [...PRESSURES, ...BUFFERS].find((one) => `balance.${one}` === name);
      return axis === undefined || from === undefined || to === undefined || change === undefined
        ? []
        : [{ axis, from, to, size: Math.abs(change) }];
    })
    .sort((a, b) => b.size - a.size);
  return most === undefined
    ? undefined
    : words.whatIfView.moved(words.axis(most.axis), formats.figure(most.from), formats.figure(most.to));
}

/** `observations[0].metric unknown metric: x`, of a refused supposition. */
function violationText(body: unknown): string | undefined {
  const { violations } = Object(body);
  const listed: readonly unknown[] = Array.isArray(violations) ? violations : [];
  const texts = listed.map((one) => `${String(Object(one).field)} ${String(Object(one).description)}`);
  return texts.length === 0 ? undefined : `${texts.join('; ')}.`;
}
