import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('ar');
const UNITS: Readonly<Record<string, string>> = {
  usd_bbl: 'دولار للبرميل',
  pct: '%',
  percent: '%',
  bps: 'نقطة أساس',
};

/** What the view of a region and its drawer say in Arabic. */
export const regionAr = {
  balance: 'الميزان',
  balanceNote: 'الضغوط إلى يسار الصفر والمُخفِّفات إلى يمينه، كل منها من 0 إلى 1.',
  drivers: 'العوامل',
  netBalance: 'الرصيد الصافي',
  scenarios: 'السيناريوهات',
  triggersTitle: 'المحفّزات',
  triggerStates: { active: 'النشطة', watching: 'القريبة من عتبتها', dormant: 'الخاملة' },
  trigger: { what: 'المحفّز', now: 'الآن', threshold: 'العتبة', points: 'يشير إلى' },
  hidden: (n) =>
    count(n, {
      zero: 'لا محفّزات خاملة',
      one: 'محفّز خامل واحد',
      two: 'محفّزان خاملان',
      few: '# محفّزات خاملة',
      many: '# محفّزًا خاملًا',
      other: '# محفّز خامل',
    }),
  actors: 'الأطراف الفاعلة',
  actor: { name: 'الطرف', role: 'الدور', leverage: 'النفوذ', domains: 'المجالات' },
  edge: { from: 'من', to: 'على', mechanism: 'الوسيلة', strength: 'الشدة' },
  edges: 'من يضغط على من',
  paths: 'انتقال الأثر إلى الأسواق',
  path: {
    start: 'من',
    end: 'إلى',
    low: 'الأدنى',
    high: 'الأعلى',
    unit: 'الوحدة',
    hours: 'ساعات حتى يظهر',
    confidence: 'الثقة',
  },
  units: (unit) => UNITS[unit] ?? `\u2066${unit.replaceAll('_', ' ')}\u2069`,
  mobility: 'التنقل',
  mobilityNone: 'لا إغلاق ولا تأخير ولا قيد معروف في المصادر المقروءة.',
  airspace: 'المجال الجوي',
  airports: 'المطارات',
  watch: 'ما ينبغي متابعته',
  outlook: 'التوقعات',
  situation: 'الوضع',
  evidence: 'الأدلة',
  evidenceColumns: { summary: 'ما رُصد', source: 'المصدر', observed: 'وقت الرصد', confidence: 'الثقة' },
  countries: 'البلدان',
  whyNumber: (value) => `من أين يأتي ${value}`,
  explain: {
    title: 'من أين يأتي هذا الرقم',
    rule: 'القاعدة',
    others: (n: number) =>
      count(n, { one: 'حد آخر واحد', two: 'حدان آخران', few: '# حدود أخرى', many: '# حدًا آخر', other: '# حد آخر' }),
    terms: 'الحدود',
    sum: 'مجموع الحدود هو القيمة.',
    without: 'من دون دليل واحد',
    recomputed: 'أُعيد الحساب من الأدلة، فكانت القيمة نفسها.',
    stored: 'من اللقطة كما خُزّنت.',
    failed: 'لا تفسير خاصًا لهذا الرقم.',
    late: 'لم يصل التفسير في الوقت المناسب. أعد تحميل هذه الصفحة.',
  },
  item: {
    title: 'دليل',
    id: 'المعرّف',
    type: 'النوع',
    source: 'المصدر',
    observed: 'وقت الرصد',
    confidence: 'الثقة',
    cited: 'يستشهد به',
    records: 'سجلات المصدر',
    gone: 'لا دليل في هذه اللقطة بهذا المعرّف.',
    known: 'معروف منذ',
  },
} satisfies Partial<Words>;
