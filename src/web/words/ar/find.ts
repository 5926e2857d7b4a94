import type { Words } from '../en.ts';
import { countedIn } from '../plural.ts';

const count = countedIn('ar');

/** What finding and the list of keys say in Arabic. */
export const findAr: Pick<Words, 'find' | 'keyboard'> = {
  find: {
    title: 'بحث',
    hint: 'مناطق ودول ومضائق وأدلة',
    send: 'ابحث',
    prompt: 'ابحث عن منطقة أو دولة أو مضيق أو دليل',
    heading: (words: string, n: number) =>
      `«${words}»: ${count(n, { zero: 'لا نتائج', one: 'نتيجة واحدة', two: 'نتيجتان', few: '# نتائج', many: '# نتيجة', other: '# نتيجة' })}`,
    none: 'لا منطقة ولا دولة ولا مضيق ولا دليل في أحدث لقطة عالمية يحمل هذه الكلمات. جرّب كلمات أقل، أو اطرح سؤالًا.',
    results: 'النتائج',
    columns: { name: 'الاسم', kind: 'النوع', now: 'الآن' },
    kinds: { region: 'منطقة', country: 'دولة', strait: 'مضيق', evidence: 'دليل' },
  },
  keyboard: {
    title: 'لوحة المفاتيح',
    letters: 'الحروف تعمل على الصفحة',
    close: 'إغلاق',
    keys: {
      '?': 'هذه القائمة',
      '/': 'البحث',
      'j k': 'الصف التالي والسابق',
      Enter: 'افتح الصف',
      '[ ]': 'لقطة إلى الوراء وإلى الأمام',
      d: 'ما الذي تغيّر',
      e: 'اشرح رقم الصف',
      v: 'دليل الصف',
      Esc: 'أغلق وعُد إلى حيث كنت',
      '← ↑ → ↓': 'تحرّك على الخريطة',
    },
  },
};
