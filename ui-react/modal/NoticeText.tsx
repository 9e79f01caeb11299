import { truncateAddress } from '../../domain/account/truncateAddress.js'
import type { Notice } from '../../domain/notify/notice.js'
import { useMessages } from '../messages/useMessages.js'
import { Name } from '../primitives/List.js'
import { CopyByHand } from './CopyByHand.js'
import { noticeText } from './CopyByHand.styles.js'
import { MODAL } from './messages.js'

/** What a message says, and of which text or transaction: in the host's words for it, else by its id in short. */
export const NoticeText = ({ notice }: { readonly notice: Notice }) => {
  const t = useMessages(MODAL)
  return (
    <span className={noticeText}>
      {t(`notice.${notice._tag}`, 'wallet' in notice ? { wallet: notice.wallet } : {})}
      {'text' in notice && <CopyByHand text={notice.text} name={t('notice.CopyFailed')} />}
      {'transaction' in notice && (
        <>
          {' '}
          <Name>{notice.transaction.description ?? truncateAddress(notice.transaction.id)}</Name>
        </>
      )}
    </span>
  )
}
