import { NOT_KEPT, reply } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';

export const getLiveness: HandlerOf<'livez'> = async () => reply({ status: 'ok' }, NOT_KEPT);
