import { callEveryOperation } from './call-every-operation.ts';

/** The page of a browser calls it. */
Object.assign(globalThis, { callEveryOperation });
