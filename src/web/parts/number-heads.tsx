/** Heads of columns of figures. */
export function NumberHeads({ names }: { readonly names: readonly string[] }) {
  return (
    <>
      {names.map((name) => (
        <th key={name} scope="col" class="number">
          {name}
        </th>
      ))}
    </>
  );
}
