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

const isSame = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase()

/** The chains that a session grants on EVM, to an address if one is given, in the wallet's order. */
export const grantedEvmChains = ({ accounts }: WalletConnectSession, address?: string): readonly CaipNetworkId[] => [
  ...new Set(
    accounts
      .filter((account) => address === undefined || isSame(account.address, address))
      .flatMap(({ namespace, chainId }): readonly CaipNetworkId[] =>
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
 * The accounts of a session with the active one first: of those that it grants on the chain, where a contract may have
 * another address, or of all where it grants none there, what the wallet `told` last, plain or as CAIP-10. An account
 * that the session does not grant is ignored.
 */
const orderedEvmAccounts = (session: WalletConnectSession, told: unknown, chain: CaipNetworkId): readonly string[] => {
  const isHere = (address: string): boolean => grantedEvmChains(session, address).includes(chain)
  const known = grantedEvmAddresses(session)
  const here = known.some(isHere) ? known.filter(isHere) : known
  const all = [...here, ...known.filter((address) => !here.includes(address))]
  const named = (Array.isArray(told) ? (told as readonly unknown[]) : [])
    .slice(0, all.length)
    .map((each) => addressIn(each)?.toLowerCase())
  const first = here.filter((address) => named.includes(address.toLowerCase()))
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
    const accounts = orderedEvmAccounts(session, told, chain)
    if (!isNonEmpty(accounts)) return undefined
    const approvedNetworks = grantedEvmChains(session, accounts[0])
    return { accounts, caipNetworkId: chain, approvedNetworks, wallet: session.wallet }
  }
  const moveTo = (caipNetworkId: CaipNetworkId): void => {
    if (chain === caipNetworkId) return
    const before = granted()?.accounts[0]
    chain = caipNetworkId
    events.next({ _tag: 'ChainChanged', caipNetworkId })
    if (before !== undefined && granted()?.accounts[0] !== before) sayGranted()
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
