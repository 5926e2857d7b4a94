import { type Lead, type LeadStore, MAX_PER_DAY } from '../../src/ports/lead-store.ts';

/** Leads in memory, which no mail confirms; `check` throws while the store is down. */
export function memoryLeadStore(check: () => void): LeadStore {
  let kept: readonly Lead[] = [];
  return {
    async keep(lead, dayStart) {
      check();
      if (kept.filter(({ sentAt }) => sentAt >= dayStart).length >= MAX_PER_DAY) return 'day_full';
      const isSame = ({ kind, email }: Lead) => kind === 'interest' && lead.kind === kind && email === lead.email;
      kept = [...kept.filter((other) => !isSame(other)), lead];
      return 'kept';
    },
    confirm: async () => false,
    removeById: async () => 0,
    newest: async (limit) => kept.toReversed().slice(0, limit),
    async remove(email) {
      const before = kept.length;
      kept = kept.filter((lead) => lead.email !== email.toLowerCase());
      return before - kept.length;
    },
  };
}
