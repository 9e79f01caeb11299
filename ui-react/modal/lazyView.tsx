import type { ComponentType } from 'react'
import { type LazyComponent, lazyComponent } from './lazyComponent.js'

/** A view, or a part of one, in a chunk of its own, and the words that Connect did not need, which come once and beside it. */
export const lazyView = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> =>
  lazyComponent(async () => {
    const [View, { AllWords }] = await Promise.all([load(), import('../messages/allWords.js')])
    return (props: Props) => (
      <AllWords>
        <View {...props} />
      </AllWords>
    )
  })

/** The list of all wallets; loads when somebody comes near the row that leads there. */
export const ALL_WALLETS_VIEW = lazyView(async () => (await import('../wallets/AllWalletsView.js')).AllWalletsView)

/** The view with the code; loads when its link is there, or somebody comes near the row that leads to it. */
export const PAIRING_VIEW = lazyView(
  async () => (await import('../pairing/ConnectingWalletConnectView.js')).ConnectingWalletConnectView,
)
