import { Type } from '../conventions/schema.ts';

/** Which data an answer describes: those of the feeds, or the invented ones of the exercise. */
export const DataWorld = Type.Enum(['live', 'exercise'], {
  description: '`live`, or `exercise` when the data describe an invented world.',
});
