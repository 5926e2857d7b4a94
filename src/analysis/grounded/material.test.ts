import { expect, it } from 'vitest';
import { materialOf } from './material.ts';

it.each(['−0.24', '-0.24', '1,234', '12%', '3.5 USD per barrel'])(
  'takes %s as one figure, sign and unit included',
  (figure) => {
    const text = `Net balance ${figure}; confidence high.`;
    const { figures, sources } = materialOf([{ id: 's', kind: 'snapshot', text }], []);
    expect(figures.map(({ text: shown }) => shown)).toEqual([figure]);
    expect(sources[0]?.masked).toBe('Net balance {{n1}}; confidence high.');
  },
);
