import { truncateAddress } from '../../domain/account/truncateAddress.js'
import type { Notice } from '../../domain/notify/notice.js'
import { useMessages } from '../messages/useMessages.js'
import { Name } from '../primitives/List.js'
import { MODAL } from './messages.js'
import { byHand } from './NoticeText.styles.js'

/** About as many as fit on a line of the narrowest dialog. */
const LETTERS_IN_LINE = 28

const select = (field: HTMLTextAreaElement | null): void => {
  field?.focus()
  field?.select()
}

/**
 * The text of a notice, and its transaction: the host's description, else the short id. A text that the browser would
 * not copy is shown in full and selected, so that the visitor can copy it with a key or a long press.
 */
export const NoticeText = ({ notice }: { readonly notice: Notice }) => {
  const t = useMessages(MODAL)
  const words = t(`notice.${notice._tag}`, {
    ...('wallet' in notice && { wallet: notice.wallet }),
    ...('amount' in notice && { amount: notice.amount }),
  })
  return (
    <span>
      {words}
      {'text' in notice && (
        <textarea
          ref={select}
          className={byHand}
          readOnly
          aria-label={words}
          translate="no"
          rows={Math.ceil(notice.text.length / LETTERS_IN_LINE)}
          value={notice.text}
        />
      )}
      {'transaction' in notice && (
        <>
          {' '}
          <Name>{notice.transaction.description ?? truncateAddress(notice.transaction.id)}</Name>
        </>
      )}
    </span>
  )
}
