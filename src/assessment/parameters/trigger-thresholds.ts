import type { ThresholdFit } from '../triggers/trigger-rule.ts';

export const THRESHOLD_FITS: Readonly<Record<string, ThresholdFit>> = {};
