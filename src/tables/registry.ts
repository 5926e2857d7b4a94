import { axes } from './axes.ts';
import { corridors } from './corridors.ts';
import { drivers } from './drivers.ts';
import { evidence } from './evidence.ts';
import { forecasts } from './forecasts.ts';
import { lanes } from './lanes.ts';
import { outcomes } from './outcomes.ts';
import { regimes } from './regimes.ts';
import { snapshots } from './snapshots.ts';
import type { Table } from './table.ts';
import { triggers } from './triggers.ts';

/** Every table of exports, in the order of the documentation. */
export const TABLES: readonly Table[] = [
  axes,
  regimes,
  lanes,
  drivers,
  triggers,
  evidence,
  corridors,
  forecasts,
  outcomes,
  snapshots,
];

export const TABLE_NAMES: readonly string[] = TABLES.map(({ name }) => name);

export const tableNamed = (name: string): Table | undefined => TABLES.find((table) => table.name === name);
