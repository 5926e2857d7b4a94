import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('ar');
const FALLBACKS: Readonly<Record<string, string>> = {
  model_unavailable: 'لم يُجب النموذج المُعدّ، فأجاب المحلل المدمج بدلًا منه.',
  unusable_plan: 'كانت خطة النموذج المُعدّ غير صالحة، فأجاب المحلل المدمج.',
  budget: 'نفدت الميزانية اليومية للنموذج، فأجاب المحلل المدمج.',
};

/** What the view of questions says in Arabic. */
export const askAr = {
  title: 'اسأل',
  heading: 'اطرح سؤالًا: تأتي الإجابة في أقوال يمكنك التحقق منها',
  question: 'السؤال',
  questionHint: 'حتى 500 حرف، بأي لغة، والإجابة بالإنجليزية. مثال: \u2066Is the Strait of Hormuz open?\u2069',
  where: 'المكان (اختياري)',
  whereHint: 'بلدان، مناطق، مضائق',
  framework: 'منهج التحليل (اختياري)',
  noFramework: 'بلا منهج',
  frameworks: {
    ach: 'الفرضيات المتنافسة',
    'key-assumptions': 'الافتراضات الرئيسية',
    'pmesii-pt': 'منهج PMESII-PT',
    dime: 'منهج DIME',
    'scenario-cone': 'مخروط السيناريوهات',
    'red-team': 'الفريق الأحمر',
    'pre-mortem': 'تحليل الفشل المسبق',
    'indicators-warnings': 'المؤشرات والإنذارات',
  },
  send: 'اسأل',
  stop: 'أوقف',
  working: 'الجواب قيد الإعداد…',
  stopped: 'أُوقف. لم يُطلب شيء آخر.',
  broken: 'لم يصل أي جواب. أعد السؤال بعد قليل.',
  sendAnother: 'اطرح سؤالًا آخر',
  followUp: 'اطرح سؤالًا متابعًا',
  followUpHint: 'يُقرأ مع الأسئلة التي سبقته لمدة 24 ساعة.',
  asOf: (instant) => `الإجابة بحسب الوضع في ${instant}.`,
  quota: (remaining, limit) => `المتبقي اليوم من إجابات النموذج: ${remaining} من ${limit}.`,
  visitorQuota: (remaining, limit) =>
    `المتبقي من أسئلة هذه الساعة لهذا العنوان: ${remaining} من ${limit}؛ ويجيب المحلل المدمج.`,
  noQuota: 'لا تضع باقتك حدًا يوميًا لإجابات النموذج.',
  quotaUnknown: '▨ لا يُعرف الآن كم بقي اليوم من إجابات النموذج.',
  builtinFree: 'إذا لم يوجد نموذج أجاب المحلل المدمج، ولا تُحتسب إجاباته.',
  problem: {
    empty: 'اكتب سؤالًا أولًا.',
    long: 'الحد الأقصى للسؤال 500 حرف.',
    conversation: 'انتهت هذه المحادثة. يبدأ السؤال أدناه محادثة أخرى.',
  },
  asked: 'السؤال المطروح',
  by: (model, isBuiltin) => (isBuiltin ? `أجاب المحلل المدمج (${model}).` : `أجاب ${model}.`),
  fallback: (reason) => FALLBACKS[reason] ?? 'أجاب المحلل المدمج بدلًا من النموذج.',
  judgement: 'تقدير من نموذج، وليس حقيقة',
  claims: 'الأقوال',
  noClaims: 'لا تتضمن هذه الإجابة أي قول خاص بها.',
  columns: {
    number: 'الرقم',
    claim: 'القول',
    kind: 'النوع',
    certainty: 'درجة اليقين',
    since: 'معروف منذ',
    check: 'التحقق',
  },
  kinds: { observed: 'مرصود', assessed: 'مُقدَّر', forecast: 'تنبؤ', missing: 'ثغرة' },
  evidence: (n) => `الدليل ${n}`,
  unplaced: (n) =>
    count(n, {
      zero: 'لا أدلة من مناطق أخرى',
      one: 'دليل واحد من منطقة أخرى',
      two: 'دليلان من مناطق أخرى',
      few: '# أدلة من مناطق أخرى',
      many: '# دليلًا من مناطق أخرى',
      other: '# دليل من مناطق أخرى',
    }),
  noEvidence: 'بلا دليل خاص به',
  notAnswered: 'بلا إجابة',
  notUnderstood: (parts) => `لم يُفهم: ${parts.join('، ')}.`,
  answerAs: 'هذه الإجابة بصيغة',
} satisfies Words['askView'];
