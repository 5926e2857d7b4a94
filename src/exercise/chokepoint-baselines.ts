/** A chokepoint as PortWatch names it, and its yearly transits by class. */
export interface ChokepointBaseline {
  readonly portid: string;
  readonly portname: string;
  readonly container: number;
  readonly dryBulk: number;
  readonly generalCargo: number;
  readonly roro: number;
  readonly tanker: number;
}

/** Yearly transit calls of the 28 chokepoints. Source: IMF PortWatch, chokepoints database (average year); Suez and Bab el-Mandeb 2022, before the Red Sea crisis. */
export const CHOKEPOINT_BASELINES: readonly ChokepointBaseline[] = (
  [
    ['Suez Canal', 6937, 6505, 2265, 1113, 7680],
    ['Panama Canal', 2686, 2456, 622, 752, 4486],
    ['Bosporus Strait', 2923, 8174, 15481, 273, 8547],
    ['Bab el-Mandeb Strait', 6528, 6596, 1895, 1356, 8027],
    ['Malacca Strait', 17438, 17470, 4952, 2179, 27042],
    ['Strait of Hormuz', 5226, 5708, 1410, 800, 20666],
    ['Cape of Good Hope', 2843, 10977, 855, 519, 4461],
    ['Gibraltar Strait', 11652, 10560, 7993, 1876, 15440],
    ['Dover Strait', 12420, 8121, 14498, 4156, 20887],
    ['Oresund Strait', 2157, 2230, 8038, 1201, 4309],
    ['Taiwan Strait', 30829, 23560, 10663, 2303, 20273],
    ['Korea Strait', 20730, 15229, 20293, 3297, 22894],
    ['Tsugaru Strait', 3867, 4956, 2505, 692, 4399],
    ['Luzon Strait', 2344, 12030, 1595, 900, 9134],
    ['Lombok Strait', 67, 9561, 579, 97, 2593],
    ['Ombai Strait', 484, 1858, 370, 53, 1358],
    ['Bohai Strait', 7740, 33731, 6965, 969, 12902],
    ['Torres Strait', 558, 1535, 357, 95, 732],
    ['Sunda Strait', 1132, 3783, 1061, 195, 4024],
    ['Makassar Strait', 742, 15936, 826, 45, 1931],
    ['Magellan Strait', 110, 792, 102, 67, 351],
    ['Yucatan Channel', 3264, 2939, 1395, 349, 8217],
    ['Windward Passage', 2663, 705, 854, 586, 790],
    ['Mona Passage', 1228, 893, 441, 231, 898],
    ['Balabac Strait', 348, 1730, 467, 14, 1323],
    ['Bering Strait', 21, 51, 84, 3, 123],
    ['Mindoro Strait', 576, 14081, 1114, 36, 1393],
    ['Kerch Strait', 68, 456, 7917, 89, 2744],
  ] as const
).map(([portname, container, dryBulk, generalCargo, roro, tanker], index) => ({
  portid: `chokepoint${index + 1}`,
  portname,
  container,
  dryBulk,
  generalCargo,
  roro,
  tanker,
}));
