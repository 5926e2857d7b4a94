import { operation } from '../conventions/operation.ts';
import { extended, record } from '../conventions/schema.ts';
import {
  ConsentMember,
  EmailMember,
  LEAD_RECEIVED_EXAMPLE,
  LEADS_PER_UTC_DAY,
  LeadReceived,
  OriginMember,
  Received,
} from './consent.ts';

export const registerInterest = operation({
  operationId: 'RegisterInterest',
  service: 'leads',
  rpcName: 'register-interest',
  method: 'POST',
  group: 'Leads',
  summary: 'Registers an address for news of this service',
  description: `The answer is the same for every address. Where the operator sends mail, the address is confirmed by a mailed link. ${LEADS_PER_UTC_DAY} per UTC day and sender: an account, or a client address.`,
  omits: 'What is kept of an address.',
  gate: 'public',
  bodyLimitBytes: 4 * 1024,
  callsPerUtcDay: LEADS_PER_UTC_DAY,
  input: record('RegisterInterestRequest', { email: EmailMember, consent: ConsentMember, origin: OriginMember }),
  response: extended('RegisterInterestResponse', LeadReceived, { status: Received }),
  failures: ['store_unavailable'],
  exampleInput: { email: 'reader@example.org', consent: true },
  exampleResponse: LEAD_RECEIVED_EXAMPLE,
});
