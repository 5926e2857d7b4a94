import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('ar');

const REFERENCES: Readonly<Record<string, string>> = {
  model: 'السيناريوهات المنشورة',
  uniform: 'أربعة سيناريوهات متساوية',
  publishedRates: 'المعدلات المنشورة',
  climatology: 'المعدل التاريخي',
  pooledClimatology: 'المعدل التاريخي لكل الوحدات',
  unitClimatology: 'المعدل التاريخي الخاص',
  markov: 'سلسلة ماركوف',
  lastK: 'أحدث النتائج',
  recentFrequency: 'التكرار الحديث',
  ownYear: 'العام الماضي الخاص',
  ewmaNegativeBinomial: 'أعداد ممهَّدة',
};

const STRATA: Readonly<Record<string, string>> = {
  active: 'ذات نزاع نشط',
  low: 'ذات نزاع منخفض الحدة',
  quiet: 'هادئة',
  all: 'الكل',
};

const sets = (n: number): string =>
  count(n, {
    zero: 'لا مجموعات',
    one: 'مجموعة واحدة',
    two: 'مجموعتان',
    few: '# مجموعات',
    many: '# مجموعة',
    other: '# مجموعة',
  });

/** What the view of forecasts and their record says in Arabic. */
export const forecastsAr = {
  title: 'التنبؤات وسجلّها',
  everywhere: 'كل المناطق',
  heading: (region, escalation) => `${region}: احتمال التصعيد ${new Intl.ListFormat('ar').format(escalation)}`,
  within: (percent, horizon) => `${percent} خلال ${horizon}`,
  headingAll: (region, percent, horizon) => `أعلى احتمال للتصعيد خلال ${horizon}: ${region}، ${percent}`,
  headingNone: (place) => `${place}: لا تنبؤ مفتوحًا`,
  lead: 'تُختم كل مجموعة قبل بدء نتيجتها: تشمل بصمتها المجموعة والقيد الذي قبلها.',
  horizons: { label: 'الأفق', all: 'الكل' },
  horizon: (horizon) => ({ '24h': '24 ساعة', '7d': '7 أيام', '30d': '30 يومًا' })[horizon] ?? horizon,
  open: 'المفتوحة: أحدث مجموعة لكل أفق',
  openNone: 'لا مجموعة مفتوحة في هذه اللحظة.',
  columns: {
    of: 'لأفق',
    outcome: 'نتيجة',
    sealed: 'وقت الختم',
    hash: 'البصمة',
    log: 'الدرجة اللوغاريتمية',
    brier: 'درجة براير',
  },
  laneNote: 'الأطر احتمالات، إذ لم يحدث شيء منها بعد؛ ┆ تنبؤ مرجعي، ◆ النتيجة.',
  laneSentence: (lane, percent, low, high) =>
    `${lane}: ${percent}؛ وتعطي المراجع ${low === high ? low : `من ${low} إلى ${high}`}.`,
  laneAlone: (lane, percent) => `${lane}: ${percent}؛ ولم يُختم معه مرجع.`,
  happened: (lane) => `النتيجة: ${lane}.`,
  outcomeDays: (from, to) => (from === to ? from : `من ${from} إلى ${to}`),
  references: 'المراجع',
  reference: (name) => REFERENCES[name] ?? `\u2066${name}\u2069`,
  resolved: 'المحسومة',
  resolvedNone: 'لم تُحسم أي مجموعة بعد: تُعرف النتيجة بعد أيام من يومها الأخير.',
  void: (reason) => `لاغية: ${reason}`,
  record: 'السجلّ',
  recordNote: 'تُحتسب تنبؤات كل نوع على حدة. الدرجة الأدنى أفضل.',
  kinds: { live: 'مباشر', replayed: 'معاد', exercise: 'تمرين', hindcast: 'استرجاعي' },
  counts: {
    kind: 'النوع',
    sealed: 'مختومة',
    open: 'مفتوحة',
    void: 'لاغية',
    scored: 'مقيّمة',
    outcomes: 'النتائج',
    log: 'الدرجة اللوغاريتمية',
    skill: 'أفضل مرجع',
  },
  tooFew: (n) => `أقل مما يكفي للحكم (العدد ${n})`,
  minOutcomes: 30,
  voids: (reasons) => `لاغية: ${reasons.join('؛ ')}.`,
  voidCount: (reason, n) => `${reason} (${n})`,
  noGroups: 'لم تُختم أي مجموعة حتى هذه اللحظة.',
  forecasters: 'المتنبئون بالمناطق',
  forecastersNote:
    'كل من تنبأ بالمناطق، بالأيام: تشترك مجموعات اليوم الواحد في نتيجتها. الفرق هو فرق الدرجة اللوغاريتمية عن السيناريوهات المنشورة في المجموعات نفسها؛ وما دون الصفر أفضل منها.',
  forecasterColumns: { forecaster: 'المتنبئ', days: 'الأيام', log: 'الدرجة اللوغاريتمية', against: 'الفرق' },
  roles: { model: 'هذه الخدمة', reference: 'مرجع', forecaster: 'طرف ثالث' },
  seal: 'النص المختوم؛ بصمته هي SHA-256 له',
  skill: 'المهارة قياسًا إلى أفضل مرجع',
  skillNote:
    'نسبة خسارة المرجع التي تتجنبها السيناريوهات المنشورة، مع مجال 95%: إلى يمين الصفر أفضل. الصفوف الخاسرة أولًا. من تنبؤات استرجاعية: ما كان النموذج سيقوله عن أعوام مضت.',
  skillColumns: {
    verdict: 'الحكم',
    of: 'لـ',
    against: 'قياسًا إلى',
    score: 'الدرجة',
    n: 'العدد',
    skill: 'المهارة',
    interval: 'مجال 95%',
  },
  scores: { log: 'لوغاريتمية', brier: 'براير' },
  verdicts: { worse: '▼ أسوأ', undecided: '◆ غير محسوم', better: '▲ أفضل' },
  skillSentence: (verdict, skill, low, high) => `${verdict}: ${skill}، مجال 95% من ${low} إلى ${high}.`,
  group: (unit, stratum) => `${unit === 'country' ? 'البلدان' : 'المناطق'}، ${STRATA[stratum] ?? stratum}`,
  inputs: (inputs, span) => `${span}، ${inputs === 'final' ? 'أرقام نهائية' : 'أرقام كما نُشرت أولًا'}`,
  calibration: 'المعايرة',
  calibrationNote:
    'كم مرة تحقق السيناريو (إلى أعلى) مقابل الاحتمال المعطى (إلى اليمين). الخط │ هو حيث يقع التنبؤ المعاير 19 مرة من 20؛ ● ضمنه، ▲ أو ▼ خارجه.',
  calibrationColumns: { given: 'المعطى', n: 'العدد', happened: 'المتحقق', band: 'نطاق 95%' },
  calibrationSentence: (judged, within, n) =>
    judged === 0
      ? `${sets(n)}: لا فئة فيها ما يكفي للحكم.`
      : `${sets(n)}: الفئات الواقعة في نطاق 95%: ${within} من ${judged}.`,
  tables: 'كل السيناريوهات في جداول',
  calibrationNone: 'لا تنبؤ استرجاعيًا لهذا الأفق.',
  axes: { given: 'المعطى', happened: 'المتحقق' },
} satisfies Words['forecastsView'];
