import { operation } from '../conventions/operation.ts';
import { extended, record, Type } from '../conventions/schema.ts';
import {
  ConsentMember,
  EmailMember,
  LEAD_RECEIVED_EXAMPLE,
  LEADS_PER_UTC_DAY,
  LeadReceived,
  OriginMember,
  Received,
} from './consent.ts';

export const submitContact = operation({
  operationId: 'SubmitContact',
  service: 'leads',
  rpcName: 'submit-contact',
  method: 'POST',
  group: 'Leads',
  summary: 'Leaves the operator a message',
  description: `The operator reads it by command. ${LEADS_PER_UTC_DAY} per UTC day and sender.`,
  omits: 'An answer: the operator writes it.',
  gate: 'public',
  bodyLimitBytes: 32 * 1024,
  callsPerUtcDay: LEADS_PER_UTC_DAY,
  input: record('SubmitContactRequest', {
    email: EmailMember,
    consent: ConsentMember,
    name: Type.String({ minLength: 1, maxLength: 120 }),
    message: Type.String({ minLength: 1, maxLength: 4_000 }),
    origin: OriginMember,
  }),
  response: extended('SubmitContactResponse', LeadReceived, { status: Received }),
  failures: ['store_unavailable'],
  exampleInput: { email: 'reader@example.org', consent: true, name: 'A Reader', message: 'May we cite your briefs?' },
  exampleResponse: LEAD_RECEIVED_EXAMPLE,
});
