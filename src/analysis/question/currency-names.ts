/** Names of currencies that one country alone issues, in the languages of questions. */
const ISSUERS: readonly (readonly [iso2: string, names: RegExp])[] = [
  ['RU', /(?<!\p{L})(?:roubles?|rubles?|rublo|rubel|рубл\p{L}*)(?!\p{L})|卢布|الروبل/iu],
  ['TR', /(?<!\p{L})(?:turkish lira|lira|лир[аы])(?!\p{L})|里拉|الليرة التركية/iu],
  ['IR', /(?<!\p{L})(?:rials?|риал\p{L}*)(?!\p{L})/iu],
  ['IN', /(?<!\p{L})(?:rupees?|roupie|rupia)(?!\p{L})|卢比/iu],
  ['UA', /(?<!\p{L})(?:hryvnia|гривн\p{L}*)(?!\p{L})/iu],
  ['JP', /(?<!\p{L})yen(?!\p{L})|日元/iu],
  ['CN', /(?<!\p{L})(?:yuan|renminbi|юан\p{L}*)(?!\p{L})|人民币/iu],
  ['NG', /(?<!\p{L})naira(?!\p{L})/iu],
  ['IL', /(?<!\p{L})she[kq]els?(?!\p{L})/iu],
  ['TH', /(?<!\p{L})baht(?!\p{L})/iu],
  ['PL', /(?<!\p{L})zloty(?!\p{L})|złoty/iu],
  ['HU', /(?<!\p{L})forints?(?!\p{L})/iu],
  ['MY', /(?<!\p{L})ringgit(?!\p{L})/iu],
  ['ID', /(?<!\p{L})rupiah(?!\p{L})/iu],
  ['ET', /(?<!\p{L})birr(?!\p{L})/iu],
  ['KR', /(?<!\p{L})korean won(?!\p{L})/iu],
];

/** The country whose currency a text names by its own name. */
export const issuerNamed = (text: string): readonly string[] =>
  ISSUERS.filter(([, names]) => names.test(text)).map(([iso2]) => iso2);
