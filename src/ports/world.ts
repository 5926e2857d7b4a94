/** The live world reads the feeds; the exercise is invented and labelled. Each has its own folder, store and keys. */
export type WorldName = 'live' | 'exercise';
