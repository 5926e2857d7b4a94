import { sin } from '../arithmetic/sin.ts';
import { DAY_MS } from '../assessment/time.ts';
import type { ShipClasses, TransitDay } from '../feeds/fakes/arcgis-features.ts';
import { drawCount, randomOf, smoothNoise } from '../feeds/fakes/random.ts';
import type { ChokepointBaseline } from './chokepoint-baselines.ts';
import { capeTraffic, hormuzTraffic, redSeaTraffic } from './storyline.ts';

const DAYS_PER_YEAR = 365.25;

/** Mean tonnes a transit by class, of the size of PortWatch's own figures. */
const TONNES_PER_SHIP: ShipClasses = {
  container: 42_000,
  dryBulk: 40_000,
  generalCargo: 7_000,
  roro: 12_000,
  tanker: 48_000,
};

interface TrafficRequest {
  readonly seed: number;
  /** UTC midnight of the day the exercise opens on, epoch ms. */
  readonly anchorDayAt: number;
  readonly chokepoint: ChokepointBaseline;
  /** UTC midnight, epoch ms. */
  readonly dayAt: number;
}

/** One day of one chokepoint: the yearly mean by season, weekday and slow drift, counted with noise, bent by the story. */
export function seaTraffic({ seed, anchorDayAt, chokepoint, dayAt }: TrafficRequest): TransitDay {
  const day = Math.round(dayAt / DAY_MS);
  const key = `${seed}|sea|${chokepoint.portid}`;
  const random = randomOf(`${key}|${day}`);
  const level =
    (season(day, key) *
      weekday(dayAt) *
      (1 + 0.04 * smoothNoise(`${key}|drift`, day, 28)) *
      storyShare(chokepoint.portid, (dayAt - anchorDayAt) / DAY_MS)) /
    DAYS_PER_YEAR;
  const ships = mapClasses((name) => drawCount(random, chokepoint[name] * level));
  const tonnes = mapClasses(
    (name) => Math.round(ships[name] * TONNES_PER_SHIP[name] * (0.85 + 0.3 * random()) * 100) / 100,
  );
  const objectId = Number(chokepoint.portid.slice('chokepoint'.length)) * 100_000 + day;
  return { portid: chokepoint.portid, portname: chokepoint.portname, dayAt, objectId, ships, tonnes };
}

function season(day: number, key: string): number {
  const peak = randomOf(`${key}|season`)();
  return 1 + 0.06 * sin(2 * Math.PI * (day / DAYS_PER_YEAR + peak));
}

/** Fewer ships on Sundays and Mondays. */
function weekday(dayAt: number): number {
  return [0.96, 0.97, 1, 1.01, 1.02, 1.03, 1.01][new Date(dayAt).getUTCDay()] ?? 1;
}

function storyShare(portid: string, offset: number): number {
  if (portid === 'chokepoint6') return hormuzTraffic(offset);
  if (portid === 'chokepoint1' || portid === 'chokepoint4') return redSeaTraffic(offset);
  return portid === 'chokepoint7' ? capeTraffic(offset) : 1;
}

function mapClasses(value: (name: keyof ShipClasses) => number): ShipClasses {
  return {
    container: value('container'),
    dryBulk: value('dryBulk'),
    generalCargo: value('generalCargo'),
    roro: value('roro'),
    tanker: value('tanker'),
  };
}
