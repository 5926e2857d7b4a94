/** The released version; a test compares it with package.json. */
export const VERSION = '0.1.0';

declare const BUILD_COMMIT: string | undefined;

/** The commit this program was built from; `unknown` outside a build. */
export const COMMIT: string = typeof BUILD_COMMIT === 'string' ? BUILD_COMMIT : 'unknown';
