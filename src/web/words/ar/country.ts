import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('ar');
const ADVICE = ['عادي', 'حذر متزايد', 'إعادة النظر في السفر', 'عدم السفر'];

/** What the view of a country says in Arabic. */
export const countryAr = {
  title: (country) => country,
  heading: (country, pressure, buffer) => {
    const parts = [pressure, buffer].filter((part) => part !== undefined);
    return parts.length === 0 ? `${country}: لا بيانات حديثة لأي محور` : `${country}: ${parts.join('؛ ')}`;
  },
  highest: (axis, value) => `أعلى ضغط: ${axis}، ${value}`,
  lowest: (axis, value) => `أدنى مُخفِّف: ${axis}، ${value}`,
  confidence: (share) => `الثقة ${share}`,
  factors: (coverage, freshness, agreement, skill) =>
    `التغطية ${coverage}، الحداثة ${freshness}، التوافق ${agreement}، المهارة ${skill}`,
  inRegion: 'المنطقة:',
  missing: (inputs) =>
    inputs.length === 0
      ? 'لا مدخلات متوقعة مفقودة'
      : `${count(inputs.length, {
          one: 'مدخل متوقع مفقود',
          two: 'مدخلان متوقعان مفقودان',
          few: '# مدخلات متوقعة مفقودة',
          many: '# مدخلًا متوقعًا مفقودًا',
          other: '# مدخل متوقع مفقود',
        })}: ${inputs.join('، ')}`,
  net: (value) =>
    value === undefined
      ? 'الرصيد الصافي: غير معطى، إذ لا تتوفر بيانات للمحاور السبعة كلها.'
      : `الرصيد الصافي: ${value}.`,
  advisory: (level) =>
    level === undefined
      ? 'إرشادات السفر الرسمية: غير معروفة.'
      : `إرشادات السفر الرسمية: المستوى ${level} من 4 (${ADVICE[level - 1] ?? ''}).`,
  sanctions: (n) =>
    n === undefined
      ? 'إدراجات العقوبات الجديدة في 365 يومًا: غير معروفة، إذ لا قائمة متاحة.'
      : `${count(n, {
          zero: 'لا إدراجات عقوبات جديدة',
          one: 'إدراج عقوبات جديد واحد',
          two: 'إدراجا عقوبات جديدان',
          few: '# إدراجات عقوبات جديدة',
          many: '# إدراج عقوبات جديدًا',
          other: '# إدراج عقوبات جديد',
        })} خلال 365 يومًا.`,
  axes: 'المحاور',
  axesNote: 'الممتلئ: البلد. ┆: منطقته. كل محور من 0 إلى 1. المهشّر: لا بيانات حديثة، ولا يعني ذلك الهدوء.',
  columns: { axis: 'المحور', country: 'البلد', region: 'المنطقة', drivers: 'العوامل' },
  missingAxis: 'مفقود',
  lacks: (inputs) => `بلا بيانات: ${inputs.join('، ')}`,
  noDrivers: 'لا عامل يحرّكه',
  regionUnknown: '▨ محاور المنطقة غير معروفة في هذه اللحظة.',
  ports: 'الموانئ',
  portsSentence: (index, day) => `رسوّ السفن عند ${index}% من المعتاد في ${day}.`,
  portsNone: 'لا يُعرف رسوّ سفن في هذا البلد.',
  portsUnknown: '▨ رسوّ السفن غير معروف الآن.',
  portColumns: { day: 'اليوم', index: 'الرسوّ، % من المعتاد' },
  portChart: (days, low, high) =>
    `رسوّ السفن خلال ${count(days, {
      zero: 'أقل من يوم',
      one: 'يوم واحد',
      two: 'يومين',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    })}: بين ${low}% و${high}% من المعتاد.`,
  older: 'كل الأيام',
  evidence: 'الأدلة',
  noEvidence: 'لا دليل عن هذا البلد في اللقطة.',
  rules: 'كيف ينتج كل محور من عوامله',
} satisfies Words['countryView'];
