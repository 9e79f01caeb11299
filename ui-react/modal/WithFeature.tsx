import { type ReactNode, useContext, useEffect, useState } from 'react'
import type { PorticoFeatures } from '../../application/portico.js'
import { PorticoError } from '../../domain/errors/PorticoError.js'
import { usePortico } from '../shared/usePortico.js'
import { FocusView } from './FocusView.js'
import { LoadFailed, ViewLoading } from './ViewPlaceholder.js'

type Arrival<Api> =
  | { readonly _tag: 'Waiting' }
  | { readonly _tag: 'Arrived'; readonly api: Api }
  | { readonly _tag: 'Lost'; readonly retryable: boolean }

interface WithFeatureProps<Name extends keyof PorticoFeatures> {
  readonly name: Name
  readonly children: (api: PorticoFeatures[Name]) => ReactNode
}

/**
 * Renders a view with the API of its feature: a placeholder while the feature's code loads, a retry if that fails
 * (W-13).
 */
export const WithFeature = <Name extends keyof PorticoFeatures>({ name, children }: WithFeatureProps<Name>) => {
  const portico = usePortico()
  const [arrival, setArrival] = useState<Arrival<PorticoFeatures[Name]>>({ _tag: 'Waiting' })
  const isWaiting = arrival._tag === 'Waiting'
  useEffect(() => {
    if (!isWaiting) return undefined
    let mounted = true
    portico.feature(name).then(
      (api) => mounted && setArrival(api === undefined ? { _tag: 'Lost', retryable: false } : { _tag: 'Arrived', api }),
      (error: unknown) =>
        mounted && setArrival({ _tag: 'Lost', retryable: error instanceof PorticoError && error.retryable }),
    )
    return () => {
      mounted = false
    }
  }, [portico, name, isWaiting])
  const focusView = useContext(FocusView)
  useEffect(() => {
    if (!isWaiting) focusView()
  }, [focusView, isWaiting])
  switch (arrival._tag) {
    case 'Waiting':
      return <ViewLoading />
    case 'Lost':
      return <LoadFailed onRetry={arrival.retryable && (() => setArrival({ _tag: 'Waiting' }))} />
    case 'Arrived':
      return children(arrival.api)
  }
}
