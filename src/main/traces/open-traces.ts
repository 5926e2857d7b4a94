import type { Config } from '../config.ts';
import { VERSION } from '../version.ts';
import type { WorldName } from '../world-folder.ts';
import type { ExportedTraces } from './export-traces.ts';

/** Traces if a collector is configured; without one the exporter is not loaded. */
export async function openTraces(
  { collector }: Pick<Config, 'collector'>,
  world: WorldName,
): Promise<ExportedTraces | undefined> {
  if (collector === undefined) return undefined;
  const { exportTraces } = await import('./export-traces.ts');
  return exportTraces(collector, {
    'service.name': 'barograph',
    'service.version': VERSION,
    'barograph.world': world,
  });
}
