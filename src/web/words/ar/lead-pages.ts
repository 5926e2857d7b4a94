import type { Words } from '../en.ts';

/** What the pages of mailed links say in Arabic. */
export const leadPagesAr = {
  '/confirm': {
    title: 'أكّد عنوانك',
    text: 'استُخدم عنوانك لطلب أخبار هذه الخدمة أو لترك رسالة. إن كنت أنت من فعل ذلك فأكّده هنا.',
    button: 'تأكيد',
    done: 'تأكّد عنوانك.',
  },
  '/unsubscribe': {
    title: 'إزالة عنوانك',
    text: 'يُزال كل ما هو محفوظ من عنوانك، ولا يُرسل إليه بريد بعد ذلك.',
    button: 'إزالة',
    done: 'أُزيل عنوانك.',
  },
  /** Of destinations of mail. */
  destination: {
    '/confirm': {
      title: 'أكّد عنوانك',
      text: 'يطلب حساب إرسال أحداث هذه الخدمة إلى عنوانك. إن كنت تريدها فأكّد ذلك هنا.',
      button: 'تأكيد',
      done: 'تأكّد عنوانك: تُرسل إليه الأحداث.',
    },
    '/unsubscribe': {
      title: 'إلغاء اشتراك عنوانك',
      text: 'لا يُرسل الحساب الذي ورد هذا الرابط في بريده أحداثًا إلى عنوانك بعد ذلك.',
      button: 'إلغاء الاشتراك',
      done: 'أُلغي اشتراك عنوانك.',
    },
  },
  unknown: 'هذا الرابط غير مكتمل، أو لم يعد شيء من عنوانه محفوظًا.',
  busy: 'لا يمكن تنفيذ ذلك الآن. حاول بعد دقيقة.',
} satisfies Words['leadPages'];
