import { base, Type } from './schema.ts';

/** What every answer with a composite score says of it. */
export const Composite = base('Composite', {
  score: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 100,
      description: 'Sum of the contributions; absent where too little is known, which is not calm.',
    }),
  ),
  coverage: Type.Number({ minimum: 0, maximum: 1, description: 'Share of the parts that are known.' }),
  missing: Type.Array(Type.String(), { description: 'Ids of the parts that are not.' }),
  method: Type.String({ description: 'How it is computed, with its source.' }),
});

export const Contribution = Type.Number({ description: 'What it adds to the score.' });
