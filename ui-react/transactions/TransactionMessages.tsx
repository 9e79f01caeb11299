import { useContext, useEffect, useState } from 'react'
import { createStore } from '../../application/kernel/store.js'
import { lazyComponent, LoadBoundary, Loaded } from '../modal/lazyComponent.js'
import { SpeakersContext, usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'

const MESSAGE = lazyComponent(async () => (await import('./TransactionMessage.js')).TransactionMessage)

const NOBODY = createStore<readonly object[]>([])

/** Whether this one speaks: the first that was mounted, of those that still are. */
const useSpeaks = (): boolean => {
  const speakers = useContext(SpeakersContext)
  const [self] = useState(() => ({}))
  useEffect(() => {
    speakers?.update((others) => [...others, self])
    return () => speakers?.update((all) => all.filter((each) => each !== self))
  }, [speakers, self])
  return useReadable(speakers ?? NOBODY)[0] === self
}

/**
 * Says over the page of the host, for eyes and ears, what becomes of transactions while the modal is closed; in the
 * open modal they are told of in any case. Put one anywhere below the provider; of several, the first speaks. Loads
 * nothing before one is sent.
 *
 * Where its code does not arrive, as while the page is offline, it says nothing until the page is loaded anew: Chromium
 * asks for no module again that failed, whatever the page does.
 */
export const TransactionMessages = () => {
  const { pending, settled } = usePortico()
  const hasSent = useReadable(pending).length > 0
  const hasSettled = useReadable(settled).length > 0
  const speaks = useSpeaks()
  if (!speaks || (!hasSent && !hasSettled)) return null
  return (
    <LoadBoundary onRetry={MESSAGE.retry} fallback={() => null}>
      <Loaded chunk={MESSAGE} waiting={null}>
        {(Message) => <Message />}
      </Loaded>
    </LoadBoundary>
  )
}
