import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('ar');

/** What the view of changes says in Arabic. */
export const changesAr = {
  title: 'ما الذي تغيّر',
  compared: 'مقارنة بين:',
  and: 'و',
  form: { from: 'من، UTC', to: 'إلى، UTC', submit: 'قارن' },
  none: (region, instant) => `${region}: لا توجد لقطة أقدم من ${instant}`,
  first: 'قارن باللقطة الأولى:',
  axes: 'المحاور',
  axesNote: 'الأكبر تغيّرًا أولًا؛ الصفر عند الحافة السفلى والواحد عند العليا.',
  columns: {
    course: '○ قبل، ● بعد',
    step: 'أقل │ أكثر',
    axis: 'المحور',
    from: 'قبل',
    to: 'بعد',
    change: 'التغيّر',
    driver: 'العامل',
    evidence: 'الأدلة',
  },
  slope: (axis, from, to) => (from === to ? `${axis}: بقي عند ${to}.` : `${axis}: من ${from} إلى ${to}.`),
  notInBoth: (axis) => `${axis}: غير موجود في إحدى اللقطتين.`,
  drivers: 'العوامل',
  driversNone: 'لم يتغيّر أي عامل.',
  driversMore: (n) =>
    `${count(n, {
      zero: 'لا تغيّرات أخرى',
      one: 'تغيّر آخر',
      two: 'تغيّران آخران',
      few: '# تغيّرات أخرى',
      many: '# تغيّرًا آخر',
      other: '# تغيّر آخر',
    })}: تغيّرات أصغر ومجاميع عوامل ضعيفة`,
  driver: (what, change) => `${what}: ${change}.`,
  came: 'أدلة جديدة',
  left: 'أدلة خرجت',
  aged: 'أدلة تقادمت',
  evidenceNone: 'لا شيء.',
  more: (n) =>
    count(n, {
      zero: 'لا مزيد',
      one: 'دليل آخر',
      two: 'دليلان آخران',
      few: '# أدلة أخرى',
      many: '# دليلًا آخر',
      other: '# دليل آخر',
    }),
  evidenceColumns: {
    what: 'ما رُصد',
    moved: 'الأثر',
    observed: 'وقت الرصد',
    age: 'العمر بالساعات',
    confidence: 'الثقة',
  },
  movedNothing: '–',
  lanes: 'السيناريوهات',
  laneColumns: { lane: 'السيناريو', horizon: 'الأفق' },
  others: (n) =>
    count(n, {
      zero: 'لا أرقام أخرى تغيّرت',
      one: 'رقم آخر تغيّر',
      two: 'رقمان آخران تغيّرا',
      few: '# أرقام أخرى تغيّرت',
      many: '# رقمًا آخر تغيّر',
      other: '# رقم آخر تغيّر',
    }),
  numberColumn: 'الرقم',
  absent: 'غائب',
  patch: (n) =>
    `التغيّر بصيغة JSON Patch: ${count(n, {
      zero: 'لا عمليات',
      one: 'عملية واحدة',
      two: 'عمليتان',
      few: '# عمليات',
      many: '# عملية',
      other: '# عملية',
    })}`,
  patchCut: (n) => `المعروض هو الأول حتى ${n}؛ والبقية في واجهة API.`,
} satisfies Words['changesView'];
