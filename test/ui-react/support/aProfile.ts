import type { KnownWallet, MultiWallet, MultiWalletState } from '../../../application/connect/multiWallet.js'
import { createStore } from '../../../application/kernel/store.js'
import { type Connection, NO_CONNECTIONS } from '../../../domain/connect/connection.js'
import type { FakePortico } from './fakePortico.js'

export const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const NOBODY: MultiWalletState['wallets'] = { eip155: [], solana: [], polkadot: [], bip122: [], cosmos: [] }

export const aWallet = (more: Partial<KnownWallet> = {}): KnownWallet => ({
  namespace: 'eip155',
  connectorId: 'heron',
  relation: 'connected',
  name: 'Heron Wallet',
  accounts: [ADDRESS],
  ...more,
})

const connectionOf = ({ connectorId, namespace, accounts: [first = '', ...rest] }: KnownWallet): Connection => ({
  connectorId,
  accounts: [first, ...rest],
  caipNetworkId: namespace === 'eip155' ? 'eip155:1' : `${namespace}:main`,
})

/** The wallets of a page for ProfileWallets and the connections, with a record of the actions. */
export const aProfile = ({ portico: { host }, stores, profile, told }: FakePortico) => {
  const state = createStore<MultiWalletState>({ wallets: NOBODY, undoable: [], returning: [] })
  const note =
    (name: string) =>
    (...details: readonly unknown[]): void => {
      told.push(
        [
          name,
          ...details.map((each) =>
            JSON.stringify(
              typeof each === 'object' && each !== null && 'connectorId' in each ? each.connectorId : each,
            ),
          ),
        ].join(' '),
      )
    }
  const wallets: MultiWallet = {
    state,
    switchTo: note('switchTo'),
    disconnect: note('leave'),
    disconnectAll: note('leaveAll'),
    undo: note('undo'),
    label: note('label'),
    forget: note('forget'),
  }
  profile.load = async () => wallets
  profile.features = { multiWallet: { ...wallets, switchTo: async (...asked) => wallets.switchTo(...asked) } }
  const show = (known: readonly KnownWallet[], more: Partial<MultiWalletState> = {}): void => {
    const of = (namespace: KnownWallet['namespace']) => known.filter((each) => each.namespace === namespace)
    state.set({
      wallets: { ...NOBODY, eip155: of('eip155'), solana: of('solana') },
      undoable: [],
      returning: [],
      ...more,
    })
    const live = (namespace: KnownWallet['namespace']) => {
      const [active, ...others] = of(namespace)
        .filter(({ relation }) => relation !== 'disconnected')
        .map(connectionOf)
      return active === undefined ? NO_CONNECTIONS[namespace] : { _tag: 'Connected' as const, active, others }
    }
    stores.connections.set({ ...NO_CONNECTIONS, eip155: live('eip155'), solana: live('solana') })
  }
  return { wallets, state, show, starts: () => stores.host.set({ ...host.initial }) }
}
