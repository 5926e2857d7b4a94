import { Scroll } from '../../parts/scroll.tsx';
import type { RegionId, ViewUrl } from '../../url/view-url.ts';
import { otherView, viewUrl, withMembers } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original } from '../../words/original.ts';
import type { Answered } from './answer.tsx';

type Claim = Answered['claims'][number];

export interface CitedAt {
  readonly regionId: RegionId;
  readonly summary: string;
}

interface Props {
  readonly claims: readonly Claim[];
  readonly answered: Pick<Answered, 'asOf'>;
  /** Where each cited piece of evidence is, by its id. */
  readonly places: ReadonlyMap<string, CitedAt>;
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

/** Claims in the order of their numbers, each with what it rests on. */
export function ClaimTable({ claims, answered, places, url, words, formats }: Props) {
  const { columns, kinds } = words.askView;
  return (
    <Scroll>
      <table class="claims stacked">
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.claim}</th>
            <th scope="col">{columns.kind}</th>
            <th scope="col" class="number">
              {columns.certainty}
            </th>
            <th scope="col">{columns.since}</th>
            <th scope="col">{columns.check}</th>
          </tr>
        </thead>
        <tbody>
          {claims.map((claim, index) => (
            <tr key={claim.id} id={`claim-${index + 1}`}>
              <td data-label={columns.number}>{index + 1}</td>
              <th scope="row">{original(words, claim.text)}</th>
              <td data-label={columns.kind}>{kinds[kindOf(claim.kind)]}</td>
              <td data-label={columns.certainty} class="number">
                {formats.percent(claim.certainty)}
              </td>
              <td data-label={columns.since} class="instant-cell">
                {claim.knownAt === 0 ? '–' : formats.instant(claim.knownAt)}
              </td>
              <td data-label={columns.check}>
                <Citations claim={claim} asOf={answered.asOf} places={places} url={url} words={words} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

interface CitationProps extends Pick<Props, 'places' | 'url' | 'words'> {
  readonly claim: Claim;
  /** Epoch ms. */
  readonly asOf: number;
}

/** Evidence in the snapshot that the answer rests on, and the pages of its sources. */
function Citations({ claim: { evidenceIds, sourceUrls }, asOf, places, url, words: all }: CitationProps) {
  const { askView: words } = all;
  const placed = evidenceIds.flatMap((id) => {
    const at = places.get(id);
    return at === undefined ? [] : [{ id, ...at }];
  });
  const unplaced = evidenceIds.length - placed.length;
  const pages = sourceUrls.filter((page) => /^https?:\/\//.test(page));
  if (evidenceIds.length === 0 && pages.length === 0) return <span class="quiet">{words.noEvidence}</span>;
  return (
    <ul class="inline">
      {placed.map(({ id, regionId, summary }, index) => (
        <li key={id}>
          <a
            title={original(all, summary)}
            href={viewUrl(
              withMembers(otherView(url, 'region'), { regionId, at: asOf, open: { kind: 'evidence', id } }),
            )}
          >
            {words.evidence(index + 1)}
          </a>
        </li>
      ))}
      {unplaced > 0 && <li class="quiet">{words.unplaced(unplaced)}</li>}
      {pages.map((page) => (
        <li key={page}>
          <a href={page} rel="noreferrer">
            {new URL(page).hostname}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What is said of the future, what the assessment makes of data, what was seen, and what is not there. */
function kindOf(kind: string): 'observed' | 'assessed' | 'forecast' | 'missing' {
  if (kind === 'lane' || kind === 'path') return 'forecast';
  if (kind === 'gap') return 'missing';
  return ASSESSED.includes(kind) ? 'assessed' : 'observed';
}

const ASSESSED = ['level', 'change', 'moved', 'regime', 'driver', 'explanation', 'leverage', 'lead'];
