import type { TitleWords, Words } from '../../application/messages.js'
import type { ACCOUNT } from './messages.js'

export const ACCOUNT_AR = {
  'account.actions': 'الإجراءات',
  'account.addFunds': 'أضف رصيدًا',
  'account.balance': 'الرصيد',
  'account.balanceStale': 'قد لا يكون هذا الرصيد محدّثًا.',
  'account.balanceUnavailable': 'الرصيد غير متاح',
  'account.changeEmail': 'تغيير البريد الإلكتروني',
  'account.copy': 'نسخ العنوان',
  'account.explorer': 'عرض في المستكشف',
  'account.loggedInBy': 'تم الدخول عبر {provider}',
  'account.on': '{wallet} على {network}',
  'account.otherWallet': 'صِل محفظة أخرى',
  'account.pending': 'قيد الانتظار: {count}',
  'account.smartAccount': 'استخدم الحساب الذكي',
  'account.smartAccountHint': 'له عنوان خاص به.',
  'title.Account': 'حسابك',
  'account.unverified': 'محفظة غير موثّقة',
  'account.unverifiedHint': 'قد لا تكون هذه المحفظة التي يدل عليها اسمها. لا تستلم شيئًا هنا إلا إذا كنت تعرف {wallet}.',
  'tokens.retry': 'حاول مجددًا',
  'tokens.tabs': 'ما يملكه هذا الحساب',
  'tokens.total': 'الإجمالي',
} satisfies Words<typeof ACCOUNT> & TitleWords<'Account'>
