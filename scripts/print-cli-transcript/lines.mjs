/**
 * The command lines of the transcript in order, with the exit code that each must have. `{key}` is the id of the key that
 * the walk creates, `{from}` and `{to}` are days shortly before the run.
 * @type {readonly { title: string, lines: readonly (readonly [line: string, code: number])[] }[]}
 */
export const TRANSCRIPT = [
  {
    title: 'Find the way',
    lines: [
      ['', 0],
      ['--version', 0],
      ['help show', 0],
      ['shwo mena', 2],
      ['keys', 2],
      ['collect --feed gdelt', 2],
      ['help restore', 0],
    ],
  },
  {
    title: 'Read a region',
    lines: [
      ['regions list', 0],
      ['show mena', 0],
      ['show atlantis', 2],
      ['explain mena maritimeAccess', 0],
      ['explain mena confidence', 0],
      ['explain mena maritimAccess', 2],
      ['explain mena /nowhere', 1],
      ['refresh --region mena', 0],
      ['diff mena', 0],
      ['snapshot at mena --at 2001-01-01', 1],
      ['evidence list mena --corridor hormuz_strait --limit 2', 0],
      ['brief mena', 0],
      ['simulate mena "Hormuz open"', 0],
      ['ask "Is the Strait of Hormuz open?"', 0],
      ['ask', 2],
    ],
  },
  {
    title: 'Judge the forecasts',
    lines: [
      ['calibration', 0],
      ['forecasts list --region mena', 0],
      ['replay --region mena --from {from} --to {to} --step 1d', 0],
      ['replay --region mena --from tomorrow --to 2026-01-01', 2],
      ['verify mena.json --signature headers.txt --jwks jwks.json', 2],
    ],
  },
  {
    title: 'Feeds',
    lines: [
      ['feeds list', 0],
      ['feeds test usgs-quakes', 0],
      ['feeds test usgs-quake', 2],
      ['feeds test ucdp-api', 2],
    ],
  },
  {
    title: 'Keys and operation',
    lines: [
      ['keys create --account acme --plan pro_monthly --expires 2020-01-31', 2],
      ['keys create --account acme --plan pro_monthly', 0],
      ['keys list', 0],
      ['keys revoke {key}', 0],
      ['keys revoke zzzzzzzz', 1],
      ['accounts show --account acme --json', 0],
      ['audit list', 0],
      ['doctor', 0],
      ['config check', 0],
      ['migrate --check', 0],
      ['migrate --chekc', 2],
      ['jobs list', 0],
      ['jobs retry nope 1', 2],
      ['backup copy', 0],
      ['backup verify copy', 0],
      ['restore copy', 2],
      ['restore', 2],
    ],
  },
  {
    title: 'In an empty folder',
    lines: [
      ['show mena --exercise', 1],
      ['replay --region mena --from 2024-01-01 --to 2024-01-31', 1],
    ],
  },
];
