import { describe, expect, it } from 'vitest';
import { PARAMETERS } from '../../src/assessment/parameters.ts';
import { recordingPath } from '../kit/recordings.ts';
import { codedNews } from '../kit/replay/coded-news.ts';
import { NEWS_YEAR, reportSpread } from '../kit/replay/report-dispersion.ts';

const isAbsent = recordingPath('history', 'news', 'icews_2014_research_only.csv.gz') === undefined;

describe.skipIf(isAbsent)('the spread of reports (needs the history)', () => {
  it('is that of 2014', () => {
    const found = reportSpread(codedNews(NEWS_YEAR));
    expect(Object.fromEntries(found)).toEqual(PARAMETERS.reportTriggers.dispersion);
  });
});
