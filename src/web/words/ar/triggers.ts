import type { Words } from '../en.ts';
import { countedIn, type PluralForms } from '../plural.ts';

const count = countedIn('ar');

const beside = ({
  threshold,
  ordinary,
}: {
  readonly threshold: string;
  readonly ordinary: string | undefined;
}): string => `العتبة ${threshold}${ordinary === undefined ? '' : `، والقيمة المعتادة ${ordinary}`}`;

/** Counted nouns: none, one, two, 3 to 10, 11 to 99, then hundreds and fractions. */
const UNITS: Readonly<Record<string, PluralForms>> = {
  deaths: { zero: 'لا وفيات', one: 'وفاة واحدة', two: 'وفاتان', few: '# وفيات', many: '# وفاة', other: '# وفاة' },
  places: { zero: 'لا أماكن', one: 'مكان واحد', two: 'مكانان', few: '# أماكن', many: '# مكانًا', other: '# مكان' },
  entries: { zero: 'لا قيود', one: 'قيد واحد', two: 'قيدان', few: '# قيود', many: '# قيدًا', other: '# قيد' },
  countries: { zero: 'لا بلدان', one: 'بلد واحد', two: 'بلدان', few: '# بلدان', many: '# بلدًا', other: '# بلد' },
  index_points: {
    zero: 'بلا فرق',
    one: 'نقطة مؤشر واحدة',
    two: 'نقطتا مؤشر',
    few: '# نقاط مؤشر',
    many: '# نقطة مؤشر',
    other: '# نقطة مؤشر',
  },
  percentage_points: {
    zero: 'بلا فرق',
    one: 'نقطة مئوية واحدة',
    two: 'نقطتان مئويتان',
    few: '# نقاط مئوية',
    many: '# نقطة مئوية',
    other: '# نقطة مئوية',
  },
};

const days = (n: number): string =>
  count(n, { zero: 'لا أيام', one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' });

/** What the view of triggers says in Arabic. */
export const triggersAr = {
  title: 'المحفّزات',
  heading: (region, active, all) =>
    `${region}: ${count(active, {
      zero: 'لا محفّز نشط',
      one: 'محفّز نشط واحد',
      two: 'محفّزان نشطان',
      few: '# محفّزات نشطة',
      many: '# محفّزًا نشطًا',
      other: '# محفّز نشط',
    })} من أصل ${all}`,
  nearest: (what, now, threshold) => `أقرب البقية: ${what}. الآن ${now}، والعتبة ${threshold}.`,
  unread: (n) =>
    n === 0
      ? ''
      : count(n, {
          one: 'محفّز واحد بلا قراءة.',
          two: 'محفّزان بلا قراءة.',
          few: '# محفّزات بلا قراءة.',
          many: '# محفّزًا بلا قراءة.',
          other: '# محفّز بلا قراءة.',
        }),
  groups: {
    active: 'النشطة',
    watching: 'القريبة من عتبتها',
    dormant: 'الخاملة، الأقرب أولًا',
    missing: 'بلا قراءة',
  },
  none: { active: 'لا محفّز نشط.', watching: 'لا محفّز قريب من عتبته.' },
  columns: {
    what: 'المحفّز',
    gauge: 'من القيمة المعتادة ◇ إلى العتبة │؛ وتحتها 90 يومًا',
    now: 'الآن ●',
    threshold: 'العتبة │',
    distance: 'المسافة',
    past: 'العام الماضي',
    alarms: 'الإنذارات الكاذبة في العام، على الأكثر',
  },
  short: { now: 'الآن', threshold: 'العتبة' },
  pointsTo: (lane) => `يشير إلى: ${lane}`,
  points: (n) =>
    count(n, {
      zero: 'بلا فرق',
      one: 'نقطة واحدة',
      two: 'نقطتان',
      few: '# نقاط',
      many: '# نقطة',
      other: '# نقطة',
    }),
  units: (n, unit) => count(n, UNITS[unit] ?? { other: `# \u2066${unit}\u2069` }),
  shortOf: (figure) => `دون العتبة: ${figure}`,
  beyond: (figure) => `بعد العتبة: ${figure}`,
  ofWay: (share) => `${share} من ◇ إلى │`,
  notKept: 'غير محفوظ',
  never: 'لم ينشط قط',
  pastYear: (times, n, last) =>
    `${count(times, {
      zero: 'ولا مرة',
      one: 'مرة واحدة',
      two: 'مرتان',
      few: '# مرات',
      many: '# مرة',
      other: '# مرة',
    })}، ${days(n)}؛ آخرها في ${last}`,
  unfitted: 'غير مقدَّر',
  seriesSentence: (low, high, n) => `بين ${low} و${high}، ${days(n)} من 90.`,
  seriesNone: 'لا قراءة محفوظة من 90 يومًا.',
  legend:
    'لكل المقاييس سلّم واحد: ◇ القيمة المعتادة، │ العتبة، ● القيمة الحالية. الجانب المظلل يقع بعد العتبة؛ والسهم علامة قيمة خارج السلّم. يَعدّ عمود العام الماضي المرات التي كان فيها نشطًا أو بعد عتبته.',
  noReading: 'بلا بيانات',
  missingNote: 'لم يعطِ أي مصدر قيمة حديثة بما يكفي. ولا يعني ذلك الهدوء.',
  since: (instant) => `منذ ${instant}`,
  kept: (instant) => `لا قراءة جديدة؛ مُبقى منذ ${instant}`,
  activeSentence: (read, instant) => `نشط منذ ${instant}: الآن ${read.now}؛ ${beside(read)}.`,
  keptSentence: (instant) => `نشط ومُبقى منذ ${instant}: لا قراءة جديدة.`,
  pastSentence: (read) => `الآن ${read.now}: بعد العتبة، لكن القراءات لا تكفي بعد؛ ${beside(read)}.`,
  quietSentence: (read) => `الآن ${read.now}؛ ${beside(read)}.`,
  missingSentence: 'لا قراءة: القيمة غير معروفة.',
  past: 'بعد العتبة، لكن القراءات لا تكفي بعد',
  ordinary: (value) => `المعتاد ${value}`,
} satisfies Words['triggersView'];
