import type { Words } from '../../application/messages.js'
import type { TOKENS } from './messages.js'

export const TOKENS_AR = {
  'tokens.all': 'كل الشبكات',
  'tokens.done': 'تم',
  'tokens.edit': 'تعديل القائمة',
  'tokens.empty': 'لا توجد عملات بعد',
  'tokens.emptyEverywhere': 'يظهر هنا ما يملكه هذا الحساب على أي شبكة.',
  'tokens.emptyHint': 'يظهر هنا ما يملكه هذا الحساب على هذه الشبكة.',
  'tokens.hidden': 'مخفية',
  'tokens.hiddenCount': 'العملات المخفية: {count}',
  'tokens.hide': 'إخفاء',
  'tokens.loading': 'جارٍ تحميل العملات…',
  'tokens.network': 'الشبكة',
  'tokens.noPrice': 'لا سعر',
  'tokens.none': 'لم يُعثر على أي عملة',
  'tokens.noneHint': 'جرّب اسمًا أقصر أو شبكة أخرى.',
  'tokens.nowHidden': 'تم إخفاء {name}',
  'tokens.nowShown': 'تم إظهار {name}',
  'tokens.omitted':
    '{count, plural, zero {لا عملات غير معروضة} one {عملة واحدة غير معروضة} two {عملتان غير معروضتين} few {# عملات غير معروضة} many {# عملة غير معروضة} other {# عملة غير معروضة}}.',
  'tokens.retryHint': 'يمكنك الطلب مجددًا بعد 30 ثانية من التعذر.',
  'tokens.search': 'البحث عن العملات',
  'tokens.show': 'إظهار',
  'tokens.stale': 'قد لا تكون هذه الأرصدة محدّثة.',
  'tokens.tab': 'العملات',
  'tokens.totalAll': 'الإجمالي على كل الشبكات',
  'tokens.totalOn': 'الإجمالي على {network}',
  'tokens.unavailable': 'يتعذر عرض العملات الآن.',
  'tokens.unknown': 'غير معروفة',
  'tokens.unverified': 'غير موثّقة',
} satisfies Words<typeof TOKENS>
