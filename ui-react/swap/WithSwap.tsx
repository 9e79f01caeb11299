import type { ReactNode } from 'react'
import type { HostSwap } from '../../application/swap/hostSwap.js'
import type { SwapState, SwapStep } from '../../domain/swap/swapState.js'
import { canSwapOn } from '../../domain/swap/swapNetworks.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hint } from '../modal/shared.styles.js'
import { ViewLoading } from '../modal/ViewPlaceholder.js'
import { column, lead } from '../modal/ViewParts.styles.js'
import { WithFeature } from '../modal/WithFeature.js'
import { NetworkRows } from '../network/NetworkRows.js'
import { useNetwork } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { SWAP, SWAP_WORDS } from './messages.js'

export type ReadyToSwap = Extract<SwapState, { readonly _tag: 'Ready' }>

/** A swap that was sent. */
export type SentStep = Extract<SwapStep, { readonly _tag: 'Sent' }>

/** Props of each view of swaps. */
export interface SwapViewProps {
  readonly api: HostSwap
  readonly state: ReadyToSwap
}

type DrawSwap = (props: SwapViewProps) => ReactNode

/** Links to networks that support swaps; the visitor can leave at any time (W-41). */
const Unsupported = () => {
  const t = useMessages(SWAP)
  const { networks, switching } = useNetwork()
  const found = switching === 'Off' ? [] : networks.filter(canSwapOn)
  return (
    <div className={column}>
      <div className={centred} role="alert">
        <p className={lead}>{t('swap.unsupported')}</p>
        <p className={hint}>{t(found.length === 0 ? 'swap.noNetworks' : 'swap.unsupportedHint')}</p>
      </div>
      {found.length > 0 && <NetworkRows networks={found} />}
    </div>
  )
}

const Swapping = ({ api, children }: { readonly api: HostSwap; readonly children: DrawSwap }) => {
  const t = useMessages(SWAP_WORDS)
  const state = useReadable(api.state)
  switch (state._tag) {
    case 'Ready':
      return children({ api, state })
    case 'Restoring':
      return <ViewLoading />
    case 'Unsupported':
      return <Unsupported />
    case 'NoAccount':
      return (
        <div className={centred} role="alert">
          <p className={lead}>{t('payment.noAccount')}</p>
          <p className={hint}>{t('swap.noAccountHint')}</p>
        </div>
      )
  }
}

/** Renders a view of swaps once its code is loaded, if an account can swap. */
export const WithSwap = ({ children }: { readonly children: DrawSwap }) => (
  <WithFeature name="swap">{(api) => <Swapping api={api}>{children}</Swapping>}</WithFeature>
)
