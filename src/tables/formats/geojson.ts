import { chain } from '../../contract/conventions/maybe-promise.ts';
import type { Cell } from '../table.ts';
import { noCut, type TableFormat, textSink } from './format.ts';
import { jsonRow } from './json-lines.ts';

const PLACE = ['latitude', 'longitude'];

/** A collection of features (RFC 7946): a row is a feature, its place a point or none, its other cells properties. */
export const geojson: TableFormat = {
  name: 'geojson',
  mediaType: 'application/geo+json',
  shows: (columns) => PLACE.every((name) => columns.some((column) => column.name === name)),
  open: (columns, sink) => {
    const out = textSink(sink);
    const others = columns.filter(({ name }) => !PLACE.includes(name));
    let before = '{"type":"FeatureCollection","features":[\n';
    return {
      add: (row) => {
        const properties = jsonRow(others, row);
        const feature = { type: 'Feature', geometry: pointOf(row.latitude, row.longitude), properties };
        const text = `${before}${JSON.stringify(feature)}`;
        before = ',\n';
        return out.write(text);
      },
      cut: noCut,
      end: () => chain(out.write(before.startsWith('{') ? `${before}]}\n` : '\n]}\n'), out.flush),
    };
  },
};

function pointOf(latitude: Cell | undefined, longitude: Cell | undefined) {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return { type: 'Point', coordinates: [longitude, latitude] };
}
