import { explained } from '../../parts/axis-bars.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import type { ViewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original, termOf } from '../../words/original.ts';
import type { Snapshot } from './view.tsx';

interface Props {
  readonly actors: Snapshot['actors'];
  readonly edges: Snapshot['leverageEdges'];
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

/** Who acts, with what, and on whom. */
export function ActorTables({ actors, edges, url, words, formats }: Props) {
  const nameOf = new Map(actors.map(({ actorId, name }) => [actorId, original(words, name)]));
  const named = (actorId: string) => nameOf.get(actorId) ?? countryName(actorId, formats) ?? original(words, actorId);
  return (
    <div class="columns">
      <section aria-labelledby="actors">
        <h2 id="actors">{words.actors}</h2>
        <Scroll>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.actor.name}</th>
                <th scope="col">{words.actor.role}</th>
                <th scope="col" class="number">
                  {words.actor.leverage}
                </th>
                <th scope="col">{words.actor.domains}</th>
              </tr>
            </thead>
            <tbody>
              {actors.map(({ actorId, name, role, leverageScore, leverageDomains }, index) => (
                <tr key={actorId}>
                  <th scope="row">{original(words, name)}</th>
                  <td>{termOf(words, role)}</td>
                  <td class="number">
                    <a href={explained(url, `/actors/${index}/leverageScore`)}>{formats.figure(leverageScore)}</a>
                  </td>
                  <td>{leverageDomains.map((domain) => termOf(words, domain)).join(words.comma)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </section>
      <section aria-labelledby="edges">
        <h2 id="edges">{words.edges}</h2>
        <Scroll>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.edge.from}</th>
                <th scope="col">{words.edge.to}</th>
                <th scope="col">{words.edge.mechanism}</th>
                <th scope="col" class="number">
                  {words.edge.strength}
                </th>
              </tr>
            </thead>
            <tbody>
              {edges.map(({ fromActorId, toActorId, mechanism, strength }, index) => (
                <tr key={`${fromActorId} ${toActorId} ${mechanism}`}>
                  <th scope="row">{named(fromActorId)}</th>
                  <td>{named(toActorId)}</td>
                  <td>{termOf(words, mechanism)}</td>
                  <td class="number">
                    <a href={explained(url, `/leverageEdges/${index}/strength`)}>{formats.figure(strength)}</a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </section>
    </div>
  );
}

/** `state:QA` is a country. */
function countryName(actorId: string, formats: Formats): string | undefined {
  const iso2 = /^state:([A-Z]{2})$/.exec(actorId)?.[1];
  return iso2 === undefined ? undefined : formats.country(iso2);
}
