import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('ar');
const listed = (parts: readonly string[]): string => new Intl.ListFormat('ar').format(parts);
const days = (n: number): string =>
  count(n, {
    zero: 'أقل من يوم',
    one: 'يوم واحد',
    two: 'يومان',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  });

/** What the view of corridors and markets says in Arabic. */
export const corridorsAr = {
  title: 'الممرات والأسواق',
  named: (name, index) => `${name} (${index}% من المعتاد)`,
  heading: (all, closed, strained) =>
    [
      closed.length === 0
        ? `لا مضيق ولا قناة مغلقة من أصل ${all}`
        : `المغلق: ${closed.length} من أصل ${all}، ${listed(closed)}`,
      ...(strained.length === 0 ? [] : [`المتعثر: ${strained.length}، ${listed(strained)}`]),
    ].join('؛ '),
  nothing: 'لا بيانات عن أي مضيق أو قناة في هذه اللحظة',
  lead: (day, lagDays) =>
    `حركة سبعة أيام حتى ${day}${lagDays === undefined ? '' : `، والتأخر عن اللحظة: ${days(lagDays)}`}. الرقم 100 هو متوسط الأيام التسعين السابقة؛ ما دون 70 يُعدّ متعثرًا، وما دون 30 مغلقًا.`,
  map: 'المضائق والقنوات بحسب الحركة',
  mapSentence: (closed, strained, open) =>
    `▲ مغلق: ${closed}، ◆ متعثر: ${strained}، ● مفتوح: ${open}. القائمة أدناه تسمّيها.`,
  table: 'المضائق والقنوات',
  columns: {
    name: 'المضيق أو القناة',
    state: 'الحالة',
    traffic: 'كل السفن',
    tankers: 'الناقلات',
    series: 'خمسة أسابيع',
    lost: 'النفط المفقود، مليون برميل/يوم',
    detour: 'الالتفاف بالأيام',
    warnings: 'الإنذارات الملاحية',
    disruptions: 'الاضطرابات',
    seen: 'البيانات حتى',
  },
  states: { closed: '▲ مغلق', strained: '◆ متعثر', open: '● مفتوح' },
  noData: '▨ بلا بيانات',
  noFlow: '–',
  days: (low, high) => (low === high ? String(low) : `\u2066${low}–${high}\u2069`),
  noDetour: 'لا يوجد',
  stale: (age) => `بيانات متقادمة: آخر جديد في ${age}`,
  spark: (name, low, high, n) => `${name}: بين ${low} و${high}، ${days(n)} من خمسة أسابيع؛ والمعتاد 100.`,
  noSeries: (name) => `${name}: لا تُعرف حركة يومية.`,
  unknown: (problem) => `▨ غير معروف الآن. ${problem}`,
  sources: (names) => `مفقود أو متقادم: ${listed(names)}.`,
  source: (name, state) => `${name} (${state})`,
  markets: 'الأسواق',
  marketsNote: 'نسبة العام الماضي التي كانت دون أحدث قيمة: 100% هي الأعلى في العام.',
  marketColumns: {
    name: 'السلسلة',
    value: 'القيمة',
    percentile: 'نسبة العام الأدنى منها',
    series: 'خمسة أسابيع',
    seen: 'بتاريخ',
  },
  notHandedOn: 'لا يُسمح بنشرها',
  percentileSentence: (name, percentile) => `${name}: أعلى من ${percentile}% من العام الماضي.`,
  priceSentence: (name, low, high) => `${name}: بين ${low} و${high} خلال 90 يومًا.`,
  marketsNone: 'لا سلسلة فيها قيم كافية للمقارنة بعامها.',
  paths: 'انتقال الأثر إلى الأسواق',
  pathsNote: 'أثر اضطرابات سابقة من هذا النوع في السعر: الحد الأدنى والأعلى، ومتى يظهر أول مرة.',
  pathsNone: 'لا اضطراب معروفًا الآن ينتقل أثره إلى سوق.',
  pathColumns: {
    end: 'من وإلى',
    range: 'المدى',
    hours: 'أول أثر',
    confidence: 'صحّ في الماضي',
    regions: 'في',
  },
  hours: (n) => `${n} س`,
  airports: 'المطارات',
  airportColumns: { name: 'المطار', state: 'الحالة', delay: 'أطول تأخير', reason: 'السبب' },
  airportStates: { closed: '▲ مغلق', ground_stop: '◆ إيقاف الإقلاع', delayed: '● متأخر' },
  minutes: (n) => `${n} د`,
  airportsNone: 'لا إغلاق ولا إيقاف ولا تأخير مُبلَّغ عنه في المطارات المتابَعة.',
  airspace: 'قيود الطيران',
  restrictions: (n) =>
    count(n, {
      zero: 'لا قيود سارية',
      one: 'قيد واحد سارٍ',
      two: 'قيدان ساريان',
      few: '# قيود سارية',
      many: '# قيدًا ساريًا',
      other: '# قيد سارٍ',
    }),
  restrictionsNone: 'لا قيود سارية في الأجواء المتابَعة.',
  restrictionsCut: (n) => `القيود السارية أكثر من ${n}؛ وجميعها في واجهة API`,
  closed: 'الأجواء المغلقة',
  closedNone: 'لا تُعرف أجواء مغلقة.',
  restricted: (n) =>
    count(n, {
      zero: 'لا أجواء مقيّدة',
      one: 'مجال جوي مقيّد واحد',
      two: 'مجالان جويان مقيّدان',
      few: '# مجالات جوية مقيّدة',
      many: '# مجالًا جويًا مقيّدًا',
      other: '# مجال جوي مقيّد',
    }),
  restrictionColumns: { country: 'البلد', what: 'القيد', until: 'حتى' },
  notRead: 'لم يُقرأ أي مصدر حتى هذه اللحظة: ولا يعني ذلك الهدوء.',
} satisfies Words['corridorsView'];
