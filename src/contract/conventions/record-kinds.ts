/** What a record is of. Hazards have the same kind whichever feed lists them; a list over records names the kinds it shows. */
export const RECORD_KINDS = [
  'airport_notice',
  'airspace_restriction',
  'conflict_event',
  'disease_outbreak',
  'dose_rate',
  'drought',
  'earthquake',
  'earthquake_alert',
  'exploited_vulnerability',
  'fire_detection',
  'flood',
  'headline',
  'military_flight',
  'natural_event',
  'naval_exercise',
  'navigational_warning',
  'paper',
  'sanctions_entry',
  'satellite_scene',
  'storm',
  'technology_story',
  'travel_advisory',
  'volcano',
  'weather_warning',
  'webcam',
  'wildfire',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Kinds that are revised at every reading: for how many days what was replaced, or has ended, is kept. Others: as long as evidence. */
export const KEPT_DAYS: Readonly<Partial<Record<RecordKind, number>>> = {
  fire_detection: 2,
  military_flight: 2,
};

export const isRecordKind = (text: string): text is RecordKind => RECORD_KINDS.some((kind) => kind === text);
