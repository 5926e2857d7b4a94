/** Environment that the program's process is started with. */
export const ALLOCATOR: Readonly<Record<string, string>>;
