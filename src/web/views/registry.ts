import type { View } from '../page.ts';
import { renderAsk, submitAsk } from './ask/view.tsx';
import { renderChanges } from './changes/view.tsx';
import { renderCorridors } from './corridors/view.tsx';
import { renderCountry } from './country/view.tsx';
import { renderFeeds } from './feeds/view.tsx';
import { renderFind } from './find/view.tsx';
import { renderForecasts } from './forecasts/view.tsx';
import { renderKeys, submitKeys } from './keys/view.tsx';
import { renderRegion } from './region/view.tsx';
import { renderTime } from './time/view.tsx';
import { renderTriggers } from './triggers/view.tsx';
import { renderVerify } from './verify/view.tsx';
import { renderWhatIf, submitWhatIf } from './what-if/view.tsx';
import { renderWorld } from './world/view.tsx';

/** Every view of the console, a line each. */
export const VIEWS: readonly View[] = [
  { id: 'world', render: renderWorld },
  { id: 'region', render: renderRegion },
  { id: 'country', render: renderCountry },
  { id: 'time', render: renderTime },
  { id: 'changes', render: renderChanges },
  { id: 'corridors', render: renderCorridors },
  { id: 'triggers', render: renderTriggers },
  { id: 'forecasts', render: renderForecasts },
  { id: 'ask', render: renderAsk, submit: submitAsk },
  { id: 'what-if', render: renderWhatIf, submit: submitWhatIf },
  { id: 'feeds', render: renderFeeds },
  { id: 'verify', render: renderVerify },
  { id: 'find', render: renderFind },
  { id: 'keys', render: renderKeys, submit: submitKeys },
];
