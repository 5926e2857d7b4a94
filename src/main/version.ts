/** The released version; a test compares it with package.json. */
export const VERSION = '0.1.0';

declare const BUILD_COMMIT: string | undefined;

declare const BUILD_COMMAND: string | undefined;

/** How a command of this program begins where it runs: from a checkout, or as it was packed. */
export const COMMAND_LINE: string = typeof BUILD_COMMAND === 'string' ? BUILD_COMMAND : 'npm run cli --';

/** The commit this program was built from; `unknown` outside a build. */
export const COMMIT: string = typeof BUILD_COMMIT === 'string' ? BUILD_COMMIT : 'unknown';
