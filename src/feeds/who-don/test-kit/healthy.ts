import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

/** Hand-made notice: cholera in Yemen unless told otherwise. */
export function notice(number: number, members: Readonly<Record<string, unknown>> = {}) {
  return {
    Title: 'Cholera - Yemen',
    ItemDefaultUrl: `/2026-DON${number}`,
    PublicationDateAndTime: '2026-10-02T10:00:00Z',
    ...members,
  };
}

export const noticeList = (...value: readonly unknown[]): string => JSON.stringify({ value });

export const whoUpstream: FakeUpstream = at('www.who.int', () => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: noticeList(
    notice(700),
    notice(699, { Title: 'Mpox – Multi-country', PublicationDateAndTime: '2026-08-01T09:00:00Z' }),
  ),
}));
