import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Reports of the test years by horizon, at 30 days also of the months with releases, as `hindcast --json` printed them; those not run yet are absent. */
export function readReports() {
  const read = (horizon) => {
    const path = fileURLToPath(new URL(`../../docs/method/calibration/hindcast-${horizon}.json`, import.meta.url));
    return existsSync(path) ? [[horizon, JSON.parse(readFileSync(path, 'utf8'))]] : [];
  };
  return Object.fromEntries(['30d', '30d-vintages', '7d', '24h'].flatMap(read));
}
