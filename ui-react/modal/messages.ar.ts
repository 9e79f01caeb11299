import type { Words } from '../../application/api/Messages.js'
import type { FRAME } from './frameMessages.js'
import type { MODAL } from './messages.js'
import type { PENDING_REQUEST } from './pendingRequestMessages.js'

export const MODAL_AR = {
  'modal.back': 'رجوع',
  'modal.changeNetwork': 'الشبكة: {name}. تغيير',
  'modal.close': 'إغلاق',
  'modal.loadFailed': 'تعذر تحميل هذا الجزء من الصفحة.',
  'modal.loading': 'جارٍ التحميل…',
  'modal.notLoaded': 'لم يكتمل التحميل',
  'modal.reload': 'إعادة تحميل الصفحة',
  'modal.retry': 'تحميل مجددًا',
  'notice.AccountNotSwitched': 'تعذر تبديل الحساب',
  'notice.AccountSwitched': 'تم تبديل الحساب',
  'notice.AddressCopied': 'تم نسخ العنوان',
  'notice.AuthenticationFailed': 'حدثت مشكلة أثناء محاولة بدء تسجيل الدخول',
  'notice.CopyFailed': 'لم يسمح المتصفح بالنسخ',
  'notice.DisconnectFailed': 'تعذر قطع الاتصال',
  'notice.LinkCopied': 'تم نسخ الرابط',
  'notice.LoginForgotten': 'تم تسجيل خروجك. إن تكرر ذلك في كل زيارة فهذا المتصفح لا يحفظ شيئًا لخدمة تسجيل الدخول.',
  'notice.PageReloaded': 'أُعيد تحميل هذه الصفحة في غيابك. اتصل مجددًا.',
  'notice.RequestOutcomeUnknown': 'لا يُعرف هل نُفِّذ طلبك. راجع نشاط حسابك قبل أن تكرره.',
  'notice.TokenBalanceUnavailable': 'رصيد العملات غير متاح',
  'notice.WalletAdded': 'تمت إضافة محفظة جديدة',
  'notice.WalletDeleted': 'تم حذف المحفظة',
  'notice.WalletDisconnected': 'تم قطع اتصال المحفظة',
  'notice.WalletNotRestored': 'لم تُجب محفظتك. اربطها من جديد.',
  'notice.WalletSwitched': 'تم تبديل المحفظة',
  'notice.dismiss': 'إخفاء',
  'outage.blockchainApi': 'أسعار العملات وأرصدتها غير متاحة؛ محافظ المتصفح تعمل.',
  'outage.chainRpc': 'الشبكة لا تستجيب. الاتصال يعمل.',
  'outage.many': 'بعض الخدمات غير متاحة. محافظ المتصفح تعمل.',
  'outage.walletApi': 'دليل المحافظ غير متاح. محافظ المتصفح تعمل.',
  'switching.start': 'تبديل الشبكة',
  'waiting.answer': 'لدى {wallet} طلب ينتظر ردك.',
  'waiting.open': 'فتح {wallet}',
} satisfies Words<typeof FRAME> & Words<typeof MODAL> & Words<typeof PENDING_REQUEST>
