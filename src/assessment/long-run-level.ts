/** Label of what no evidence explains: the prior of an axis, and figures of the published tables. */
export const LONG_RUN_LEVEL = 'long-run level';
