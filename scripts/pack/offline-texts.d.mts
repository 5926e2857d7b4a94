export declare function launcher(): string;
export declare function installText(archive: {
  readonly version: string;
  readonly nodeVersion?: string;
  readonly keyId?: string;
}): string;
