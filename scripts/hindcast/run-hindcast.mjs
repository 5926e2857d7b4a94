/** One run as a report: what was asked, the files it read, and the tables. */
export function runHindcast(evaluation, { horizon, lag, testFrom, testTo }, inputs) {
  const { files } = inputs;
  if (horizon === '30d') {
    const run = { panel: inputs.panel, vintages: inputs.vintages, lag, testFrom, testTo };
    return { files, ...evaluation.monthlyReport(run, inputs.iso3) };
  }
  const from = evaluation.dayNumber(`${testFrom}-01`);
  const to = evaluation.dayNumber(`${evaluation.monthText(evaluation.monthNumber(testTo) + 1)}-01`) - 1;
  const report = evaluation.dailyReport({ histories: inputs.histories, horizon, lag, from, to });
  return { files, testFrom, testTo, ...report };
}
