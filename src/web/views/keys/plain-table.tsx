import type { ComponentChildren } from 'preact';
import { Scroll } from '../../parts/scroll.tsx';

interface Row {
  readonly key: string;
  /** The first one names the row. */
  readonly cells: readonly ComponentChildren[];
}

interface Props {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** Texts in rows and columns. */
export function PlainTable({ columns, rows }: Props) {
  return (
    <Scroll>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {rest.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
