import { describeConsole } from './describe-console.ts';
import { describeDocumentation } from './views/documentation.ts';
import { describeLanguages } from './views/languages.ts';
import { describePages } from './views/pages.ts';
import { describePrints } from './views/prints.ts';
import { describeWanders } from './views/wanders.ts';

describeConsole('views of the console', [
  describePages,
  describeLanguages,
  describePrints,
  describeDocumentation,
  describeWanders,
]);
