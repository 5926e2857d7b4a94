import type { HandlerOf } from '../contract/endpoints.ts';
import { keepLead, type LeadParts } from './keep-lead.ts';

/** Keeps a message for the operator. */
export const submitContact =
  (parts: LeadParts): HandlerOf<'submitContact'> =>
  ({ consent: _, ...sent }) =>
    keepLead({ kind: 'contact', ...sent }, parts);
