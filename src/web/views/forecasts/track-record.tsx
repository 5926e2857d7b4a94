import type { Responses } from '../../../../clients/typescript/client.ts';
import { Scroll } from '../../parts/scroll.tsx';
import { SkillBar } from '../../parts/skill-bar.tsx';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original, termOf } from '../../words/original.ts';

type Calibration = Responses['getCalibration'];
export type Group = Calibration['groups'][number];
export type Hindcast = Calibration['hindcast'][number];

interface Surroundings {
  readonly words: Words;
  readonly formats: Formats;
}

/** Sealed sets by kind and horizon: how many, how many void and why, how well. */
export function SealedCounts({ groups, words, formats }: Surroundings & { readonly groups: readonly Group[] }) {
  const view = words.forecastsView;
  if (groups.length === 0) return <p class="quiet">{view.noGroups}</p>;
  const voids = groups.flatMap((group) => group.voids);
  const reasons = [...new Set(voids.map(({ reason }) => reason))];
  return (
    <>
      <table class="stacked">
        <thead>
          <tr>
            <th scope="col">{view.counts.kind}</th>
            <th scope="col">{view.horizons.label}</th>
            {(['sealed', 'open', 'void', 'scored', 'outcomes', 'log'] as const).map((name) => (
              <th key={name} scope="col" class="number">
                {view.counts[name]}
              </th>
            ))}
            <th scope="col">{view.counts.skill}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <CountRow key={`${group.kind} ${group.horizon}`} group={group} words={words} formats={formats} />
          ))}
        </tbody>
      </table>
      {reasons.length > 0 && (
        <p>
          {view.voids(
            voids
              .map(({ reason, count }) => view.voidCount(termOf(words, reason), count))
              .filter((text, i, all) => all.indexOf(text) === i),
          )}
        </p>
      )}
    </>
  );
}

function CountRow({ group, words, formats }: Surroundings & { readonly group: Group }) {
  const view = words.forecastsView;
  const own = group.forecasts.find(({ forecast }) => forecast === 'model');
  const best = group.skills.find(({ isBestReference, score }) => isBestReference && score === 'log');
  const isJudged = group.outcomeCount >= view.minOutcomes;
  return (
    <tr>
      <th scope="row">{view.kinds[group.kind]}</th>
      <td>{view.horizon(group.horizon)}</td>
      <td class="number" data-label={view.counts.sealed}>
        {group.setCount}
      </td>
      <td class="number" data-label={view.counts.open}>
        {group.pendingCount}
      </td>
      <td class="number" data-label={view.counts.void}>
        {group.voidCount}
      </td>
      <td class="number" data-label={view.counts.scored}>
        {group.scoredCount}
      </td>
      <td class="number" data-label={view.counts.outcomes}>
        {group.outcomeCount}
      </td>
      <td class="number" data-label={view.counts.log}>
        {own === undefined ? '–' : formats.figure(own.logScore)}
      </td>
      <td class={isJudged ? undefined : 'quiet'}>
        {!isJudged
          ? view.tooFew(group.outcomeCount)
          : best === undefined
            ? '–'
            : `${view.reference(best.reference)}${words.colon}${verdictOf(best, words)}, ${formats.change(best.skill)}`}
      </td>
    </tr>
  );
}

interface Skill {
  readonly low: number;
  readonly high: number;
}

function verdictOf({ low, high }: Skill, words: Words): string {
  const { worse, undecided, better } = words.forecastsView.verdicts;
  if (high < 0) return worse;
  return low > 0 ? better : undecided;
}

/** Skill of hindcasts against the best reference of each score, the losing ones first. */
export function SkillTable({ groups, words, formats }: Surroundings & { readonly groups: readonly Hindcast[] }) {
  const view = words.forecastsView;
  const rows = groups
    .flatMap((group) =>
      group.skills.filter(({ isBestReference }) => isBestReference).map((figure) => ({ group, figure })),
    )
    .sort((a, b) => a.figure.skill - b.figure.skill);
  const columns = view.skillColumns;
  return (
    <Scroll>
      <table class="skills stacked">
        <thead>
          <tr>
            <th scope="col">{columns.of}</th>
            <th scope="col">{view.horizons.label}</th>
            <th scope="col">{columns.against}</th>
            <th scope="col">{columns.score}</th>
            <th scope="col" class="number">
              {columns.n}
            </th>
            <th scope="col" class="number">
              {columns.skill}
            </th>
            <th scope="col">{columns.interval}</th>
            <th scope="col">{columns.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, figure }) => (
            <tr key={`${keyOf(group)} ${figure.score}`}>
              <th scope="row">
                {view.group(group.unit, group.stratum)}
                <span class="regime">{view.inputs(group.inputs, original(words, group.span))}</span>
              </th>
              <td>{view.horizon(group.horizon)}</td>
              <td data-label={columns.against}>{view.reference(figure.reference)}</td>
              <td data-label={columns.score}>{view.scores[figure.score]}</td>
              <td class="number" data-label={columns.n}>
                {formats.number(group.scoredCount)}
              </td>
              <td class="number" data-label={columns.skill}>
                {formats.change(figure.skill)}
              </td>
              <td class="chart">
                <SkillBar
                  skill={figure.skill}
                  low={figure.low}
                  high={figure.high}
                  sentence={view.skillSentence(
                    verdictOf(figure, words),
                    formats.change(figure.skill),
                    formats.change(figure.low),
                    formats.change(figure.high),
                  )}
                />
              </td>
              <td>
                {verdictOf(figure, words)}
                <span class="regime">{formats.range(formats.change(figure.low), formats.change(figure.high))}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

export const keyOf = ({ unit, horizon, stratum, inputs, span }: Hindcast): string =>
  `${unit} ${horizon} ${stratum} ${inputs} ${span}`;
