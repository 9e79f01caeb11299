import type { TitleWords, Words } from '../../application/api/Messages.js'
import type { ACCOUNT } from './messages.js'

export const ACCOUNT_AR = {
  'account.actions': 'الإجراءات',
  'account.balance': 'الرصيد',
  'account.balanceStale': 'قد لا يكون هذا الرصيد محدّثًا.',
  'account.balanceUnavailable': 'الرصيد غير متاح',
  'account.changeEmail': 'تغيير البريد الإلكتروني',
  'account.copy': 'نسخ العنوان',
  'account.explorer': 'عرض في المستكشف',
  'account.loggedInBy': 'تم الدخول عبر {provider}',
  'account.on': '{wallet} على {network}',
  'account.smartAccount': 'استخدم الحساب الذكي',
  'account.smartAccountHint': 'له عنوان خاص به.',
  'title.Account': 'حسابك',
  'tokens.empty': 'لا توجد عملات بعد',
  'tokens.emptyHint': 'يظهر هنا ما يملكه هذا الحساب على هذه الشبكة.',
  'tokens.loading': 'جارٍ تحميل العملات…',
  'tokens.noPrice': 'لا سعر',
  'tokens.retry': 'حاول مجددًا',
  'tokens.retryHint': 'يمكنك الطلب مجددًا بعد 30 ثانية من التعذر.',
  'tokens.stale': 'قد لا تكون هذه الأرصدة محدّثة.',
  'tokens.tab': 'العملات',
  'tokens.tabs': 'ما يملكه هذا الحساب',
  'tokens.total': 'الإجمالي',
  'tokens.unverified': 'غير موثّقة',
  'tokens.unavailable': 'يتعذر عرض العملات الآن.',
} satisfies Words<typeof ACCOUNT> & TitleWords<'Account'>
