import { at } from '../../test-kit/upstream.ts';

/** Hand-made item of the list: advice on Yemen unless told otherwise. */
export function advisoryItem(parts: Readonly<Record<string, string>> = {}): string {
  const { level, ...elements } = {
    title: 'Yemen - Level 4: Do Not Travel',
    link: 'https://travel.state.gov/example.html',
    pubDate: 'Tue, 29 Sep 2026',
    level: 'Level 4: Do Not Travel',
    ...parts,
  };
  const texts = Object.entries(elements).map(([name, text]) => `<${name}>${text}</${name}>`);
  return `<item>${texts.join('')}<category domain="Threat-Level">${level}</category><category domain="Country-Tag">YM</category></item>`;
}

export const advisoryList = (...items: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Travel Advisories</title>${items.join('')}</channel></rss>`;

const LEVEL_1 = 'Level 1: Exercise Normal Precautions';

export const healthyAdvisories = at('travel.state.gov', () => ({
  status: 200,
  contentType: 'text/xml',
  body: advisoryList(
    advisoryItem(),
    advisoryItem({ title: `Japan - ${LEVEL_1}`, level: LEVEL_1 }),
    advisoryItem({ title: 'Worldwide Caution', level: '' }),
  ),
}));
