import { expect, it } from 'vitest';
import { readHeaders } from './read-headers.ts';

it.each([
  ['', {}],
  ['api-key=s3cret', { 'api-key': 's3cret' }],
  [' Authorization = Bearer%20abc , x=a%2Cb=c ', { authorization: 'Bearer abc', x: 'a,b=c' }],
  ['x=', { x: '' }],
  ['no-value', undefined],
  ['=x', undefined],
  ['x=%zz', undefined],
  ['x=a%0d%0aevil: 1', undefined],
  ['b ad=1', undefined],
])('the headers of a collector in %j are %j', (text, headers) => {
  expect(readHeaders(text)).toEqual(headers);
});
