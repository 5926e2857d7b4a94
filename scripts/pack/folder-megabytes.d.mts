export declare function folderMegabytes(folder: string): number;
