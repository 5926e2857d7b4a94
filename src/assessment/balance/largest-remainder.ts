/**
 * Rounds parts to whole units so that they sum to the rounded whole exactly (largest remainder, ties to the earlier part).
 * @param parts values of 0 or more, in whole units before rounding
 * @param total the sum wanted, a whole number
 * @returns whole numbers of 0 or more, one a part
 */
export function largestRemainder(parts: readonly number[], total: number): readonly number[] {
  const floors = parts.map((part) => Math.floor(part));
  let missing = total - floors.reduce((sum, floor) => sum + floor, 0);
  const order = parts
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (let turn = 0; missing > 0 && order.length > 0; turn += 1) {
    const { index } = order[turn % order.length] ?? { index: 0 };
    floors[index] = (floors[index] ?? 0) + 1;
    missing -= 1;
  }
  for (let turn = order.length - 1; missing < 0 && floors.some((floor) => floor > 0); turn -= 1) {
    const { index } = order[((turn % order.length) + order.length) % order.length] ?? { index: 0 };
    if ((floors[index] ?? 0) === 0) continue;
    floors[index] = (floors[index] ?? 0) - 1;
    missing += 1;
  }
  return floors;
}
