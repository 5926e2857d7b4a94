import { appliedMigrations, migrate, pendingMigrations } from '../../stores/migrate.ts';
import { type Command, parseArguments, print, withDatabase } from './command.ts';

export const migrateStore: Command = {
  name: 'migrate',
  usage: '[--check] [--json]',
  summary:
    'Applies pending migrations, each or none of it; --check only lists them, with exit code 1 if there are any.',
  examples: ['migrate --check'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { check: { type: 'boolean' }, json: { type: 'boolean' } });
    const isCheck = values.check === true;
    return withDatabase(config, { named: values, about: 'service', reads: isCheck }, async (client) => {
      const steps = isCheck ? await pendingMigrations(client) : await migrate(client);
      const newest = (await appliedMigrations(client)).at(-1);
      if (values.json === true) print(JSON.stringify({ [isCheck ? 'pending' : 'applied']: steps, newest }));
      else if (steps.length === 0) print(`The schema is current; its newest migration is ${newest}.`);
      else if (isCheck) print(`Pending: ${steps.join(', ')}. \`migrate\` applies ${steps.length > 1 ? 'them' : 'it'}.`);
      else print(`Applied: ${steps.join(', ')}.`);
      return isCheck && steps.length > 0 ? 1 : 0;
    });
  },
};
