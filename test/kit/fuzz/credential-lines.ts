import fc from 'fast-check';
import type { HeaderLine } from './header-lines.ts';

/** Credentials of a world, by what they are good for. */
export interface Credentials {
  readonly pro: string;
  readonly free: string;
  readonly operator: string;
  readonly revoked: string;
  /** A bearer that the world's verifier accepts, of a Pro account. */
  readonly token: string;
}

const BEARERS = ['Bearer x', 'Bearer', 'Bearer a b', 'bearer eyJhbGciOiJub25lIn0.e30.', 'Basic dTpw', 'x', ''];

/** Credential headers of a request: mostly of an admitted caller, else of every other kind. */
export function credentialLines(gate: string, known: Credentials): fc.Arbitrary<readonly HeaderLine[]> {
  const { pro, free, operator, revoked, token } = known;
  const wrong = `${pro.slice(0, -1)}${pro.endsWith('0') ? '1' : '0'}`;
  const welcome = gate === 'operator' ? [operator] : [pro, operator];
  const line = (name: string, value: string): readonly HeaderLine[] => [[name, value]];
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...welcome).map((key) => line('X-Service-Key', key)) },
    { weight: 1, arbitrary: fc.constant(line('x-api-key', welcome[0] ?? pro)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('Bearer', 'bEARER').map((word) => line('Authorization', `${word} ${token}`)),
    },
    { weight: 2, arbitrary: fc.constant<readonly HeaderLine[]>([]) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(pro, free, operator, revoked, wrong, 'rubbish', '', 'baro_live_', `baro_live_${'0'.repeat(58)}`)
        .map((key) => line('X-Service-Key', key)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...BEARERS).map((value) => line('Authorization', value)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom('X-Service-Key', 'X-Api-Key', 'Authorization'),
          fc.constantFrom(pro, free, `Bearer ${token}`),
        )
        .map(([name, value]) => [...line('X-Service-Key', pro), ...line(name, value)]),
    },
  );
}
