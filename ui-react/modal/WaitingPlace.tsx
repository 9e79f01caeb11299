import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { chunkOf } from './chunkOf.js'
import { LoadBoundary } from './LoadBoundary.js'
import { Loaded } from './Loaded.js'

const BAR = chunkOf(async () => (await import('./WaitingBar.js')).WaitingBar)

/** Where the modal is not: nothing, unless a wallet on this device has a request to answer. */
export const WaitingPlace = () => {
  const waiting = useReadable(usePortico().waiting)
  return waiting === undefined ? null : (
    <LoadBoundary onRetry={BAR.again} fallback={() => null}>
      <Loaded chunk={BAR} waiting={null}>
        {(Bar) => <Bar wallet={waiting.wallet} />}
      </Loaded>
    </LoadBoundary>
  )
}
