export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface ReleaseFacts {
  readonly manifest: {
    readonly version: string;
    readonly dependencies: Readonly<Record<string, string>>;
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  readonly lock: { readonly packages: Readonly<Record<string, LockedPackage>> };
  readonly versions: Readonly<Record<string, string | undefined>>;
  readonly changelog: string;
  readonly changes: string;
  readonly tags: readonly string[];
}

export declare function releaseChecks(
  facts: ReleaseFacts,
): readonly { readonly name: string; readonly problem: string | undefined }[];
