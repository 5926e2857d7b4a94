import { describe, expect, it } from 'vitest';
import { readTitle } from './read-title.ts';

describe('the title of a notice', () => {
  it.each([
    ['Cholera - Yemen', 'Cholera', ['YE']],
    ['Cholera – Yemen', 'Cholera', ['YE']],
    ['Marburg virus disease- Rwanda', 'Marburg virus disease', ['RW']],
    ['Avian Influenza A(H5N1) – United States of America', 'Avian Influenza A(H5N1)', ['US']],
    [
      'Ebola disease caused by Bundibugyo virus - Democratic Republic of the Congo',
      'Ebola disease caused by Bundibugyo virus',
      ['CD'],
    ],
    ['Crimean-Congo haemorrhagic fever - Iraq', 'Crimean-Congo haemorrhagic fever', ['IQ']],
    [
      'Middle East respiratory syndrome coronavirus - Kingdom of Saudi Arabia',
      'Middle East respiratory syndrome coronavirus',
      ['SA'],
    ],
    [
      'Marburg virus disease - Equatorial Guinea and the United Republic of Tanzania',
      'Marburg virus disease',
      ['GQ', 'TZ'],
    ],
    ['Yellow fever - Trinidad and Tobago', 'Yellow fever', ['TT']],
    ['Oropouche virus disease - Region of the Americas', 'Oropouche virus disease', []],
    ['Mpox – Multi-country', 'Mpox', []],
    ['Dengue - Global situation', 'Dengue', []],
  ])('%s', (title, disease, countries) => {
    expect(readTitle(title)).toEqual({ status: 'read', disease, countries });
  });

  it('without a place says so', () => {
    for (const title of ['', 'Cholera', 'Crimean-Congo haemorrhagic fever', ' - Yemen', 'Cholera - ']) {
      expect(readTitle(title).status).toBe('no_place');
    }
  });

  it('with a place that is no country is not guessed', () => {
    expect(readTitle('Cholera - Atlantis')).toEqual({ status: 'unresolved', place: 'Atlantis' });
    expect(readTitle('Cholera - Yemen and Atlantis')).toMatchObject({ status: 'unresolved' });
    expect(readTitle('Cholera - Nigerien')).toMatchObject({ status: 'unresolved' });
  });
});
