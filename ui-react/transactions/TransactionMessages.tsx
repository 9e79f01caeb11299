import { useContext, useEffect, useState } from 'react'
import { createStore } from '../../application/kernel/store.js'
import { lazyComponent, LoadBoundary, Loaded } from '../modal/lazyComponent.js'
import { SpeakersContext, usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'

const MESSAGE = lazyComponent(async () => (await import('./TransactionMessage.js')).TransactionMessage)

const NOBODY = createStore<readonly object[]>([])

/** Whether this instance shows messages: the first mounted of those that still are. */
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
 * Shows and announces over the host's page what becomes of transactions while the modal is closed; an open modal always
 * does. Put one anywhere below the provider; if there are several, the first does. Loads nothing before a transaction
 * is sent.
 *
 * If its code fails to load, as while the page is offline, it stays silent until the page is reloaded: Chromium never
 * requests a failed module again.
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
