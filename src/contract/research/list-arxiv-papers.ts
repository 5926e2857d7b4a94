import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listArxivPapers = recordList({
  operationId: 'ListArxivPapers',
  service: 'research',
  rpcName: 'list-arxiv-papers',
  group: 'Research',
  summary: 'New papers on arXiv',
  description: 'Papers of cs.CR, cs.CY, physics.soc-ph, econ.GN and stat.AP.',
  omits: 'Authors, summaries and other categories.',
  kinds: ['paper'],
  feeds: ['arxiv'],
  items: 'papers',
  item: 'ArxivPaper',
  observedAs: 'publishedAt',
  observed: 'When its first version was handed in.',
  filters: 'plain',
  members: {
    categories: Type.Array(Type.String()),
    version: Type.Optional(Type.Integer()),
  },
  exampleItem: {
    id: '2610.01234',
    title: 'A paper',
    url: 'https://arxiv.org/abs/2610.01234',
    publishedAt: EXAMPLE_AT - 86_400_000,
    categories: ['cs.CR'],
    version: 1,
  },
});
