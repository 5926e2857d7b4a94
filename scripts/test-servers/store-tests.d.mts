export const SWITCH: string;
export const OPENERS: readonly string[];
export const EMBEDDED_BY_NAME: Readonly<Record<string, string>>;
export const SERVERS_BY_NAME: Readonly<Record<string, string>>;
export const OPENS_NONE: Readonly<Record<string, string>>;
export const SOAKED: Readonly<Record<string, string>>;
export function storeTests(options?: { readonly withSoaked?: boolean }): Promise<readonly string[]>;
export function forgottenTests(): Promise<readonly string[]>;
export function bypasses(): Promise<readonly string[]>;
