import type { Words } from '../../application/messages.js'
import type { COMMON } from './common.js'

export const COMMON_AR = {
  'account.accounts': 'الحسابات في هذه المحفظة',
  'account.copied': 'تم نسخ العنوان',
  'account.disconnect': 'قطع الاتصال',
  'chain.evm': 'شبكات Ethereum والمتوافقة معها',
  'connecting.approve': 'وافق في {wallet}',
  'connecting.failedHint': 'تعذر على {wallet} الاتصال. افتح قفلها وحاول مجددًا.',
  'connecting.notInstalled': '{wallet} غير مثبتة',
  'connecting.pending': 'يوجد طلب مفتوح',
  'connecting.pendingHint': 'افتح {wallet} من شريط أدوات المتصفح وأجب عن الطلب الذي ينتظر هناك.',
  'connecting.retry': 'حاول مجددًا',
  'connecting.timedOut': 'لا توجد إجابة',
  'connecting.timedOutHint': 'لم تُجب {wallet}. قد تكون مقفلة أو نافذتها مخفية.',
  'connecting.unavailable': 'لم يتم العثور على المحفظة',
  'connecting.unavailableHint': 'لم تعد {wallet} مفعّلة في هذا المتصفح. فعّلها وحاول مجددًا.',
  'pairing.copy': 'نسخ الرابط',
  'pairing.preparing': 'جارٍ إعداد الرمز…',
  'wallet.login': 'بريد إلكتروني أو حساب تواصل',
  'wallets.clear': 'مسح البحث',
  'wallets.count':
    '{count, plural, zero {لا محافظ} one {محفظة واحدة} two {محفظتان} few {# محافظ} many {# محفظة} other {# محفظة}}',
} satisfies Words<typeof COMMON>
