/**
 * Loaded before every test: a warning of too many listeners on one emitter or signal is a failure of the run, as an
 * uncaught error. What waits on a shared signal derives one of its own (`AbortSignal.any`).
 */
const failOnLeak = (warning: Error): void => {
  if (warning.name === 'MaxListenersExceededWarning') throw warning;
};

// Files of one worker share the process; each loads this again.
const known = process.listeners('warning').some(({ name }) => name === failOnLeak.name);
if (!known) process.on('warning', failOnLeak);
