import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const read = (query: string) => understand(query, Date.UTC(2026, 10, 20));

describe('a voyage', () => {
  it.each([
    ['What are the risks to a tanker sailing from Ras Tanura to Rotterdam?', ['sea-port:Ras Tanura', 'country:NL']],
    ['Which straits does a ship from China to Germany pass?', ['country:CN', 'country:DE']],
    ['Is the sea route between Singapore and Japan safe?', ['country:SG', 'country:JP']],
    ['What does a tanker from Jeddah in Saudi Arabia to Japan pass?', ['sea-port:Jeddah', 'country:JP']],
    ['Quels détroits traverse un pétrolier du Koweït à Marseille ?', ['country:KW', 'sea-port:Marseille']],
  ])('has two ends: %s', (query, voyage) => {
    expect(read(query)).toMatchObject({ intent: 'watch', voyage });
  });

  it('is none where nothing sails, where the ends are not two, and where something else is asked', () => {
    for (const query of [
      'What are the risks from Iran to Israel?',
      'What are the risks to ships in the Red Sea?',
      'Which ships sail from Iran, Iraq and Kuwait?',
      'How do ships get from Chad to Mongolia?',
      'Why do ships from China to Germany avoid the Suez Canal?',
      'Will Iran attack ships from Israel?',
      'How likely is a blockade of ships between China and Taiwan?',
      'Are Russian ships from Novorossiysk under sanctions of the United States?',
    ])
      expect([query, read(query).voyage]).toEqual([query, undefined]);
  });
});
