import type { TitleWords, Words } from '../../application/messages.js'
import type { WALLETS } from './messages.js'
import type { DOWNLOADS } from './downloadMessages.js'

export const WALLETS_AR = {
  'connecting.otherWallets': 'اختر محفظة أخرى',
  'downloads.android': 'تطبيق أندرويد',
  'downloads.extension': 'إضافة للمتصفح',
  'downloads.hint': 'بعد تثبيتها سنتصل تلقائيًا.',
  'downloads.ios': 'تطبيق آيفون وآيباد',
  'downloads.none': 'لا توجد روابط تنزيل لـ {wallet}',
  'downloads.openThere': 'بعد تثبيتها افتح هذه الصفحة في متصفحها.',
  'downloads.web': 'محفظة على الويب',
  'downloads.website': 'الموقع',
  'title.AllWallets': 'كل المحافظ',
  'title.Downloads': 'احصل على {wallet}',
  'wallets.certified': 'المحافظ المعتمدة فقط',
  'wallets.none': 'لم يُعثر على محفظة',
  'wallets.noneHint': 'جرّب اسمًا أقصر أو غيره.',
  'wallets.search': 'ابحث في المحافظ',
  'wallets.unavailable': 'دليل المحافظ لا يستجيب. هذه هي المحافظ المعروفة من دونه.',
} satisfies Words<typeof WALLETS> & Words<typeof DOWNLOADS> & TitleWords<'AllWallets' | 'Downloads'>
