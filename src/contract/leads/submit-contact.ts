import { operation } from '../conventions/operation.ts';
import { extended, Type } from '../conventions/schema.ts';
import {
  LEAD_RECEIVED_EXAMPLE,
  LEADS_PER_UTC_DAY,
  LeadReceived,
  LeadRequest,
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
  gate: 'public',
  bodyLimitBytes: 32 * 1024,
  callsPerUtcDay: LEADS_PER_UTC_DAY,
  input: extended('SubmitContactRequest', LeadRequest, {
    name: Type.String({ minLength: 1, maxLength: 120 }),
    message: Type.String({ minLength: 1, maxLength: 4_000 }),
    origin: OriginMember,
  }),
  response: extended('SubmitContactResponse', LeadReceived, { status: Received }),
  failures: ['store_unavailable'],
  exampleInput: { email: 'reader@example.org', consent: true, name: 'A Reader', message: 'May we cite your briefs?' },
  exampleResponse: LEAD_RECEIVED_EXAMPLE,
});
