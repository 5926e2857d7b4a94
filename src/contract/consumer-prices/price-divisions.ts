interface PriceDivision {
  readonly metric: `eurostat-prices:${string}`;
  /** As the classification of consumption by purpose (COICOP 2018) names it. */
  readonly name: string;
}

/** What households buy, by the code of its division in COICOP 2018. */
export const PRICE_DIVISIONS: Readonly<Record<string, PriceDivision>> = {
  CP01: { metric: 'eurostat-prices:food', name: 'Food and non-alcoholic beverages' },
  CP02: { metric: 'eurostat-prices:alcohol_tobacco', name: 'Alcoholic beverages, tobacco and narcotics' },
  CP03: { metric: 'eurostat-prices:clothing', name: 'Clothing and footwear' },
  CP04: { metric: 'eurostat-prices:housing', name: 'Housing, water, electricity, gas and other fuels' },
  CP05: {
    metric: 'eurostat-prices:furnishings',
    name: 'Furnishings, household equipment and routine household maintenance',
  },
  CP06: { metric: 'eurostat-prices:health', name: 'Health' },
  CP07: { metric: 'eurostat-prices:transport', name: 'Transport' },
  CP08: { metric: 'eurostat-prices:communication', name: 'Information and communication' },
  CP09: { metric: 'eurostat-prices:recreation', name: 'Recreation, sport and culture' },
  CP10: { metric: 'eurostat-prices:education', name: 'Education services' },
  CP11: { metric: 'eurostat-prices:restaurants', name: 'Restaurants and accommodation services' },
  CP12: { metric: 'eurostat-prices:insurance_finance', name: 'Insurance and financial services' },
  CP13: {
    metric: 'eurostat-prices:personal_care',
    name: 'Personal care, social protection and miscellaneous goods and services',
  },
};

/** All of it, which Eurostat calls `TOTAL`. */
export const ALL_ITEMS_METRIC = 'eurostat-prices:all_items';
