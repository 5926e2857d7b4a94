import type { BuildOptions } from 'esbuild';

export declare const BUNDLE: BuildOptions;
export declare function build(): Promise<void>;
