import type { TitleWords, Words } from '../../application/messages.js'
import type { HELP } from './messages.js'

export const HELP_AR = {
  'help.get': 'احصل على محفظة',
  'help.getLead': 'أيّ واحدة من هذه تعمل هنا',
  'help.networkFees': 'كم تكلّف',
  'help.networkFeesText': 'لكل شبكة رسومها الخاصة، تُدفع بعملتها. الانتقال إلى شبكة أخرى يغيّر مكان الدفع لا ما تملكه.',
  'help.networkWhat': 'سجل مشترك',
  'help.networkWhatText':
    'تحتفظ الشبكة بسجل من يملك ماذا. قد يكون عنوانك نفسه على عدة شبكات. وما تملكه على كل منها مختلف.',
  'help.walletKeys': 'المفتاح معك وحدك',
  'help.walletKeysText': 'عبارة الاسترداد تفتح كل شيء. لا يحتاج إليها أي موقع ولا أي مساعد: من يطلبها لصّ.',
  'help.walletLogin': 'طريقة للدخول',
  'help.walletLoginText': 'الاتصال يُري هذا الموقع عنوانك. ولا يستطيع نقل شيء حتى توافق في المحفظة.',
  'help.walletWhat': 'بيت لما تملكه',
  'help.walletWhatText': 'تطبيق أو إضافة تحفظ عملاتك ومقتنياتك، وتوقّع عنك.',
  'title.GetWallet': 'احصل على محفظة',
  'title.WhatIsANetwork': 'ما هي الشبكة؟',
  'title.WhatIsAWallet': 'ما هي المحفظة؟',
} satisfies Words<typeof HELP> & TitleWords<'GetWallet' | 'WhatIsANetwork' | 'WhatIsAWallet'>
