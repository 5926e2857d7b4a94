import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { asOfReply } from './as-of.ts';
import type { RecordListParts } from './list-records.ts';
import { readRecordsAt } from './read-records-at.ts';

export function getWebcamImage(parts: RecordListParts): HandlerOf<'getWebcamImage'> {
  return async ({ webcam_id: id, at }) => {
    const read = await readRecordsAt({ kind: 'webcam', feeds: ['digitraffic-cameras'] }, at, parts);
    if (!read.ok) return failed(read.failure);
    const { records, asOf, about } = read.value;
    const camera = records.find(({ recordId }) => recordId === id);
    if (camera === undefined) return asOfReply({ isListed: false, images: [], ...about }, asOf);
    const { title, body } = camera;
    const images = Array.isArray(body.images) ? body.images.filter((image) => typeof image === 'string') : [];
    const [thumbnailUrl] = images;
    return asOfReply(
      {
        isListed: true,
        ...(title === undefined ? {} : { title }),
        ...(thumbnailUrl === undefined ? {} : { thumbnailUrl }),
        images,
        ...about,
      },
      asOf,
    );
  };
}
