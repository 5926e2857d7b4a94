import type { ReleaseFacts } from './checks.mjs';

interface Descriptor {
  readonly uri?: string;
  readonly name?: string;
  readonly digest: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, unknown>>;
}

export declare function provenance(release: {
  readonly subjects: readonly { readonly name: string; readonly sha256: string }[];
  readonly version: string;
  readonly commit: { readonly id: string; readonly isClean: boolean };
  readonly lock: ReleaseFacts['lock'];
  readonly builder: string | undefined;
  readonly span: { readonly begunAt: number; readonly endedAt: number };
  readonly tools: Readonly<Record<string, string>>;
}): {
  readonly _type: string;
  readonly subject: readonly Descriptor[];
  readonly predicateType: string;
  readonly predicate: {
    readonly buildDefinition: {
      readonly buildType: string;
      readonly externalParameters: Readonly<Record<string, string>>;
      readonly resolvedDependencies: readonly Descriptor[];
    };
    readonly runDetails: { readonly builder: { readonly id: string } };
  };
};
