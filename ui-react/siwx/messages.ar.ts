import type { TitleWords, Words } from '../../application/messages.js'
import type { SiwxViewParams } from '../../domain/siwx/views.js'
import type { SIWX } from './messages.js'

export const SIWX_AR = {
  'siwx.lead': 'يطلب منك {site} تسجيل الدخول بمحفظتك.',
  'siwx.free': 'التوقيع لا يكلّف شيئًا ولا يرسل شيئًا.',
  'siwx.message': 'ما توقّعه',
  'siwx.preparing': 'جارٍ تحضير الرسالة…',
  'siwx.signing': 'جارٍ التوقيع…',
  'siwx.askedWallet': 'أكّد ذلك في محفظتك.',
  'siwx.verifying': 'جارٍ التحقق من التوقيع…',
  'siwx.cancelling': 'جارٍ الإلغاء…',
  'siwx.sign': 'توقيع',
  'siwx.cancel': 'إلغاء',
  'siwx.retry': 'إعادة المحاولة',
  'siwx.notPrepared': 'لم يقدّم الموقع رسالة للتوقيع.',
  'siwx.refused': 'طلب الموقع توقيع شيء آخر. لم يُوقَّع شيء.',
  'siwx.mustSign': 'لا يعمل هذا الموقع إلا لمن سجّل الدخول.',
  'siwx.cancelLeaves': 'الإلغاء يعيدك إلى آخر شبكة وقّعت عليها أو يقطع الاتصال.',
  'siwx.mayCancel': 'يمكنك المتابعة دون تسجيل الدخول.',
  'siwx.signedIn': 'لقد سجّلت الدخول.',
  'siwx.until': 'حتى {time}.',
  'siwx.signOut': 'تسجيل الخروج',
  'siwx.signedOutFailed': 'لم يتم تسجيل خروجك. حاول مرة أخرى.',
  'title.SIWXSignMessage': 'تسجيل الدخول',
} satisfies Words<typeof SIWX> & TitleWords<keyof SiwxViewParams>
