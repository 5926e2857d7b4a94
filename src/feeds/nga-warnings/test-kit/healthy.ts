import { at } from '../../test-kit/upstream.ts';

/** Hand-made warning in the upstream's format: an attack off Fujairah unless told otherwise. */
export const warning = (msgNumber: number, cells: Readonly<Record<string, unknown>> = {}) => ({
  msgYear: 2026,
  msgNumber,
  navArea: 'P',
  subregion: '62',
  text: 'GULF OF OMAN.\nVESSEL ATTACKED IN 25-42.0N 057-01.5E\nAT 131800Z OCT.\n',
  status: 'A',
  issueDate: '132105Z OCT 2026',
  authority: 'UKMTO 1/26 132000Z OCT 26.',
  cancelDate: null,
  ...cells,
});

export const LIGHT_OUT = { text: 'NORTH PACIFIC.\nLIGHT UNLIT IN 30-00N 150-00W.\n', issueDate: '140633Z OCT 2026' };

export const GUNNERY = {
  text: 'BLACK SEA.\nGUNNERY EXERCISES 0500Z TO 1500Z DAILY\nIN AREA BOUND BY 43-30N 031-10E.\n',
  issueDate: '140410Z OCT 2026',
};

export const healthyNgaWarnings = at('msi.nga.mil', () => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify({ 'broadcast-warn': [warning(500), warning(501, LIGHT_OUT), warning(502, GUNNERY)] }),
}));
