export const HELP =
  'usage: npm run hindcast -- --data DIR --test-from YYYY-MM --test-to YYYY-MM [--vintages DIR] [--events FILE]... [--horizon 30d|7d|24h] [--lag 0d|30d|annual] [--json]';

const VALUES = {
  '--data': 'data',
  '--test-from': 'testFrom',
  '--test-to': 'testTo',
  '--vintages': 'vintages',
  '--events': 'events',
  '--horizon': 'horizon',
  '--lag': 'lag',
};
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The command's options, `{help}`, or `{problem}` in words. Horizon 30d and lag 30d by default. `--flag=value` is `--flag value`. */
export function readArguments(words) {
  const given = words.flatMap((word) => (/^--[a-z-]+=/.test(word) ? splitAtEqual(word) : [word]));
  if (given.includes('--help')) return { help: HELP };
  const options = { horizon: '30d', lag: '30d', json: false, events: [] };
  for (let i = 0; i < given.length; i++) {
    if (given[i] === '--json') options.json = true;
    else if (VALUES[given[i]] === undefined) return { problem: `unknown: ${given[i]}` };
    else if (given[i + 1] === undefined) return { problem: `${given[i]} wants a value` };
    else if (given[i] === '--events') options.events.push(given[++i]);
    else options[VALUES[given[i]]] = given[++i];
  }
  for (const [flag, name] of [
    ['--data', 'data'],
    ['--test-from', 'testFrom'],
    ['--test-to', 'testTo'],
  ])
    if (options[name] === undefined) return { problem: `${flag} is missing` };
  if (!MONTH.test(options.testFrom) || !MONTH.test(options.testTo)) return { problem: 'a month is written YYYY-MM' };
  if (options.testFrom > options.testTo) return { problem: 'the test ends before it begins' };
  if (!['30d', '7d', '24h'].includes(options.horizon)) return { problem: `no horizon ${options.horizon}` };
  if (!['0d', '30d', 'annual'].includes(options.lag)) return { problem: `no lag ${options.lag}` };
  if (options.horizon !== '30d' && options.lag === 'annual') return { problem: 'the annual lag is for 30d alone' };
  if (options.horizon !== '30d' && options.vintages !== undefined)
    return { problem: 'vintages are monthly: 30d alone' };
  if (options.horizon === '30d' && options.events.length > 0) return { problem: 'events are dated: 7d and 24h alone' };
  return options;
}

const splitAtEqual = (word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)];
