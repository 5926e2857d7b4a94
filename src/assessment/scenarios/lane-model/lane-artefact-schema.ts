import Type from 'typebox';

const Figure = Type.Number();
const Figures = Type.Array(Figure);
const Shares = Type.Tuple([Figure, Figure, Figure, Figure]);

const Simple = Type.Object({
  pooled: Shares,
  units: Type.Record(Type.String(), Figures),
  transitions: Type.Array(Figures),
});

const Pool = Type.Object({
  weights: Figures,
  offsets: Figures,
  dirichlet: Type.Optional(Type.Array(Figures)),
});

const Tree = Type.Object({ feature: Figures, value: Figures });

const Conditional = Type.Object({
  count: Type.Object({
    halfLife: Figure,
    yearWeight: Figure,
    inverseSize: Figure,
    shrinkage: Figure,
    newDyadShare: Figure,
  }),
  logit: Type.Object({ centre: Figures, scale: Figures, coefficients: Type.Array(Figures) }),
  trees: Type.Object({ start: Figures, trees: Type.Array(Type.Array(Tree)) }),
  pool: Pool,
});

const Interval = Type.Object({ skill: Figure, low: Figure, high: Figure });

/** What the test years said of one table, and what follows from it. */
const Verdict = Type.Object({
  units: Type.String({ description: '`countries, active`, `regions`, `countries with daily data`' }),
  horizon: Type.Union([Type.Literal('24h'), Type.Literal('7d'), Type.Literal('30d')]),
  published: Type.Union([Type.Literal('model'), Type.Literal('shrunk climatology')]),
  reason: Type.String(),
  caseCount: Type.Integer(),
  logScore: Type.Optional(Interval),
  brierScore: Type.Optional(Interval),
});

/** The fitted lane model as one document: figures, what they were fitted on, what they were worth. */
export const LaneArtefactSchema = Type.Object({
  schemaVersion: Type.Literal('1.0.0'),
  command: Type.String(),
  fittedThrough: Type.String({ pattern: '^\\d{4}-\\d{2}$', description: 'last month whose outcome is in a figure' }),
  revisionsThrough: Type.String({
    pattern: '^\\d{4}-\\d{2}$',
    description: 'newest month of the releases that revisions are learned from',
  }),
  publicationLag: Type.String(),
  features: Type.Array(Type.String()),
  files: Type.Array(Type.Object({ path: Type.String(), sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) })),
  countries: Type.Object({
    active: Type.Object({ simple: Simple, conditional: Conditional }),
    low: Type.Object({ simple: Simple }),
    quiet: Type.Object({ simple: Simple }),
  }),
  regions: Type.Object({
    simple: Simple,
    draw: Type.Object({
      sharedShock: Figure,
      escalation: Figures,
      containment: Figures,
      fragmentation: Figures,
    }),
    pool: Pool,
  }),
  verdicts: Type.Array(Verdict),
});
