import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('ar');

const REASONS: Readonly<Record<string, string>> = {
  never_ran: 'لم يُستعلم بعد',
  never_succeeded: 'لم يُقرأ قط',
  run_overdue: 'متأخر',
  run_failing: 'فشلت آخر قراءة',
  circuit_open: 'معلّق بعد إخفاقات',
  sources_unread: 'بعض مصادره لم يُقرأ',
  content_stale: 'المحتوى أقدم من حدّه',
  no_content: 'لا محتوى بعد',
  in_future: 'مؤرخ في المستقبل',
};

/** What the view of feeds says in Arabic. */
export const feedsAr = {
  title: 'مصادر البيانات',
  heading: ({ current, stale, missing, off }) =>
    `المصادر المحدّثة: ${current} من ${current + stale + missing}${stale === 0 ? '' : `، المتقادمة: ${stale}`}${missing === 0 ? '' : `، بلا محتوى: ${missing}`}${off === 0 ? '' : `؛ غير المستعلمة: ${off}`}`,
  lead: (missing, stale) =>
    missing + stale === 0
      ? 'لا مدخل مفقودًا ولا متقادمًا في أي منطقة.'
      : `من المدخلات التي تتوقعها التقديرات، المفقود في مكان ما: ${missing}، والمتقادم: ${stale}.`,
  inputsUnknown: '▨ المدخلات التي تنقص التقديرات غير معروفة الآن.',
  checked: (instant) => `حالة المصادر في ${instant}.`,
  nowOnly: 'ساعات المصادر هي ساعات الآن؛ أما المدخلات فمن اللحظة أعلاه.',
  inputs: 'المدخلات المفقودة والمتقادمة',
  feeds: 'المصادر',
  scale: 'عمر المحتوى قياسًا إلى حدّه │. المهشّر: بلا محتوى. المنقّط: أقدم من الحد. الفارغ: غير مستعلم.',
  columns: {
    input: 'المدخل',
    state: 'الحالة',
    regions: 'في',
    inputAge: 'عمر محتواه',
    prior: 'القيمة القبلية بدلًا منه',
    axes: 'المحاور',
    feeds: 'المصادر',
    feed: 'المصدر',
    age: 'عمر محتواه',
    content: 'أحدث محتوى',
    read: 'آخر قراءة',
    licence: 'الترخيص',
    operator: 'المشغّل',
  },
  input: { missing: 'مفقود', stale: 'متقادم', not_asked: 'غير مستعلم' },
  noFeed: 'لا مصدر يوفّره',
  priorSentence: (share) => `◇ ${share} من الأماكن`,
  states: { current: 'محدّث', stale: 'متقادم', missing: 'بلا محتوى', off: 'غير مستعلم' },
  sentence: {
    current: (age, limit) => `العمر ${age}، الحد ${limit}`,
    missing: 'لا محتوى بعد',
    off: 'غير مستعلم: يحتاج إلى مفتاح لم يضبطه المشغّل',
  },
  duration: (ms) => {
    const hours = ms / 3_600_000;
    if (hours < 1) return `${Math.round(ms / 60_000)} د`;
    if (hours < 72) return `${Math.round(hours)} س`;
    return count(Math.round(hours / 24), { few: '# أيام', many: '# يومًا', other: '# يوم' });
  },
  inputName: (id) => {
    const name = id.replace(/^trigger:[a-z-]+\./, '').replaceAll('_', ' ');
    return `${id.startsWith('trigger:') ? 'محفّز: ' : ''}\u2066${name}\u2069`;
  },
  reason: (reason) => REASONS[reason] ?? `\u2066${reason.replaceAll('_', ' ')}\u2069`,
  figuresOnly: 'أرقام فقط، ولا تُنشر القيود',
  never: 'لا شيء بعد',
  failures: (n) =>
    n === 0
      ? ''
      : count(n, {
          one: 'إخفاق واحد',
          two: 'إخفاقان متتاليان',
          few: '# إخفاقات متتالية',
          many: '# إخفاقًا متتاليًا',
          other: '# إخفاق متتالٍ',
        }),
  circuit: (state) => ({ open: 'معلّق', half_open: 'قيد التجربة بعد تعليق' })[state] ?? '',
  nextTry: (instant) => `المحاولة التالية ${instant}`,
} satisfies Words['feedsView'];
