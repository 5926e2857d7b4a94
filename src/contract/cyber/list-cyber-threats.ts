import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listCyberThreats = recordList({
  operationId: 'ListCyberThreats',
  service: 'cyber',
  rpcName: 'list-cyber-threats',
  group: 'Cyber',
  summary: 'Software vulnerabilities that are exploited',
  description: 'The Known Exploited Vulnerabilities Catalog of CISA.',
  omits: 'Who exploits them, and against whom, is not in it.',
  kinds: ['exploited_vulnerability'],
  feeds: ['cisa-kev'],
  items: 'threats',
  item: 'CyberThreat',
  observedAs: 'addedAt',
  observed: 'When it was added to the catalogue.',
  filters: 'plain',
  members: {
    vendor: Type.Optional(Type.String()),
    product: Type.Optional(Type.String()),
    dueDate: Type.Optional(Type.String({ description: 'By when agencies of the United States have to act.' })),
    ransomware: Type.Optional(Type.Boolean({ description: 'Whether ransomware is known to use it.' })),
  },
  exampleItem: {
    id: 'CVE-2026-10001',
    title: 'Example Link Following Vulnerability',
    url: 'https://nvd.nist.gov/vuln/detail/CVE-2026-10001',
    addedAt: EXAMPLE_AT - 86_400_000,
    vendor: 'Example',
    product: 'Server',
    dueDate: '2026-11-04',
    ransomware: false,
  },
});
