import type { CaipNetworkId } from '../../../domain/network/network.js'
import { readProviderError } from '../../../infrastructure/connectors/shared/providerErrors.js'
import type { FakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import type { Quiet } from './makeQuiet.js'
import { openWalletKit } from './openWalletKit.js'

const METHODS = ['personal_sign', 'wallet_sendCalls', 'wallet_switchEthereumChain', 'wallet_addEthereumChain']
const EVENTS = ['accountsChanged', 'chainChanged']
const INTERNAL_ERROR = -32603

const toChain = (hex: unknown): CaipNetworkId => `eip155:${Number(hex)}`
const errorOf = (cause: unknown): { readonly code: number; readonly message: string } => {
  const { code = INTERNAL_ERROR, message } = readProviderError(cause)
  return { code, message }
}
const isAddresses = (payload: unknown): payload is readonly string[] =>
  Array.isArray(payload) && payload.every((each) => typeof each === 'string' && each.length === 42)

/**
 * A real wallet client controlled by a scripted wallet, which gets each proposal and request, and whose events go to
 * every session. It grants its account on its current chain. `during` gets everything it sends.
 */
export const openFarWallet = async (
  relayUrl: string,
  { provider }: Pick<FakeEip1193Provider, 'provider'>,
  during: Quiet['during'] = (work) => work,
) => {
  const metadata = { name: 'Far Wallet', description: '', url: 'https://wallet.example', icons: [] }
  // Without its queue, the client shows a request while another one is pending, as installed wallets do.
  const { kit, close } = await openWalletKit(relayUrl, { metadata, signConfig: { disableRequestQueue: true } })
  let accounts: readonly string[] = []
  let chain: CaipNetworkId = 'eip155:1'
  /** The links that are approved automatically. */
  let known: readonly string[] = []
  let speaking: Promise<unknown> = Promise.resolve()

  /** In sequence, so that an answer never overtakes an earlier event. A failed message fails the test. */
  const inTurn = (act: () => Promise<unknown>): void => {
    speaking = during(speaking.then(act))
  }
  const toSessions = (act: (topic: string) => Promise<unknown>): void =>
    inTurn(() => Promise.all(Object.keys(kit.getActiveSessions()).map(act)))
  const granted = (names: readonly string[] = accounts) => ({
    eip155: {
      chains: [chain],
      accounts: names.map((address) => `${chain}:${address}`),
      methods: METHODS,
      events: EVENTS,
    },
  })
  const renew = (): void => {
    const namespaces = granted()
    toSessions((topic) => kit.updateSession({ topic, namespaces }))
  }
  const tell = (name: string, data: unknown): void => {
    const chainId = chain
    toSessions((topic) => kit.emitSessionEvent({ topic, event: { name, data }, chainId }))
  }
  provider.on('accountsChanged', (payload) => {
    if (!isAddresses(payload)) return tell('accountsChanged', payload)
    accounts = payload
    if (accounts.length === 0)
      return toSessions((topic) =>
        kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
      )
    renew()
    tell(
      'accountsChanged',
      accounts.map((address) => `${chain}:${address}`),
    )
  })
  provider.on('chainChanged', (payload) => {
    if (typeof payload !== 'string' || !/^0x[1-9a-f][0-9a-f]{0,8}$/.test(payload)) return tell('chainChanged', payload)
    chain = toChain(payload)
    renew()
    tell('chainChanged', Number(payload))
  })

  const decide = async (id: number): Promise<void> => {
    if (known.length > 0) return inTurn(() => kit.approveSession({ id, namespaces: granted(known) }))
    accounts = []
    try {
      const answer = await provider.request({ method: 'eth_requestAccounts' })
      // The client sends no malformed session; one with an invalid account is equivalent.
      if (!isAddresses(answer)) return inTurn(() => kit.approveSession({ id, namespaces: granted(['garbage']) }))
      // A wallet that switched meanwhile grants its current chain.
      if (accounts.length === 0) accounts = answer
      chain = toChain(await provider.request({ method: 'eth_chainId' }))
      inTurn(() => kit.approveSession({ id, namespaces: granted() }))
    } catch (cause) {
      inTurn(() => kit.rejectSession({ id, reason: errorOf(cause) }))
    }
  }
  kit.on('session_proposal', ({ id }) => void decide(id))
  kit.on('session_request', ({ id, topic, params: { request } }) => {
    const params: unknown = request.params
    void provider
      .request({ method: request.method, ...(Array.isArray(params) && { params }) })
      .then(
        (result) => ({ result }),
        (cause: unknown) => ({ error: errorOf(cause) }),
      )
      .then((answer) => inTurn(() => kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } })))
  })
  // A wallet that is scripted to refuse everything refuses this too.
  kit.on(
    'session_delete',
    () =>
      void provider
        .request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
        .catch(() => undefined),
  )
  return {
    pair: (uri: string) => kit.pair({ uri }),
    /** Approves, from now on, every link shown. */
    knows: (addresses: readonly string[]) => {
      known = addresses
    },
    close,
  }
}
