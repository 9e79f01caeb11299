import type { TitleWords, Words } from '../../application/api/Messages.js'
import type { PAIRING } from './messages.js'

export const PAIRING_AR = {
  'pairing.after.Expired': 'انتهت صلاحية الرمز السابق. امسح هذا الرمز.',
  'pairing.after.Lost': 'انقطع الاتصال. امسح هذا الرمز الجديد.',
  'pairing.after.Rejected': 'رُفض الطلب في المحفظة. امسح هذا الرمز الجديد للمحاولة مجددًا.',
  'pairing.approved': 'تم الاتصال',
  'pairing.code': 'رمز QR لمسحه بمحفظة على هاتف',
  'pairing.copyHint': 'هل {wallet} على هذا الهاتف؟ انسخ الرابط والصقه فيها.',
  'pairing.failed': 'تعذّر الإقران',
  'pairing.failed.ClockAhead':
    'ساعة هذا الجهاز متقدمة بمقدار {time}، وخدمة الإقران ترفض ذلك. اضبط الساعة ثم عد إلى هنا.',
  'pairing.failed.ClockBehind':
    'ساعة هذا الجهاز متأخرة أكثر من يوم، وخدمة الإقران ترفض ذلك. اضبط الساعة ثم عد إلى هنا.',
  'pairing.failed.ClockFast': 'ساعة هذا الجهاز متقدمة، وخدمة الإقران ترفض ذلك. اضبط الساعة ثم عد إلى هنا.',
  'pairing.failed.NothingGranted': 'لم تمنح المحفظة أي حساب على شبكات هذا الموقع. جرّب حسابًا أو محفظة أخرى.',
  'pairing.failed.PairingNotConfigured':
    'إقران الهاتف غير مُعدّ في هذا الموقع. المحفظة الموجودة في هذا المتصفح تتصل فورًا.',
  'pairing.failed.PairingUnavailable': 'تعذّر بدء الإقران.',
  'pairing.failed.RelayRefused': 'إقران الهاتف لا يعمل في هذا الموقع الآن. المحفظة في هذا المتصفح تعمل.',
  'pairing.failed.RelayUnreachable': 'خدمة الإقران لا تستجيب. تُعاد المحاولة كل بضع ثوانٍ.',
  'pairing.failed.WalletRefused': 'رفضت المحفظة. قد لا تعرف أي شبكة من شبكات هذا الموقع.',
  'pairing.get': 'احصل على {wallet}',
  'pairing.notOpened': 'ألم تُفتح {wallet}؟ حاول مجددًا، أو انسخ الرابط إليها، أو احصل عليها أولًا.',
  'pairing.open': 'فتح {wallet}',
  'pairing.openHint': 'تُفتح {wallet} وتسألك عن الاتصال. لا يمكن لهذا أن ينقل أموالك.',
  'pairing.openOther': 'افتحها بطريقة أخرى',
  'pairing.pageHint': 'تفتح {wallet} هذه الصفحة في متصفحها. اتصل من هناك.',
  'pairing.pageNotOpened': 'ألم تُفتح {wallet}؟ حاول مجددًا أو احصل عليها أولًا.',
  'pairing.renewing': 'انتهت صلاحية الرمز. جارٍ جلب رمز جديد…',
  'pairing.retry': 'حاول مجددًا',
  'pairing.route.Desktop': 'سطح المكتب',
  'pairing.route.Mobile': 'التطبيق',
  'pairing.route.NotDetected': 'غير موجودة',
  'pairing.route.Qr': 'الهاتف',
  'pairing.route.Web': 'صفحة الويب',
  'pairing.step1': 'افتح محفظة على جهاز آخر',
  'pairing.step2': 'اضغط مسح ووجّهه إلى هذا الرمز',
  'pairing.ways': 'طرق الاتصال',
  'title.ConnectingWalletConnect': '{wallet}',
} satisfies Words<typeof PAIRING> & TitleWords<'ConnectingWalletConnect'>
