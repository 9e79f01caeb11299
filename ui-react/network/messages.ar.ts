import type { TitleWords, Words } from '../../application/messages.js'
import type { NETWORK } from './messages.js'
import type { SWITCHING } from './switchMessages.js'

export const NETWORK_AR = {
  'account.unsupportedNetwork': 'هذا الموقع لا يستخدم الشبكة التي عليها محفظتك.',
  'chain.chooseWallet': 'اختر محفظة لـ {chain}',
  'chain.needsWallet': 'تتطلب {network} محفظة أخرى',
  'chain.needsWalletHint': '{wallet} غير متصلة هناك، وتبقى متصلة حيث هي.',
  'networks.current': 'الحالية',
  'networks.elsewhere': '{wallet} غير متصلة هناك',
  'networks.fixed': 'لا يبدّل هذا الموقع الشبكات. غيّر الشبكة من محفظتك.',
  'networks.found':
    '{count, plural, zero {لا شبكات} one {شبكة واحدة} two {شبكتان} few {# شبكات} many {# شبكة} other {# شبكة}}',
  'networks.list': 'الشبكات',
  'networks.none': 'لا توجد في هذا الموقع شبكة بهذا الاسم.',
  'networks.note': 'قد لا تعرف محفظتك كل الشبكات. ستسألك قبل أن تضيف شبكة.',
  'networks.now': 'أنت على {network}',
  'networks.search': 'البحث في الشبكات',
  'networks.testnet': 'شبكة تجريبية',
  'networks.unapproved': 'لم يُوافَق عليها في {wallet}',
  'switching.approveHint':
    'ستسألك {wallet} قبل الانتقال إلى {network}. وقد تسألك أولًا عن إضافة هذه الشبكة. لا يمكن لهذا أن ينقل أموالك.',
  'switching.doneHint': 'أكّدته {wallet}.',
  'switching.elsewhere': 'تقول {wallet} إنها على {reported}',
  'switching.elsewhereHint':
    'وافقت على الانتقال إلى {network} لكنها ليست عليها. حاول مجددًا أو بدّل الشبكة في المحفظة نفسها.',
  'switching.failed': 'تعذر تبديل الشبكة',
  'switching.failedHint': 'تعذر على {wallet} تبديل الشبكة. افتح قفلها وحاول مجددًا.',
  'switching.notAdded': 'لا تعرف {wallet} شبكة {network}',
  'switching.notAddedHint': 'لم تُضف هذه الشبكة (معرّف السلسلة {chain}). أضفها من إعدادات المحفظة ثم حاول مجددًا.',
  'switching.notSupported': 'لا تستطيع {wallet} الانتقال إلى {network}',
  'switching.notSupportedHint': 'اختر شبكة أخرى أو اربط محفظة فيها هذه الشبكة.',
  'switching.ready': 'الانتقال إلى {network}؟',
  'switching.readyHint': 'ستسألك {wallet} قبل الانتقال.',
  'switching.rejected': 'لم تُبدَّل الشبكة',
  'switching.rejectedHint': 'رفضتَ الطلب في {wallet}، فبقيت على شبكتها.',
  'switching.said': 'تقول {wallet}: «{words}»',
  'switching.thereHint': 'أنت متصل هناك. تبقى هذه الصفحة حيث هي حتى تنقلها.',
  'switching.yourWallet': 'محفظتك',
  'title.Networks': 'اختر شبكة',
  'title.SwitchActiveChain': '{network}',
  'title.SwitchNetwork': '{network}',
  'title.UnsupportedChain': 'شبكة غير مدعومة',
  'unsupported.choose': 'اختر شبكة تعمل هنا:',
  'unsupported.fixed': 'لا يستطيع هذا الموقع تبديلها عنك. اختر شبكة أخرى في محفظتك أو اقطع الاتصال.',
  'unsupported.named': 'هذا الموقع لا يستخدم {network}، وهي شبكة محفظتك الآن.',
  'unsupported.useAnyway': 'استخدمها على أي حال',
} satisfies Words<typeof NETWORK> &
  Words<typeof SWITCHING> &
  TitleWords<'Networks' | 'SwitchActiveChain' | 'SwitchNetwork' | 'UnsupportedChain'>
