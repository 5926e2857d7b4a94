import type { AxisName } from '../url/view-url.ts';
import { askAr } from './ar/ask.ts';
import { changesAr } from './ar/changes.ts';
import { corridorsAr } from './ar/corridors.ts';
import { countryAr } from './ar/country.ts';
import { feedsAr } from './ar/feeds.ts';
import { findAr } from './ar/find.ts';
import { forecastsAr } from './ar/forecasts.ts';
import { keysAr } from './ar/keys.ts';
import { leadPagesAr } from './ar/lead-pages.ts';
import { regionAr } from './ar/region.ts';
import { TERMS_AR } from './ar/terms.ts';
import { timeAr } from './ar/time.ts';
import { triggersAr } from './ar/triggers.ts';
import { verifyAr } from './ar/verify.ts';
import { whatIfAr } from './ar/what-if.ts';
import type { Words } from './en.ts';
import { countedIn } from './plural.ts';

const AXES: Readonly<Record<AxisName, string>> = {
  coercivePressure: 'الضغط القسري',
  domesticFragility: 'الهشاشة الداخلية',
  capitalStress: 'الضائقة المالية',
  energyVulnerability: 'الانكشاف الطاقي',
  allianceCohesion: 'تماسك التحالفات',
  maritimeAccess: 'النفاذ البحري',
  energyLeverage: 'النفوذ الطاقي',
};

const REGIMES: Readonly<Record<string, string>> = {
  calm: 'هدوء',
  stressed_equilibrium: 'توازن متوتر',
  coercive_stalemate: 'جمود قسري',
  fragmentation_risk: 'خطر تفكك',
  managed_deescalation: 'تهدئة مُدارة',
  escalation_ladder: 'سُلّم تصعيد',
};

const LANES: Readonly<Record<string, string>> = {
  base: 'بقاء المسار',
  escalation: 'التصعيد',
  containment: 'الاحتواء',
  fragmentation: 'التفكك',
};

const REGIONS: Readonly<Record<string, string>> = {
  mena: 'الشرق الأوسط وشمال أفريقيا',
  'east-asia': 'شرق آسيا والمحيط الهادئ',
  europe: 'أوروبا وآسيا الوسطى',
  'north-america': 'أمريكا الشمالية',
  'south-asia': 'جنوب آسيا',
  latam: 'أمريكا اللاتينية والكاريبي',
  'sub-saharan-africa': 'أفريقيا جنوب الصحراء',
  global: 'العالم',
};

const HORIZONS: Readonly<Record<string, string>> = {
  '24h': 'خلال 24 ساعة',
  '7d': 'خلال 7 أيام',
  '30d': 'خلال 30 يومًا',
};

const isolated = (id: string): string => `\u2066${id.replaceAll('_', ' ')}\u2069`;
const count = countedIn('ar');

/** All sentences and labels of the console in Arabic, from right to left. */
export const ar = {
  language: 'ar',
  direction: 'rtl',
  service: 'Barograph',
  exercise: 'EXERCISE (تمرين): عالم متخيَّل. لم يحدث شيء مما يُعرض هنا.',
  notice: 'تنبيه',
  skip: 'الانتقال إلى المحتوى',
  world: 'العالم',
  navigation: 'الصفحات',
  languageChoice: 'اللغة',
  regionName: (id, name) => REGIONS[id] ?? name,
  supposedMark: 'افتراض',
  chart: 'رسم بياني',
  supposed: 'افتراض: ما كان سيترتب لو رُصد هذا. ولم يُرصد.',
  otherForms: 'هذه الصفحة بصيغة',
  regions: 'المناطق',
  views: {
    world: 'العالم',
    region: 'المنطقة',
    time: 'الزمن',
    changes: 'التغيّرات',
    corridors: 'الممرات',
    triggers: 'المحفّزات',
    forecasts: 'التنبؤات',
    country: 'البلد',
    ask: 'اسأل',
    'what-if': 'ماذا لو',
    feeds: 'المصادر',
    verify: 'التحقق',
    keys: 'المفاتيح',
    find: 'بحث',
  },
  further: {
    changes: 'ما الذي تغيّر، وأي الأدلة غيّره',
    forecasts: 'التنبؤات المختومة وسجلّها',
    triggers: 'كم تبعد كل عتبة',
    corridors: 'المضائق والقنوات والأسواق',
  },
  triggersView: triggersAr,
  corridorsView: corridorsAr,
  changesView: changesAr,
  timeView: timeAr,
  forecastsView: forecastsAr,
  askView: askAr,
  whatIfView: whatIfAr,
  feedsView: feedsAr,
  verifyView: verifyAr,
  countryView: countryAr,
  keysView: keysAr,
  axis: (name) => AXES[name],
  regime: (label) => REGIMES[label] ?? isolated(label),
  lane: (name) => LANES[name] ?? isolated(name),
  regimesFrom: (from, to) => `الحالات من ${from} إلى ${to}: الكل عبر الزمن`,
  horizonColumn: 'الأفق',
  horizon: (horizon) => HORIZONS[horizon] ?? horizon,
  pressure: 'ضغط',
  buffer: 'مُخفِّف',
  asOf: 'بحسب',
  confidence: 'الثقة',
  validUntil: 'صالحة حتى',
  outdated: (until) => `متقادمة: كانت هذه اللقطة صالحة حتى ${until}، ولم تُنشأ أحدث منها.`,
  snapshot: 'لقطة',
  permanent: 'العنوان الدائم',
  json: 'بصيغة JSON',
  missing: (n) =>
    count(n, {
      zero: 'لا مدخلات مفقودة',
      one: 'مدخل واحد مفقود',
      two: 'مدخلان مفقودان',
      few: '# مدخلات مفقودة',
      many: '# مدخلًا مفقودًا',
      other: '# مدخل مفقود',
    }),
  stale: (n) =>
    n === 0
      ? ''
      : count(n, {
          one: 'مدخل واحد متقادم',
          two: 'مدخلان متقادمان',
          few: '# مدخلات متقادمة',
          many: '# مدخلًا متقادمًا',
          other: '# مدخل متقادم',
        }),
  close: 'إغلاق',
  show: 'اعرض',
  newest: 'الأحدث',
  find: findAr.find,
  keyboard: findAr.keyboard,
  newer: {
    plain: 'لقطة أحدث متاحة، بتوقيت {time} UTC.',
    changes: {
      one: 'لقطة أحدث متاحة، بتوقيت {time} UTC، وفيها تغيّر واحد.',
      two: 'لقطة أحدث متاحة، بتوقيت {time} UTC، وفيها تغيّران.',
      few: 'لقطة أحدث متاحة، بتوقيت {time} UTC، وفيها {count} تغيّرات.',
      many: 'لقطة أحدث متاحة، بتوقيت {time} UTC، وفيها {count} تغيّرًا.',
      other: 'لقطة أحدث متاحة، بتوقيت {time} UTC، وفيها {count} تغيّر.',
    },
    show: 'اعرضها',
  },
  utc: 'اللحظة، UTC',
  whereWorst: 'أين الوضع أسوأ',
  columns: {
    region: 'المنطقة',
    regime: 'الحالة',
    net: 'الصافي',
    netLong: 'الرصيد الصافي: المُخفِّفات ناقص الضغوط، من \u200E−1 إلى 1',
    change: 'التغيّر',
    why: 'الأشد الآن',
    escalation: 'التصعيد 30 ي',
    triggers: 'المحفّزات',
    sure: 'الثقة',
  },
  colon: ': ',
  semicolon: '؛ ',
  comma: '، ',
  arrow: '←',
  backArrow: '→',
  terms: TERMS_AR,
  active: (n) =>
    count(n, {
      zero: 'لا شيء',
      one: 'واحد نشط',
      two: 'اثنان نشطان',
      few: '# نشطة',
      many: '# نشطًا',
      other: '# نشط',
    }),
  noSnapshot: 'لا لقطة بعد',
  assessing: 'جارٍ التقدير: لا لقطة لأي منطقة بعد. أعد التحميل بعد دقيقة.',
  since: (instant) => `منذ ${instant}`,
  firstSnapshot: 'لا لقطة أقدم للمقارنة',
  worldHeading: (region, headline) => `${region}: ${headline}`,
  moved: (n) =>
    count(n, {
      zero: 'لم تتحول أي حالة',
      one: 'تحولت حالة واحدة',
      two: 'تحولت حالتان',
      few: 'تحولت # حالات',
      many: 'تحولت # حالة',
      other: 'تحولت # حالة',
    }),
  mapTitle: (axis) => `${axis} بحسب البلد`,
  mapSentence: (axis, highest) =>
    `${axis}: الأعلى في ${new Intl.ListFormat('ar').format(highest)}. البلدان المهشّرة بلا بيانات عنه.`,
  mapUnknown: 'لا بيانات عنه لأي بلد.',
  noData: 'بلا بيانات',
  corridorsUnknown: '▨ المضائق والقنوات: غير معروفة الآن.',
  mapNote: 'الحدود: Natural Earth، كما هي على أرض الواقع؛ دون اتخاذ موقف.',
  shadeBy: 'تظليل الخريطة بحسب',
  corridorState: (state) => ({ closed: 'مغلق', strained: 'متعثر', open: 'مفتوح' })[state] ?? isolated(state),
  corridors: 'المضائق والقنوات',
  ...regionAr,
  signOut: 'تسجيل الخروج',
  signInPage: {
    title: 'تسجيل الدخول',
    button: 'سجّل الدخول',
    key: 'أو الصق مفتاح API',
    howLink: 'يطبع بدء التشغيل رابطًا يسجّل الدخول مرة واحدة؛ ويطبع الأمر \u2066barograph console link\u2069 رابطًا آخر.',
    wrongLink: 'هذا الرابط مستعمل، أو مضى عليه أكثر من عشر دقائق، أو يخص خادمًا آخر.',
    wrongKey: 'لا مفتاح ساريًا بهذا النص.',
    busy: 'لا يمكن فحص المفتاح الآن. حاول بعد دقيقة.',
    foreign: 'أرسلت هذه الاستمارة صفحة من موقع آخر؛ ولم يُنفَّذ شيء.',
    continues: 'لحظة…',
  },
  leadPages: leadPagesAr,
  badValue: (name, value) => `القيمة «\u2066${value}\u2069» غير صالحة للحقل «\u2066${name}\u2069».`,
  notFound: 'لا توجد صفحة كهذه.',
  backToWorld: 'إلى صفحة العالم',
  failure: (status, code) => `أجابت الخدمة برمز ${status} (\u2066${code}\u2069).`,
  failures: {
    plan: (plan, has, needs) =>
      `تحتاج هذه الصفحة إلى باقة من المستوى ${needs ?? '؟'}؛ والباقة «\u2066${plan}\u2069» من المستوى ${has ?? '؟'}.`,
    notReady: 'لا لقطة بعد: التقدير الأول جارٍ. أعد تحميل هذه الصفحة بعد دقيقة.',
    notFound: 'لا لقطة بهذا القدم. اختر لحظة لاحقة، أو الأحدث.',
    value: (field, rule) => `الحقل «\u2066${field}\u2069»: ${rule}.`,
  },
  requestId: 'الطلب',
  noSnapshotOf: (region) => `${region}: لا لقطة في هذه اللحظة.`,
} satisfies Words;
