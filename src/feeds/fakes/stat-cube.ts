interface About {
  readonly label: string;
  readonly source: string;
  readonly updated: string;
}

type Place = Readonly<Record<string, string>>;

/** What is at a place of a cube; what is undefined is nowhere in it. */
interface Cells {
  readonly valueAt: (place: Place) => unknown;
  /** Eurostat's flag of the value. */
  readonly flagAt?: (place: Place) => string | undefined;
}

/** A cube in JSON-stat 2.0 as Eurostat writes it. @param axes codes by dimension, the last one running fastest */
export function statCube(
  { label, source, updated }: About,
  axes: Readonly<Record<string, readonly string[]>>,
  { valueAt, flagAt = () => undefined }: Cells,
): string {
  const places = Object.entries(axes).reduce<readonly Place[]>(
    (found, [dimension, codes]) => found.flatMap((place) => codes.map((code) => ({ ...place, [dimension]: code }))),
    [{}],
  );
  const byPosition = (at: (place: Place) => unknown) =>
    Object.fromEntries(places.map(at).flatMap((one, position) => (one === undefined ? [] : [[position, one]])));
  const status = byPosition(flagAt);
  return JSON.stringify({
    version: '2.0',
    class: 'dataset',
    ...{ label, source, updated },
    value: byPosition(valueAt),
    ...(Object.keys(status).length === 0 ? {} : { status }),
    id: Object.keys(axes),
    size: Object.values(axes).map(({ length }) => length),
    dimension: Object.fromEntries(Object.entries(axes).map(([dimension, codes]) => [dimension, axis(codes)])),
  });
}

const axis = (codes: readonly string[]) => ({
  category: {
    index: Object.fromEntries(codes.map((code, position) => [code, position])),
    label: Object.fromEntries(codes.map((code) => [code, code])),
  },
});
