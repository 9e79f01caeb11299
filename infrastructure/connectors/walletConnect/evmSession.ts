import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { WalletConnectSession, WalletConnectSessions } from './sessions.js'
import * as E from 'fp-ts/Either'
import { parseCaipAddress } from '../../../domain/account/caip10.js'
import { EvmChainId } from '../shared/evmCodecs.js'
import type { WalletConnectEvent } from './client.js'
import { Subject } from 'rxjs'
import type { ConnectorEvent } from '../../../application/ports/walletConnector.js'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import { isNonEmpty } from '../shared/connectorBase.js'
import type { SessionNamespace } from './connector.js'

/** The chains that a session grants on EVM, in the wallet's order. */
export const grantedEvmChains = ({ accounts }: WalletConnectSession): readonly CaipNetworkId[] => [
  ...new Set(
    accounts.flatMap(({ namespace, chainId }): readonly CaipNetworkId[] =>
      namespace === 'eip155' ? [`eip155:${chainId}`] : [],
    ),
  ),
]

/** The EVM addresses that a session grants, each once, in the wallet's order. */
const grantedEvmAddresses = ({ accounts }: WalletConnectSession): readonly string[] => [
  ...new Map(
    accounts.filter(({ namespace }) => namespace === 'eip155').map(({ address }) => [address.toLowerCase(), address]),
  ).values(),
]

const addressIn = (told: unknown): string | undefined => {
  if (typeof told !== 'string') return undefined
  const caip = parseCaipAddress(told)
  return E.isRight(caip) ? caip.right.address : told
}

/**
 * The accounts of a session with the active one first: what the wallet `told` last, plain or as CAIP-10, comes before
 * the rest. An account that the session does not grant is ignored.
 */
const orderedEvmAccounts = (session: WalletConnectSession, told: unknown): readonly string[] => {
  const all = grantedEvmAddresses(session)
  const named = (Array.isArray(told) ? (told as readonly unknown[]) : [])
    .slice(0, all.length)
    .map((each) => addressIn(each)?.toLowerCase())
  const first = all.filter((address) => named.includes(address.toLowerCase()))
  const active = first.find((address) => address.toLowerCase() === named[0]) ?? first[0]
  return active === undefined ? all : [active, ...all.filter((address) => address !== active)]
}

/** Where the EVM part of a session stands. */
export interface EvmSessionState extends SessionNamespace {
  readonly session: () => WalletConnectSession | undefined
  readonly chain: () => CaipNetworkId | undefined
  readonly moveTo: (id: CaipNetworkId) => void
}

export const makeEvmSessionState = (deps: {
  readonly holder: Pick<WalletConnectSessions, 'client' | 'session'>
  /** Where the page would like to be, of the chains a wallet grants. */
  readonly preferred: (granted: readonly CaipNetworkId[]) => CaipNetworkId | undefined
}): EvmSessionState => {
  const events = new Subject<ConnectorEvent>()
  let session: WalletConnectSession | undefined
  let told: unknown
  let chain: CaipNetworkId | undefined

  const granted = () => {
    if (session === undefined || chain === undefined) return undefined
    const accounts = orderedEvmAccounts(session, told)
    return isNonEmpty(accounts)
      ? { accounts, caipNetworkId: chain, approvedNetworks: grantedEvmChains(session), wallet: session.wallet }
      : undefined
  }
  const moveTo = (caipNetworkId: CaipNetworkId): void => {
    if (chain === caipNetworkId) return
    chain = caipNetworkId
    events.next({ _tag: 'ChainChanged', caipNetworkId })
  }
  const sayGranted = (): void => {
    const now = granted()
    if (now === undefined) return events.next({ _tag: 'Disconnected' })
    events.next({ _tag: 'NetworksApproved', approvedNetworks: now.approvedNetworks })
    events.next({ _tag: 'AccountsChanged', accounts: now.accounts })
  }
  deps.holder.session.changes.subscribe((next) => {
    if (next?.topic !== session?.topic) {
      told = undefined
      chain = undefined
    }
    session = next
    // Where it was, as long as that is granted.
    const chains = next === undefined ? [] : grantedEvmChains(next)
    const at = chains.find((id) => id === chain) ?? deps.preferred(chains) ?? chains[0]
    if (at !== undefined) moveTo(at)
    sayGranted()
  })
  const hear = (event: WalletConnectEvent): void => {
    if (event._tag !== 'SessionEvent' || event.topic !== session?.topic || !event.chainId.startsWith('eip155:')) return
    if (event.name === 'accountsChanged') {
      told = event.data
      sayGranted()
    }
    if (event.name !== 'chainChanged') return
    // Wallets name the chain in the data, as a number or in hexadecimal digits, and in the envelope.
    const inData = EvmChainId.decode(event.data)
    const named = E.isRight(inData) ? inData : EvmChainId.decode(event.chainId.slice('eip155:'.length))
    if (E.isRight(named)) moveTo(named.right)
  }
  return {
    events,
    session: () => session,
    granted,
    chain: () => chain,
    moveTo,
    listen: loadOnce(async () => {
      const client = await deps.holder.client()
      client.events.subscribe(hear)
    }),
  }
}
