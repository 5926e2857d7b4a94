import Type from 'typebox';

const Figures = Type.Array(Type.Number());
const Shares = Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]);
const Pool = Type.Object({ weights: Figures, offsets: Figures, dirichlet: Type.Optional(Type.Array(Figures)) });
const Pools = Type.Object({ containable: Pool, uncontainable: Pool });

const Fitted = Type.Object({
  groups: Type.Object({ active: Shares, low: Shares, quiet: Shares }),
  gaps: Type.Array(Type.Object({ gapDays: Type.Integer({ minimum: 0 }), country: Pools, region: Pools }), {
    minItems: 1,
  }),
});

export const DatedArtefactSchema = Type.Object({
  schemaVersion: Type.String(),
  command: Type.String({ description: 'The command that wrote the file.' }),
  fittedThrough: Type.Record(Type.String(), Type.String(), {
    description: 'Last day of each history that anything was fitted on.',
  }),
  files: Type.Array(Type.Object({ path: Type.String(), sha256: Type.String() })),
  horizons: Type.Object({ '24h': Fitted, '7d': Fitted }),
});
