import { reply } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';

export const getLiveness: HandlerOf<'livez'> = async () => reply({ status: 'ok' }, [['Cache-Control', 'no-store']]);
