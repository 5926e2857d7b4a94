import type { Static } from 'typebox';
import { CATALOGUE } from './catalogue.ts';
import type { Handler } from './conventions/handler.ts';
import type { Endpoint } from './conventions/operation.ts';
import { PLATFORM } from './platform.ts';

/** Everything that answers: the catalogue, then the platform. */
export const ENDPOINTS = { ...CATALOGUE, ...PLATFORM } as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof ENDPOINTS;
export type EndpointName = keyof Endpoints;

/** What a handler gets, after validation, and what it may answer. */
export type Inputs = { [Name in EndpointName]: Static<Endpoints[Name]['input']> };
export type Outputs = { [Name in EndpointName]: Static<Endpoints[Name]['response']> };

/** One handler for every endpoint: a missing one does not compile. */
export type HandlerMap = { readonly [Name in EndpointName]: Handler<Inputs[Name], Outputs[Name]> };

export type HandlerOf<Name extends EndpointName> = HandlerMap[Name];

/** What functions that make handlers take, all together. */
export type PartsOf<Factories extends Readonly<Record<string, (parts: never) => unknown>>> = {
  [Name in keyof Factories]: (parts: Parameters<Factories[Name]>[0]) => void;
}[keyof Factories] extends (parts: infer All) => void
  ? All
  : never;

/** All names, in order. */
export const ENDPOINT_NAMES: readonly EndpointName[] = Object.keys(ENDPOINTS).filter(isEndpointName);

export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(ENDPOINTS, name);
}
