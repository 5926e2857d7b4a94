/** `region_id` or `consumer-prices` → `regionId`, `consumerPrices`. */
export const camelCase = (name: string): string =>
  name.replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `regionId` → `region_id`; what has no capital stays as it is. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
