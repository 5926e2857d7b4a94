import { normaliseName } from './normalise-name.ts';

/** A sea, a gulf or an ocean that questions name. */
export interface Sea {
  /** `sea:black-sea`; not an id of stored data. */
  readonly id: string;
  readonly name: string;
  /** Other names, some in other scripts. */
  readonly aliases: readonly string[];
  /** ISO 3166 alpha-2 of states on its shores: the larger ones, at least one of each region. */
  readonly littoral: readonly string[];
}

type Row = readonly [name: string, littoral: string, aliases?: string];

const ROWS: readonly Row[] = [
  ['Black Sea', 'UA RU RO BG GE', 'mer Noire; Mar Negro; Чёрное море; 黑海; البحر الأسود; دریای سیاه; Schwarzes Meer'],
  ['Sea of Azov', 'UA RU', 'Azov Sea; mer d’Azov; Mar de Azov; Азовское море; 亚速海; بحر آزوف'],
  [
    'Baltic Sea',
    'SE FI EE LV LT PL DE DK RU',
    'Baltic; the Baltic; mer Baltique; Mar Báltico; Балтийское море; Балтика; 波罗的海; بحر البلطيق; Ostsee',
  ],
  ['Gulf of Finland', 'FI EE RU', 'golfe de Finlande; Golfo de Finlandia; Финский залив; 芬兰湾'],
  ['North Sea', 'GB NO NL DE DK', 'mer du Nord; Mar del Norte; Северное море; 北海; بحر الشمال'],
  ['Norwegian Sea', 'NO', 'mer de Norvège; Норвежское море'],
  ['Barents Sea', 'RU NO', 'mer de Barents; Mar de Barents; Баренцево море; 巴伦支海'],
  ['Arctic Ocean', 'RU NO CA US', 'Arctic; the Arctic; Arctique; Ártico; Арктика; 北极; القطب الشمالي'],
  ['English Channel', 'GB FR', 'la Manche; Canal de la Mancha; Ла-Манш; 英吉利海峡'],
  ['Irish Sea', 'IE GB'],
  [
    'Mediterranean Sea',
    'IT ES FR GR TR EG',
    'Mediterranean; Méditerranée; Mediterráneo; Средиземное море; 地中海; البحر المتوسط',
  ],
  ['Adriatic Sea', 'IT HR AL', 'Adriatic; Adriatique; Adriático; Адриатическое море'],
  ['Aegean Sea', 'GR TR', 'Aegean; mer Égée; Mar Egeo; Эгейское море; 爱琴海; بحر إيجه'],
  [
    'Caspian Sea',
    'RU KZ TM AZ IR',
    'Caspian; mer Caspienne; Mar Caspio; Каспийское море; Каспий; 里海; بحر قزوين; دریای خزر',
  ],
  [
    'Gulf of Oman',
    'IR OM AE',
    'Sea of Oman; golfe d’Oman; Golfo de Omán; Оманский залив; 阿曼湾; خليج عمان; دریای عمان',
  ],
  ['Gulf of Aden', 'YE SO DJ', 'golfe d’Aden; Golfo de Adén; Аденский залив; 亚丁湾; خليج عدن'],
  ['Gulf of Aqaba', 'SA EG JO IL', 'golfe d’Aqaba; Golfo de Aqaba; خليج العقبة'],
  ['Gulf of Suez', 'EG', 'golfe de Suez; Golfo de Suez; خليج السويس'],
  ['Arabian Sea', 'OM IN PK YE', 'mer d’Arabie; mer d’Oman; Mar Arábigo; Аравийское море; 阿拉伯海; بحر العرب'],
  ['Bay of Bengal', 'IN BD MM LK', 'golfe du Bengale; Golfo de Bengala; Бенгальский залив; 孟加拉湾; خليج البنغال'],
  ['Indian Ocean', 'IN LK MG AU', 'océan Indien; Océano Índico; Индийский океан; 印度洋; المحيط الهندي'],
  ['Andaman Sea', 'MM TH ID', 'mer d’Andaman; 安达曼海'],
  ['Gulf of Thailand', 'TH KH VN', 'golfe de Thaïlande; Golfo de Tailandia; 泰国湾'],
  [
    'East China Sea',
    'CN JP TW',
    'mer de Chine orientale; Mar de China Oriental; Восточно-Китайское море; 东海; بحر الصين الشرقي',
  ],
  ['Yellow Sea', 'CN KR KP', 'West Sea; mer Jaune; Mar Amarillo; Жёлтое море; 黄海; البحر الأصفر'],
  ['Sea of Japan', 'JP KR RU', 'East Sea; mer du Japon; Mar del Japón; Японское море; 日本海; بحر اليابان'],
  ['Philippine Sea', 'PH JP', 'West Philippine Sea; mer des Philippines; Филиппинское море; 菲律宾海'],
  ['Java Sea', 'ID', 'mer de Java'],
  ['Coral Sea', 'AU PG', 'mer de Corail'],
  ['Solomon Sea', 'SB PG'],
  ['Bering Sea', 'US RU', 'mer de Béring; Mar de Bering; Берингово море; 白令海'],
  ['Sea of Okhotsk', 'RU JP', 'Охотское море; 鄂霍次克海'],
  ['Pacific Ocean', 'US JP AU CL', 'Pacific; océan Pacifique; Océano Pacífico; Тихий океан; 太平洋; المحيط الهادئ'],
  [
    'Atlantic Ocean',
    'US BR PT SN',
    'Atlantic; océan Atlantique; Océano Atlántico; Атлантический океан; 大西洋; المحيط الأطلسي',
  ],
  [
    'Gulf of Mexico',
    'US MX',
    'Gulf of America; golfe du Mexique; Golfo de México; Мексиканский залив; 墨西哥湾; خليج المكسيك',
  ],
  ['Caribbean Sea', 'JM CU VE CO', 'mer des Caraïbes; Mar Caribe; Карибское море; 加勒比海; البحر الكاريبي'],
  ['Gulf of Guinea', 'NG GH CM GQ', 'golfe de Guinée; Golfo de Guinea; Гвинейский залив; 几内亚湾; خليج غينيا'],
  ['Mozambique Channel', 'MZ MG', 'canal du Mozambique; Canal de Mozambique; Мозамбикский пролив; 莫桑比克海峡'],
  ['Gulf of Sidra', 'LY', 'Gulf of Sirte; golfe de Syrte'],
  ['Lake Chad', 'TD NG NE CM', 'lac Tchad; Lago Chad; озеро Чад; 乍得湖; بحيرة تشاد'],
  ['Lake Tanganyika', 'CD TZ BI'],
];

export const SEAS: readonly Sea[] = ROWS.map(([name, littoral, aliases]) => ({
  id: `sea:${normaliseName(name).replaceAll(' ', '-')}`,
  name,
  aliases: aliases === undefined ? [] : aliases.split('; '),
  littoral: littoral.split(' '),
}));

const BY_ID = new Map(SEAS.map((sea) => [sea.id, sea]));

export function seaById(id: string): Sea | undefined {
  return BY_ID.get(id);
}
