import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import type { CountryReports } from './indicators/country-reports.ts';
import type { NewsVolume } from './indicators/report-activity.ts';
import type { InputStatus } from './input-status.ts';
import type { LazyMap } from './lazy-map.ts';
import type { ObservationIndex } from './observation-index.ts';
import type { SourceLabel } from './source-label.ts';

/** One indicator at one place: its value, and the evidence it rests on unless it is at its prior. */
export interface Signal {
  /** 0 to 1. */
  readonly value: number;
  /** Severity of what is usual here, 0 to 1; absent where nothing is known to compare with. */
  readonly usual?: number;
  readonly label: string;
  readonly evidence?: EvidenceItem;
  /** Whether it is a value received and current, however calm, and not a prior or one carried forward. */
  readonly isMeasured?: boolean;
  /** An unusual value, shown as evidence although it may press on no axis. */
  readonly notable?: EvidenceItem;
}

/** What every assessment of a place starts from. */
export interface SourceInputs {
  readonly index: ObservationIndex;
  readonly label: SourceLabel;
  readonly inputs: ReadonlyMap<string, InputStatus>;
}

/** What an indicator is read from. */
export interface SignalInputs extends SourceInputs {
  /** Undefined while no news is known. */
  readonly volume: NewsVolume | undefined;
  /** By ISO 3166 alpha-2. */
  readonly reports: LazyMap<CountryReports>;
}
