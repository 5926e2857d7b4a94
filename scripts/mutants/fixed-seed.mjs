import fc from 'fast-check';

// The same worlds in every run, so that a mutant's fate is no matter of chance; the first failure is enough to kill it.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_123, endOnFailure: true });
