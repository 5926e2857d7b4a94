export declare function checksums(folder: string): string;
export declare function sha256(bytes: Uint8Array | string): string;
