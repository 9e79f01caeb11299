import type { Words, TitleWords } from '../../application/messages.js'
import type { ReceiveViewParams } from '../../domain/receive/views.js'
import type { RECEIVE } from './messages.js'

export const RECEIVE_AR = {
  'receive.action': 'استلام',
  'receive.address': 'عنوانك',
  'receive.ask': 'تحديد مبلغ',
  'receive.askNothing': 'إزالة المبلغ',
  'receive.asked': 'يطلب {amount} {symbol} على {network}.',
  'receive.asset': 'العملة',
  'receive.chooseAgain': 'لم تعد هذه العملة موجودة. اختر عملة مجددًا.',
  'receive.code': 'رمز QR لعنوانك',
  'receive.codeOfLink': 'رمز QR لرابط الدفع',
  'receive.copyAddress': 'نسخ العنوان',
  'receive.copyLink': 'نسخ رابط الدفع',
  'receive.lost': 'ما يُرسل إلى هذا العنوان على أي شبكة أخرى قد يضيع.',
  'receive.moved': 'تغيّر الحساب: هذا هو عنوانه الآن.',
  'receive.networks': 'شبكات هذا العنوان',
  'receive.networksMore': '{names} و{count} أخرى',
  'receive.noAccountHint': 'انقطع اتصال المحفظة. صِلها مجددًا لترى عنوانها.',
  'receive.noNetworks': 'هذا العنوان ليس على أي من شبكات هذا الموقع.',
  'receive.scan': 'امسح الرمز بمحفظة للدفع إلى هذا العنوان.',
  'receive.scanOn': 'امسح الرمز بمحفظة للدفع إلى هذا العنوان على {network}.',
  'receive.share': 'مشاركة',
  'title.WalletReceive': 'استلام',
  'title.WalletCompatibleNetworks': 'شبكات هذا العنوان',
} satisfies Words<typeof RECEIVE> & TitleWords<keyof ReceiveViewParams>
