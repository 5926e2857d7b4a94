/** Geo types of GDELT: 1 country (centroid), 2 US state, 3 US city, 4 world city, 5 world state. */
export interface GdeltPlace {
  readonly type: 1 | 2 | 3 | 4 | 5;
  readonly fullName: string;
  /** FIPS 10-4, not ISO. */
  readonly fips: string;
  /** FIPS country and two digits; the country's code alone for a country. */
  readonly adm1: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly featureId: string;
}

export interface GdeltActor {
  readonly code: string;
  readonly name: string;
  /** CAMEO, three letters. */
  readonly country?: string;
  /** CAMEO known group, such as UNO. */
  readonly knownGroup?: string;
  /** CAMEO role: GOV, MIL, COP, OPP, CVL, … */
  readonly role?: string;
}

/** One event row of a GDELT 2.0 export. */
export interface GdeltEvent {
  readonly id: number;
  /** Epoch ms of the day the event is said to have happened. */
  readonly eventAt: number;
  /** Epoch ms of the export. */
  readonly addedAt: number;
  readonly actor1?: GdeltActor;
  readonly actor2?: GdeltActor;
  readonly isRootEvent: boolean;
  /** CAMEO event code, two to four digits. */
  readonly eventCode: string;
  /** Goldstein scale, -10 to 10. */
  readonly goldstein: number;
  readonly mentionCount: number;
  readonly sourceCount: number;
  readonly articleCount: number;
  readonly averageTone: number;
  readonly place?: GdeltPlace;
  readonly sourceUrl: string;
}

/** Rows of a GDELT 2.0 event export: 61 tab-separated columns, no header, LF. */
export function gdeltExport(events: readonly GdeltEvent[]): string {
  return events.map((event) => `${columns(event).join('\t')}\n`).join('');
}

/** `20261120124500`: how GDELT names an export and dates its rows. */
export function gdeltStamp(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:T]/g, '').slice(0, 14);
}

function columns(event: GdeltEvent): string[] {
  const day = gdeltStamp(event.eventAt).slice(0, 8);
  const root = event.eventCode.slice(0, 2);
  return [
    String(event.id),
    day,
    day.slice(0, 6),
    day.slice(0, 4),
    yearShare(day),
    ...actorColumns(event.actor1),
    ...actorColumns(event.actor2),
    event.isRootEvent ? '1' : '0',
    event.eventCode,
    event.eventCode.slice(0, 3),
    root,
    quadClass(root),
    event.goldstein.toFixed(1),
    String(event.mentionCount),
    String(event.sourceCount),
    String(event.articleCount),
    String(event.averageTone),
    ...placeColumns(event.actor1 === undefined ? undefined : event.place),
    ...placeColumns(event.actor2 === undefined ? undefined : event.place),
    ...placeColumns(event.place),
    gdeltStamp(event.addedAt),
    event.sourceUrl,
  ];
}

/** GDELT counts a month as thirty days: 26 March 2017 is 2017.2356. */
function yearShare(day: string): string {
  const dayOfYear = (Number(day.slice(4, 6)) - 1) * 30 + Number(day.slice(6, 8));
  return (Number(day.slice(0, 4)) + dayOfYear / 365).toFixed(4);
}

function actorColumns(actor: GdeltActor | undefined): string[] {
  if (actor === undefined) return new Array<string>(10).fill('');
  return [actor.code, actor.name, actor.country ?? '', actor.knownGroup ?? '', '', '', '', actor.role ?? '', '', ''];
}

function placeColumns(place: GdeltPlace | undefined): string[] {
  if (place === undefined) return ['0', '', '', '', '', '', '', ''];
  const { type, fullName, fips, adm1, latitude, longitude, featureId } = place;
  return [String(type), fullName, fips, adm1, '', String(latitude), String(longitude), featureId];
}

/** As the exports of 2015 to 2018 assign it: 01-05 verbal and 06-09 material cooperation, 10-14 verbal and 15-20 material conflict. */
function quadClass(root: string): string {
  const number = Number(root);
  if (number <= 5) return '1';
  if (number <= 9) return '2';
  return number <= 14 ? '3' : '4';
}
