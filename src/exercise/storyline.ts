/** The invented crisis, as factors over the calm world. Offsets are days from the anchor, the moment the exercise opens at. */

/** Warnings and a rise in posture. */
export const WARNINGS_OFFSET = -15;
/** First attacks on ships. */
export const INCIDENTS_OFFSET = -13;
/**
 * The blockade is declared. PortWatch publishes four days late, so a seven-day mean that holds closed days only needs
 * at least eleven days between the closure and the anchor.
 */
export const BLOCKADE_OFFSET = -12;
/** Ships begin to pass again. */
export const REOPENING_OFFSET = 30;
export const REOPENED_OFFSET = 50;

type Course = readonly (readonly [offset: number, factor: number])[];

/** Share of its normal traffic that passes Hormuz on a day. */
export const hormuzTraffic = (offset: number): number =>
  along(offset, [
    [INCIDENTS_OFFSET - 1, 1],
    [INCIDENTS_OFFSET, 0.9],
    [BLOCKADE_OFFSET, 0.45],
    [BLOCKADE_OFFSET + 1, 0.16],
    [BLOCKADE_OFFSET + 2, 0.07],
    [REOPENING_OFFSET, 0.07],
    [REOPENED_OFFSET, 0.95],
  ]);

/** Share of its normal traffic that passes Bab el-Mandeb and Suez: some owners go round the Cape. */
export const redSeaTraffic = (offset: number): number =>
  along(offset, [
    [BLOCKADE_OFFSET, 1],
    [BLOCKADE_OFFSET + 4, 0.9],
    [REOPENING_OFFSET, 0.9],
    [REOPENED_OFFSET, 1],
  ]);

/** Traffic round the Cape of Good Hope against normal. */
export const capeTraffic = (offset: number): number =>
  along(offset, [
    [BLOCKADE_OFFSET, 1],
    [BLOCKADE_OFFSET + 5, 1.08],
    [REOPENING_OFFSET, 1.08],
    [REOPENED_OFFSET, 1],
  ]);

/** Price of Brent against its calm course. */
export const crudePremium = (offset: number): number =>
  along(offset, [
    [WARNINGS_OFFSET, 1],
    [INCIDENTS_OFFSET, 1.02],
    [BLOCKADE_OFFSET, 1.06],
    [BLOCKADE_OFFSET + 3, 1.1],
    [-5, 1.12],
    [-1, 1.15],
    [10, 1.14],
    [REOPENING_OFFSET, 1.1],
    [REOPENED_OFFSET, 1.02],
    [REOPENED_OFFSET + 20, 1],
  ]);

/** Reports of force around the Gulf against normal. */
export const forceReporting = (offset: number): number =>
  along(offset, [
    [WARNINGS_OFFSET - 1, 1],
    [WARNINGS_OFFSET, 1.5],
    [INCIDENTS_OFFSET, 3.5],
    [BLOCKADE_OFFSET, 5],
    [0, 6],
    [REOPENING_OFFSET, 4],
    [REOPENED_OFFSET, 1],
  ]);

/** Reports of shows of force and of coercion around the Gulf against normal. */
export const postureReporting = (offset: number): number =>
  along(offset, [
    [WARNINGS_OFFSET - 1, 1],
    [WARNINGS_OFFSET, 4],
    [BLOCKADE_OFFSET, 7],
    [0, 8],
    [REOPENING_OFFSET, 5],
    [REOPENED_OFFSET, 1],
  ]);

/** Reports of the blockade, where 1 is the height of it. */
export const blockadeReporting = (offset: number): number =>
  along(offset, [
    [BLOCKADE_OFFSET - 0.2, 0],
    [BLOCKADE_OFFSET, 1],
    [REOPENING_OFFSET, 0.7],
    [REOPENED_OFFSET, 0],
  ]);

/** Reports of protest in the two countries where people take to the streets, against normal. */
export const protestReporting = (offset: number): number =>
  along(offset, [
    [INCIDENTS_OFFSET, 1],
    [-10, 3],
    [-6, 5],
    [10, 5],
    [REOPENING_OFFSET, 1],
  ]);

/** Reports of emergency rule in the same two countries, where 1 is the height of it. */
export const emergencyReporting = (offset: number): number =>
  along(offset, [
    [-6, 0],
    [-5, 1],
    [10, 1],
    [REOPENING_OFFSET, 0],
  ]);

/** Reports of what the states of the Gulf sign with each other, and of what parts them, where 1 is the height of it. */
export const pactReporting = (offset: number): number =>
  along(offset, [
    [-5, 0],
    [-4, 1],
    [10, 1],
    [REOPENING_OFFSET, 0],
  ]);

/** Ships under way in the Gulf of Finland against normal: who lost the Gulf's oil loads in the Baltic instead. */
export const balticTraffic = (offset: number): number =>
  along(offset, [
    [-1, 1],
    [0, 1.9],
    [REOPENING_OFFSET, 1.9],
    [REOPENED_OFFSET, 1],
  ]);

/** Military aircraft over the Gulf against normal. */
export const militaryFlights = (offset: number): number =>
  along(offset, [
    [WARNINGS_OFFSET - 1, 1],
    [WARNINGS_OFFSET, 1.6],
    [BLOCKADE_OFFSET, 3],
    [REOPENING_OFFSET, 2.6],
    [REOPENED_OFFSET, 1],
  ]);

/** Civil aircraft over the Gulf against normal: owners fly round it. */
export const civilFlights = (offset: number): number =>
  along(offset, [
    [INCIDENTS_OFFSET, 1],
    [BLOCKADE_OFFSET, 0.6],
    [REOPENING_OFFSET, 0.7],
    [REOPENED_OFFSET, 1],
  ]);

/** Share of aircraft over the Gulf whose satellite positions are disturbed, beyond the normal one. */
export const simulatedGnssInterference = (offset: number): number =>
  along(offset, [
    [WARNINGS_OFFSET, 0],
    [BLOCKADE_OFFSET, 0.3],
    [0, 0.4],
    [REOPENING_OFFSET, 0.2],
    [REOPENED_OFFSET, 0],
  ]);

/** The factor at an offset, on the straight line between the two points of the course around it. */
export function along(offset: number, course: Course): number {
  let [previousOffset, previousFactor] = course[0] ?? [0, 1];
  if (offset <= previousOffset) return previousFactor;
  for (const [nextOffset, nextFactor] of course) {
    if (offset <= nextOffset) {
      const share = (offset - previousOffset) / (nextOffset - previousOffset);
      return previousFactor + share * (nextFactor - previousFactor);
    }
    [previousOffset, previousFactor] = [nextOffset, nextFactor];
  }
  return previousFactor;
}
