import type { TitleWords, Words } from '../../application/api/Messages.js'
import type { NFTS } from './messages.js'

export const NFTS_AR = {
  'nfts.collection': 'المجموعة',
  'nfts.contract': 'العقد',
  'nfts.copyContract': 'نسخ عنوان العقد',
  'nfts.copyTokenId': 'نسخ معرّف الرمز',
  'nfts.count': 'الكمية',
  'nfts.empty': 'لا توجد رموز NFT بعد',
  'nfts.emptyHint': 'تظهر هنا رموز NFT التي يملكها هذا الحساب على {network}.',
  'nfts.emptySoFar': 'لم يُعثر على رموز NFT حتى الآن',
  'nfts.explorer': 'عرض العقد في المستكشف',
  'nfts.gone': 'لم يعد هذا الرمز موجودًا',
  'nfts.goneHint': 'لا يملكه هذا الحساب على هذه الشبكة.',
  'nfts.list': 'رموز NFT',
  'nfts.loading': 'جارٍ تحميل رموز NFT…',
  'nfts.looking': 'جارٍ البحث في الأقدم…',
  'nfts.more': 'البحث في الأقدم',
  'nfts.notHere': 'لا أحد يخبر هنا برموز NFT الموجودة على {network}.',
  'nfts.retry': 'حاول مجددًا',
  'nfts.stale': 'قد لا يكون هذا حديثًا.',
  'nfts.tab': 'رموز NFT',
  'nfts.tokenId': 'معرّف الرمز',
  'nfts.tokenIdCopied': 'تم نسخ معرّف الرمز',
  'nfts.unavailable': 'يتعذّر عرض رموز NFT الآن.',
  'nfts.unnamed': 'رمز NFT بلا اسم',
  'title.NftDetail': 'رمز NFT',
} satisfies Words<typeof NFTS> & TitleWords<'NftDetail'>
