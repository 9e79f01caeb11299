import { noticeTone } from '../../domain/notify/notice.js'
import { useMessages } from '../messages/useMessages.js'
import { Floating } from '../modal/Floating.js'
import { MODAL } from '../modal/messages.js'
import { NoticeText } from '../modal/NoticeText.js'
import { note } from '../modal/PendingRequest.styles.js'
import { CloseButton } from '../primitives/CloseButton.js'
import { useModal, usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'

/** The last notice about a transaction. Its container is mounted before it, so that screen readers announce it. */
export const TransactionMessage = () => {
  const t = useMessages(MODAL)
  const { snackbar, commands } = usePortico()
  const shown = useReadable(snackbar)
  const isClosed = useModal()._tag === 'Closed'
  const notice = isClosed && shown._tag === 'Shown' && 'transaction' in shown.notice ? shown.notice : undefined
  const isError = notice !== undefined && noticeTone(notice) === 'error'
  const message = notice !== undefined && (
    <div className={note} data-tone={isError ? 'error' : 'success'}>
      <NoticeText notice={notice} />
      {isError && <CloseButton name={t('notice.dismiss')} onPress={commands.dismissNotice} />}
    </div>
  )
  return (
    <Floating>
      <div aria-live="polite">{!isError && message}</div>
      <div role="alert">{isError && message}</div>
    </Floating>
  )
}
