import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { NetworkState } from '../../../application/api/state.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeTestCore, type TestCoreOptions } from '../../support/makeTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

export const BASE = 'eip155:8453'
export const OPTIMISM = 'eip155:10'
export const SOLANA = 'solana:main'

const NETWORKS: TestCoreOptions['networks'] = [
  aNetwork(),
  aNetwork({ id: 8453, caipNetworkId: BASE, name: 'Base' }),
  aNetwork({ id: 10, caipNetworkId: OPTIMISM, name: 'Optimism' }),
  aNetwork({ id: 'main', caipNetworkId: SOLANA, chainNamespace: 'solana', name: 'Solana' }),
]

export const idOf = ({ active }: NetworkState): CaipNetworkId =>
  active._tag === 'Configured' ? active.network.caipNetworkId : active.caipNetworkId

/** A page with Ethereum, Base, Optimism and Solana, and a wallet of each kind, none connected yet. */
export const setUpSwitching = (options: TestCoreOptions = {}) => {
  const time = makeVirtualTime()
  const { scheduler } = time
  const evm = fakeWalletConnector({ id: 'evm', scheduler })
  const solana = fakeWalletConnector({
    id: 'sol',
    namespace: 'solana',
    accounts: ['So1'],
    caipNetworkId: SOLANA,
    scheduler,
  })
  const test = makeTestCore({ time, connectors: [evm, solana], networks: NETWORKS, ...options })
  const shown = () =>
    test.core.modal.value._tag === 'Open' ? test.core.modal.value.history.map(({ name }) => name) : []
  return { evm, wallet: evm.wallet, solana, shown, at: () => idOf(test.core.network.value), ...test }
}
