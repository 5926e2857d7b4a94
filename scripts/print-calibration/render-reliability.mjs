const LANES = ['base', 'escalation', 'containment'];
const SIZE = 220;
const MARGIN = { left: 40, top: 52, gap: 46, bottom: 42 };

/**
 * A reliability plot: forecast probability and observed frequency, one panel per lane, with the band of a calibrated forecast.
 * Fragmentation is too rare for a panel.
 */
export function renderReliability(title, table) {
  const width = MARGIN.left + LANES.length * (SIZE + MARGIN.gap);
  const height = MARGIN.top + SIZE + MARGIN.bottom;
  const panels = LANES.map((name, i) => {
    const lane = table.lanes.find((one) => one.lane === name);
    return `<g transform="translate(${MARGIN.left + i * (SIZE + MARGIN.gap)},${MARGIN.top})">\n${panel(lane)}\n</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">
<title>${title}: reliability</title>
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="${MARGIN.left}" y="20" font-size="14">${title}: forecast (x) and observed (y), n = ${table.caseCount}</text>
${panels.join('\n')}
</svg>
`;
}

function panel({ lane, bins, calibrationError, calibrationError95 }) {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const marks = bins.map(({ count, happenedCount, meanProbability, band }) => {
    const x = at(meanProbability);
    const line = `<line x1="${x}" x2="${x}" y1="${up(band.low)}" y2="${up(band.high)}" stroke="#9db4c8" stroke-width="5"/>`;
    const radius = (2 + 5 * Math.sqrt(count / most)).toFixed(1);
    return `${line}\n<circle cx="${x}" cy="${up(happenedCount / count)}" r="${radius}" fill="#b0413e"><title>n ${count}</title></circle>`;
  });
  const ticks = [0, 0.5, 1].map(
    (share) =>
      `<text x="${at(share)}" y="${SIZE + 14}" text-anchor="middle">${share}</text><text x="-6" y="${Number(up(share)) + 4}" text-anchor="end">${share}</text>`,
  );
  return [
    `<text x="0" y="-8">${lane}: ECE ${calibrationError.toFixed(3)}, limit ${calibrationError95.toFixed(3)}</text>`,
    `<rect width="${SIZE}" height="${SIZE}" fill="none" stroke="#888"/>`,
    `<line x1="0" y1="${SIZE}" x2="${SIZE}" y2="0" stroke="#888" stroke-dasharray="4 3"/>`,
    ...ticks,
    ...marks,
  ].join('\n');
}

const at = (share) => (share * SIZE).toFixed(1);
const up = (share) => (SIZE - share * SIZE).toFixed(1);
