import type { TitleWords, Words } from '../../application/messages.js'
import type { BUTTONS } from './buttonMessages.js'
import type { CONNECT } from './messages.js'
import type { CONNECTING } from './connectingMessages.js'

export const CONNECT_AR = {
  'button.account': 'الحساب {name}',
  'button.connect': 'ربط المحفظة',
  'button.connecting': 'جارٍ الاتصال…',
  'button.network': 'الشبكة: {name}',
  'button.signIn': 'تسجيل الدخول',
  'button.signedIn': 'تم تسجيل الدخول',
  'button.unsupportedNetwork': 'شبكة غير مدعومة',
  'button.wrongNetwork': 'شبكة غير مناسبة',
  'connect.directoryUnavailable': 'يتعذر الآن عرض محافظ أخرى. المحافظ الموجودة في هذا المتصفح تعمل.',
  'connect.empty': 'لا توجد محفظة في هذا المتصفح',
  'connect.emptyHint':
    'المحفظة تطبيق في متصفحك يحفظ مفاتيحك. وهي تسألك قبل أي توقيع. ثبّت محفظة تثق بها ثم أعد تحميل هذه الصفحة.',
  'connect.get': 'تثبيت',
  'connect.installed': 'مثبتة',
  'connect.loading': 'جارٍ البحث عن المحافظ…',
  'connect.more': 'طرق أخرى',
  'connect.newToWallets': 'جديد على المحافظ؟',
  'connect.open': 'فتح',
  'connect.openInWallet': 'لديك تطبيق محفظة؟ افتح هذه الصفحة في متصفحه.',
  'connect.or': 'أو',
  'connect.qr': 'رمز QR',
  'connect.scan': 'امسح الرمز بهاتف',
  'connect.recent': 'الأخيرة',
  'connect.unverified': 'غير موثّقة',
  'connect.unverifiedHint': 'قد لا تكون هذه المحفظة التي يدل عليها اسمها. تابع فقط إن كنت تعرف {wallet}.',
  'connect.wallets': 'المحافظ',
  'connecting.another': 'اختر محفظة أخرى',
  'connecting.approveHint': 'افتح نافذة المحفظة واسمح لهذا الموقع برؤية عنوانك. لا يمكن لهذا أن ينقل أموالك.',
  'connecting.done': 'تم الاتصال',
  'connecting.doneHint': 'تشارك {wallet} عنوانها مع هذا الموقع.',
  'connecting.failed': 'تعذر الاتصال',
  'connecting.malformed': 'إجابة غير متوقعة',
  'connecting.malformedHint': 'أرسلت {wallet} ردًا غير صالح. حدّثها أو اختر محفظة أخرى.',
  'connecting.ready': 'تابع في {wallet}',
  'connecting.readyHint': 'ستسألك {wallet} هل يجوز لهذا الموقع رؤية عنوانك.',
  'connecting.rejected': 'تم رفض الاتصال',
  'connecting.rejectedHint': 'رفضتَ الطلب في {wallet}. لم تتم مشاركة أي شيء مع هذا الموقع.',
  'connecting.start': 'اتصال',
  'multiChain.choose': 'أي عائلة شبكات؟',
  'multiChain.connected': 'متصلة',
  'multiChain.hint': 'تعمل {wallet} على عدة سلاسل. يمكنك ربط البقية لاحقًا.',
  'title.Connect': 'اربط محفظتك',
  'title.ConnectOn': 'اربط محفظة على {chain}',
  'title.ConnectTo': 'الاتصال بـ {site}',
  'title.ConnectingExternal': '{wallet}',
  'title.ConnectingMultiChain': '{wallet}',
  'wallets.certifiedMark': 'معتمدة',
  'title.ConnectingWalletConnectBasic': 'إقران هاتف',
} satisfies Words<typeof BUTTONS> &
  Words<typeof CONNECT> &
  Words<typeof CONNECTING> &
  TitleWords<'Connect' | 'ConnectingExternal' | 'ConnectingMultiChain' | 'ConnectingWalletConnectBasic'>
