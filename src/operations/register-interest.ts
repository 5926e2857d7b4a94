import type { HandlerOf } from '../contract/endpoints.ts';
import { keepLead, type LeadParts } from './keep-lead.ts';

/** Registers an address; an address that is registered is renewed without a word of it. */
export const registerInterest =
  (parts: LeadParts): HandlerOf<'registerInterest'> =>
  ({ email, origin }) =>
    keepLead({ kind: 'interest', email, ...(origin === undefined ? {} : { origin }) }, parts);
