import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Reports of the test years by horizon, as `hindcast --json` printed them; those not run yet are absent. */
export function readReports() {
  const read = (horizon) => {
    const path = fileURLToPath(new URL(`../../docs/method/calibration/hindcast-${horizon}.json`, import.meta.url));
    return existsSync(path) ? [[horizon, JSON.parse(readFileSync(path, 'utf8'))]] : [];
  };
  return Object.fromEntries(['30d', '7d', '24h'].flatMap(read));
}
