import { describeJobClaims } from '../../stores/conformance/job-claims.ts';
import { memoryClaims } from './memory-claims.ts';

const jobClaims = memoryClaims();
describeJobClaims({
  stores: () => ({ jobClaims }),
  others: async (count) => Array.from({ length: count }, () => ({ jobClaims })),
});
