import type { Json, JsonObject } from '../contract/openapi/json.ts';
import type { RpcError } from './rpc.ts';

/** An answer of the service to what a tool asked. */
export interface Asked {
  readonly status: number;
  /** The JSON body, UTF-8. */
  readonly text: string;
  /** @param name as it is written on the wire */
  header(name: string): string | undefined;
}

/** What a tool sends beside the target. */
export interface Posted {
  readonly body: JsonObject;
  /** `Idempotency-Key`: the same key and body give the same answer for 24 h. */
  readonly requestKey?: string | undefined;
}

/** Asks the service as the caller: its gates, plans, limits and spans hold. @param target path and query */
export type Ask = (target: string, posted?: Posted) => Promise<Asked>;

/** What a method of the catalogue may use. */
export interface CallContext {
  readonly ask: Ask;
  /** Epoch ms. */
  readonly now: number;
  /** Of the client; empty in the legacy eras, in which a client without a session cannot be asked back. */
  readonly capabilities: JsonObject;
  /** Whether an `input_required` outcome can be sent. */
  readonly canAsk: boolean;
  /** The client's answers to an earlier `input_required`; empty in a first call. */
  readonly responses: JsonObject;
  /** What the earlier outcome kept; undefined in a first call. Its signature, account, arguments and age are checked. */
  readonly kept: Json | undefined;
  /** Reports progress where the client asked for it. */
  readonly progress: (progress: number, total: number) => void;
  /** Sends a log message where the client asked for them. */
  readonly log: (level: string, data: Json) => void;
}

/** A question to the person at the client. */
export type InputRequest = { readonly method: string; readonly params: JsonObject };

export type Outcome =
  /** The members of the protocol's result. */
  | { readonly kind: 'result'; readonly result: JsonObject; readonly cache?: CacheHint }
  | {
      readonly kind: 'input_required';
      readonly requests: Readonly<Record<string, InputRequest>>;
      /** Comes back signed as `kept`; absent: nothing does. */
      readonly keep?: Json;
    }
  /** The client did not declare what the call needs. */
  | { readonly kind: 'missing_capability'; readonly capabilities: JsonObject }
  | { readonly kind: 'error'; readonly error: RpcError }
  /** The service refused what a tool asked. */
  | { readonly kind: 'refused'; readonly asked: Asked; readonly next?: JsonObject };

/** How long a client may keep a result, and whether it may serve it to others. */
export interface CacheHint {
  readonly ttlMs: number;
  readonly cacheScope: 'public' | 'private';
}

/** JSON Schema of an object. */
export type InputSchema = JsonObject & { readonly type: 'object' };

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: InputSchema;
  readonly outputSchema?: JsonObject;
  /** Arguments of a call that works. */
  readonly example: JsonObject;
  run(input: JsonObject, context: CallContext): Promise<Outcome>;
}

export interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: string;
}

export interface ResourceTemplate {
  readonly uriTemplate: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: string;
}

export interface Prompt {
  readonly name: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
  get(input: Readonly<Record<string, string>>, context: CallContext): Promise<Outcome>;
}

/** What a client wants to be notified of; the members that the server honours, and the topics they lead to. */
export interface Subscribed {
  readonly honoured: JsonObject;
  readonly topics: readonly string[];
}

/** Everything a server offers; the dispatcher knows none of it. */
export interface McpCatalogue {
  readonly serverInfo: { readonly name: string; readonly title: string; readonly version: string };
  readonly instructions: string;
  readonly capabilities: JsonObject;
  readonly tools: readonly Tool[];
  readonly resources: readonly Resource[];
  readonly templates: readonly ResourceTemplate[];
  readonly prompts: readonly Prompt[];
  /** Undefined: there is no such resource. */
  read(uri: string, context: CallContext): Promise<Outcome | undefined>;
  /** Values that complete an argument of a prompt or a variable of a template. */
  complete(of: { readonly prompt?: string; readonly template?: string }, argument: string): readonly string[];
  readonly subscriptions?: {
    /** Asked first, so that its gate is that of the subscription; absent: open to everyone. */
    readonly gate?: string;
    topicsOf(filter: JsonObject): Subscribed;
    notificationOf(topic: string): { readonly method: string; readonly params: JsonObject };
  };
  /** Whether legacy clients may subscribe to resources and set a log level: only a server whose process lives as long as they do. */
  readonly hasLegacyState?: boolean;
}
