import { lazyComponent, LoadBoundary, Loaded } from '../modal/lazyComponent.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'

const MESSAGE = lazyComponent(async () => (await import('./TransactionMessage.js')).TransactionMessage)

/**
 * Says over the page of the host, for eyes and ears, what becomes of transactions while the modal is closed; in the
 * open modal they are told of in any case. Put one anywhere below the provider. Loads nothing before one is sent.
 *
 * Where its code does not arrive, as while the page is offline, it says nothing until the page is loaded anew: Chromium
 * asks for no module again that failed, whatever the page does.
 */
export const TransactionMessages = () => {
  const { pending, settled } = usePortico()
  const hasSent = useReadable(pending).length > 0
  const hasSettled = useReadable(settled).length > 0
  if (!hasSent && !hasSettled) return null
  return (
    <LoadBoundary onRetry={MESSAGE.retry} fallback={() => null}>
      <Loaded chunk={MESSAGE} waiting={null}>
        {(Message) => <Message />}
      </Loaded>
    </LoadBoundary>
  )
}
