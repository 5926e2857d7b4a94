import type { Migration } from './migration.ts';

/**
 * Leads that their address confirms, and the mails that ask for it. `address_id` is a hash of the address: a row of `lead_mail`
 * outlives its leads for a day, so that an address which was removed is not mailed again meanwhile. `wanted_at` is when a mail was
 * first due, `due_at` when it is tried next, `sent_at` when one was handed over; epoch ms.
 */
export const leadMails: Migration = {
  id: '0036-lead-mails',
  statements: [
    `ALTER TABLE lead ADD COLUMN address_id text COLLATE "C", ADD COLUMN consent_text text,
      ADD COLUMN confirm_until bigint, ADD COLUMN confirmed_at bigint,
      ADD CONSTRAINT lead_confirmed CHECK (confirm_until IS NULL OR confirmed_at IS NULL)`,
    'CREATE INDEX lead_address ON lead (address_id) WHERE address_id IS NOT NULL',
    'CREATE INDEX lead_unconfirmed ON lead (confirm_until) WHERE confirm_until IS NOT NULL',
    `CREATE TABLE lead_mail (
      address_id text COLLATE "C" PRIMARY KEY,
      wanted_at bigint,
      due_at bigint,
      tried_count integer NOT NULL DEFAULT 0,
      fence bigint NOT NULL DEFAULT 0,
      leased_until bigint NOT NULL DEFAULT 0,
      sent_at bigint,
      CHECK ((wanted_at IS NULL) = (due_at IS NULL))
    )`,
    'CREATE INDEX lead_mail_due ON lead_mail (due_at) WHERE due_at IS NOT NULL',
    'CREATE INDEX lead_mail_wanted ON lead_mail (wanted_at) WHERE wanted_at IS NOT NULL',
  ],
};
