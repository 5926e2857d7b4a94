import { Type } from './schema.ts';

/** The body of a 200 whose request had a `jmespath` expression. */
export const ProjectedAnswer = Type.Unknown({
  $id: 'ProjectedAnswer',
  description:
    'Only when the request had a `jmespath` expression: whatever JSON value the expression gave, `null` when nothing was found.',
});
