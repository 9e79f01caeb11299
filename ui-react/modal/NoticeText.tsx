import { truncateAddress } from '../../domain/account/truncateAddress.js'
import type { Notice } from '../../domain/notify/notice.js'
import { useMessages } from '../messages/useMessages.js'
import { Name } from '../primitives/List.js'
import { MODAL } from './messages.js'

/** What a message says, and of which transaction: in the host's words for it, else by its id in short. */
export const NoticeText = ({ notice }: { readonly notice: Notice }) => {
  const t = useMessages(MODAL)
  return (
    <span>
      {t(`notice.${notice._tag}`, 'wallet' in notice ? { wallet: notice.wallet } : {})}
      {'transaction' in notice && (
        <>
          {' '}
          <Name>{notice.transaction.description ?? truncateAddress(notice.transaction.id)}</Name>
        </>
      )}
    </span>
  )
}
