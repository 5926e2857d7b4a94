import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { observedExample } from '../records/record-list.ts';

export const getWebcamImage = operation({
  ...OBSERVED_READ,
  operationId: 'GetWebcamImage',
  service: 'webcam',
  rpcName: 'get-webcam-image',
  group: 'Webcams',
  summary: 'Addresses of the pictures of one camera',
  description: 'The pictures stay at their source. Without a camera of this id `isListed` is false.',
  omits: 'The pictures: their addresses alone.',
  gate: 'key',
  input: record('GetWebcamImageQuery', {
    webcam_id: Type.String({
      pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,119}$',
      description: '`id` of a camera in `list-webcams`.',
    }),
    at: AtParameter,
  }),
  response: record('GetWebcamImageResponse', {
    isListed: Type.Boolean(),
    title: Type.Optional(Type.String()),
    thumbnailUrl: Type.Optional(Type.String()),
    images: Type.Array(Type.String()),
    ...OBSERVED,
  }),
  exampleInput: { webcam_id: 'C01502' },
  exampleResponse: {
    ...{ isListed: true, title: 'vt1 Espoo Hirvisuo' },
    thumbnailUrl: 'https://weathercam.digitraffic.fi/C0150201.jpg',
    images: ['https://weathercam.digitraffic.fi/C0150201.jpg'],
    ...observedExample('digitraffic-cameras'),
  },
});
