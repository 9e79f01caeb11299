import type { TitleWords, Words } from '../../application/messages.js'
import type { PROFILE } from './messages.js'

export const PROFILE_AR = {
  'profile.active': 'نشطة',
  'profile.add': 'إضافة محفظة {chain}',
  'profile.before': 'استُخدمت سابقًا',
  'profile.cancel': 'إلغاء',
  'profile.connect': 'اتصال',
  'profile.copy': 'نسخ {account}',
  'profile.count':
    '{count, plural, zero {لا محافظ متصلة} one {محفظة واحدة متصلة} two {محفظتان متصلتان} few {# محافظ متصلة} many {# محفظة متصلة} other {# محفظة متصلة}}',
  'profile.disconnect': 'قطع اتصال {wallet}',
  'profile.disconnectAll': 'قطع اتصال الكل',
  'profile.disconnectEverywhere': 'قطع الاتصال في كل السلاسل',
  'profile.empty': 'لا توجد محفظة متصلة',
  'profile.emptyHint': 'اربط محفظة لاستخدام هذا الموقع على {chain}.',
  'profile.explorer': 'عرض {account} في المستكشف',
  'profile.forget': 'نسيان {wallet}',
  'profile.label': 'اسمك الخاص لمحفظة {wallet}',
  'profile.labelHint': 'يُحفظ في هذا المتصفح فقط. اتركه فارغًا لاستخدام اسم المحفظة نفسها.',
  'profile.rename': 'إعادة تسمية {wallet}',
  'profile.save': 'حفظ',
  'profile.smart': 'حساب ذكي',
  'profile.switch': 'تبديل',
  'profile.tabs': 'السلاسل',
  'profile.undo': 'تراجع',
  'profile.undoable': 'تم قطع اتصال {wallet}.',
  'profile.undoableMany':
    'تم قطع اتصال {count, plural, zero {أي محفظة} one {محفظة واحدة} two {محفظتين} few {# محافظ} many {# محفظة} other {# محفظة}}.',
  'profile.unverified': 'محفظة غير موثّقة',
  'profile.whose': '{wallet}، {account}',
  'title.ProfileWallets': 'محافظك',
} satisfies Words<typeof PROFILE> & TitleWords<'ProfileWallets'>
