import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('ar');

const REASONS: Readonly<Record<string, string>> = {
  scheduled_6h: 'مجدولة',
  regime_shift: 'تحوّل في الحالة',
  trigger_activation: 'تفعيل محفّز',
  corridor_break: 'إغلاق ممر',
  leverage_shift: 'تحوّل في النفوذ',
};

const said = (reason: string): string => REASONS[reason] ?? `\u2066${reason.replaceAll('_', ' ')}\u2069`;

/** What the view of time says in Arabic. */
export const timeAr = {
  title: 'عبر الزمن',
  heading: (region, regime, instant, net) => `${region} في ${instant}: ${regime}، الرصيد الصافي ${net}`,
  span: (from, to, n) =>
    `من ${from} إلى ${to}: ${count(n, {
      zero: 'لا لقطات',
      one: 'لقطة واحدة',
      two: 'لقطتان',
      few: '# لقطات',
      many: '# لقطة',
      other: '# لقطة',
    })}.`,
  spanFull: (n) => `المعروض أحدث لقطات الفترة، وعددها ${n}؛ والفترة الأقصر تُعرض كل لقطاتها.`,
  first: (instant) => `اللقطة الأولى في ${instant}.`,
  period: 'الفترة',
  days: (n) =>
    count(n, { zero: 'أقل من يوم', one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' }),
  steps: {
    label: 'التنقل عبر الزمن',
    previous: '→ اللقطة السابقة',
    next: 'اللقطة التالية ←',
    previousActivation: '⇢ التفعيل السابق',
    nextActivation: 'التفعيل التالي ⇠',
    previousRegime: '⇥ تحوّل الحالة السابق',
    nextRegime: 'تحوّل الحالة التالي ⇤',
    changes: 'ما تغيّر منذ اللقطة السابقة',
  },
  chart: 'المحاور فوق الحالات والأحداث',
  chartNote:
    'تسري كل قيمة حتى اللقطة التالية؛ المحاور من 0 إلى 1 والرصيد الصافي من \u200E−1 إلى 1. يجري الزمن من اليسار إلى اليمين. المهشّر: لم تكن لقطة سارية، ولا يُرسم شيء عبره. │ هي اللحظة المعروضة. انقر على رسم لتنتقل إلى لحظة.',
  rows: { regime: 'الحالة', events: 'الأحداث', net: 'الرصيد الصافي' },
  regimeSentence: (periods) =>
    periods.length === 0 ? 'لا حالة معروفة في هذه الفترة.' : `الحالات: ${periods.join('، ثم ')}.`,
  regimeSince: (regime, day) => `${regime} منذ ${day}`,
  eventsSentence: (events) =>
    events.length === 0 ? 'كانت كل لقطات الفترة مجدولة.' : `لقطات بين المجدولة: ${events.join('؛ ')}.`,
  event: (reason, instant) => `${said(reason)} ${instant}`,
  axisSentence: (axis, low, high) => (low === high ? `${axis}: ${low} طوال الفترة.` : `${axis}: بين ${low} و${high}.`),
  gap: (n) =>
    count(n, {
      zero: 'لا فجوات بلا لقطة.',
      one: 'فجوة واحدة بلا لقطة.',
      two: 'فجوتان بلا لقطة.',
      few: '# فجوات بلا لقطة.',
      many: '# فجوة بلا لقطة.',
      other: '# فجوة بلا لقطة.',
    }),
  none: 'لم تُنشأ لقطة في هذه الفترة.',
  prior: '◇ عند قيمته القبلية: بلا بيانات',
  columns: { made: 'أُنشئت', why: 'السبب', confidence: 'الثقة' },
  reason: said,
  table: 'كل اللقطات في جدول',
  regimes: 'الحالات',
  regimeColumns: { regime: 'الحالة', began: 'بدأت', ended: 'انتهت', driver: 'لأن' },
  lasts: 'مستمرة',
} satisfies Words['timeView'];
