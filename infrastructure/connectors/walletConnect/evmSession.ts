import { isSameHex } from '../../../domain/account/addresses/patterns.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { WalletConnectSession, WalletConnectSessions } from './sessions.js'
import * as E from 'fp-ts/Either'
import { parseCaipAddress } from '../../../domain/account/caip10.js'
import { EvmChainId } from '../shared/evmCodecs.js'
import type { WalletConnectEvent } from './client.js'
import { Subject } from 'rxjs'
import type { ConnectorEvent } from '../../../domain/connect/connections.js'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import { isNonEmpty } from '../shared/connectorBase.js'
import type { Granted } from '../shared/walletDriver.js'
import type { SessionNamespace } from './connector.js'

/** EVM chains that a session grants, optionally to one address, in the wallet's order. */
export const grantedEvmChains = ({ accounts }: WalletConnectSession, address?: string): readonly CaipNetworkId[] => [
  ...new Set(
    accounts
      .filter((account) => address === undefined || isSameHex(account.address, address))
      .flatMap(({ namespace, chainId }): readonly CaipNetworkId[] =>
        namespace === 'eip155' ? [`eip155:${chainId}`] : [],
      ),
  ),
]

/** EVM addresses of a session without duplicates, in the wallet's order. */
const grantedEvmAddresses = ({ accounts }: WalletConnectSession): readonly string[] => [
  ...new Map(
    accounts.filter(({ namespace }) => namespace === 'eip155').map(({ address }) => [address.toLowerCase(), address]),
  ).values(),
]

const addressIn = (announced: unknown): string | undefined => {
  if (typeof announced !== 'string') return undefined
  const caip = parseCaipAddress(announced)
  return E.isRight(caip) ? caip.right.address : announced
}

/**
 * Accounts of a session, active one first. The active account is the last one `announced` (plain or CAIP-10) among
 * those granted on the chain, where a contract may have another address, or among all if none is granted there. Ignores
 * announced accounts that the session does not grant.
 */
const orderedEvmAccounts = (
  session: WalletConnectSession,
  announced: unknown,
  chain: CaipNetworkId,
): readonly string[] => {
  const isHere = (address: string): boolean => grantedEvmChains(session, address).includes(chain)
  const known = grantedEvmAddresses(session)
  const here = known.some(isHere) ? known.filter(isHere) : known
  const all = [...here, ...known.filter((address) => !here.includes(address))]
  const named = (Array.isArray(announced) ? (announced as readonly unknown[]) : [])
    .slice(0, all.length)
    .map((each) => addressIn(each)?.toLowerCase())
  const first = here.filter((address) => named.includes(address.toLowerCase()))
  const active = first.find((address) => address.toLowerCase() === named[0]) ?? first[0]
  return active === undefined ? all : [active, ...all.filter((address) => address !== active)]
}

/** State of the EVM namespace; `announced` is the wallet's last account event, unvalidated. */
interface EvmPart {
  readonly session: WalletConnectSession | undefined
  readonly announced: unknown
  readonly chain: CaipNetworkId | undefined
}

type Change =
  | { readonly _tag: 'Session'; readonly session: WalletConnectSession | undefined }
  | { readonly _tag: 'Accounts'; readonly announced: unknown }
  | { readonly _tag: 'Chain'; readonly chain: CaipNetworkId }

/** Selects the preferred one of the granted chains. */
type Preferred = (granted: readonly CaipNetworkId[]) => CaipNetworkId | undefined

/** Next state. A new session starts fresh; the same session keeps its chain if still granted. */
const stepOf =
  (preferred: Preferred) =>
  (part: EvmPart, change: Change): EvmPart => {
    if (change._tag === 'Accounts') return { ...part, announced: change.announced }
    if (change._tag === 'Chain') return { ...part, chain: change.chain }
    const { session } = change
    const { announced, chain } = session?.topic === part.session?.topic ? part : { announced: undefined }
    const chains = session === undefined ? [] : grantedEvmChains(session)
    const at = chains.find((id) => id === chain) ?? preferred(chains) ?? chains[0] ?? chain
    return { session, announced, chain: at }
  }

const grantedTo = ({
  session,
  announced,
  chain,
}: EvmPart): (Granted & Required<Pick<Granted, 'approvedNetworks'>>) | undefined => {
  if (session === undefined || chain === undefined) return undefined
  const accounts = orderedEvmAccounts(session, announced, chain)
  if (!isNonEmpty(accounts)) return undefined
  const approvedNetworks = grantedEvmChains(session, accounts[0])
  return { accounts, caipNetworkId: chain, approvedNetworks, wallet: session.wallet }
}

/** Events that a change causes. */
const eventsOf = (before: EvmPart, { _tag }: Change, after: EvmPart): readonly ConnectorEvent[] => {
  const { chain } = after
  const moved: readonly ConnectorEvent[] =
    chain === undefined || chain === before.chain ? [] : [{ _tag: 'ChainChanged', caipNetworkId: chain }]
  const was = grantedTo(before)
  const now = grantedTo(after)
  if (_tag === 'Chain' && (was === undefined || was.accounts[0] === now?.accounts[0])) return moved
  if (now === undefined) return [...moved, { _tag: 'Disconnected' }]
  const { approvedNetworks, accounts } = now
  return [...moved, { _tag: 'NetworksApproved', approvedNetworks }, { _tag: 'AccountsChanged', accounts }]
}

/** The account or chain change in an event of this session. */
const changeIn = (event: WalletConnectEvent, topic: string | undefined): Change | undefined => {
  if (event._tag !== 'SessionEvent' || event.topic !== topic || !event.chainId.startsWith('eip155:')) return undefined
  if (event.name === 'accountsChanged') return { _tag: 'Accounts', announced: event.data }
  if (event.name !== 'chainChanged') return undefined
  // Wallets name the chain in the event data, as a number or hexadecimal, or only in the envelope.
  const inData = EvmChainId.decode(event.data)
  const named = E.isRight(inData) ? inData : EvmChainId.decode(event.chainId.slice('eip155:'.length))
  return E.isRight(named) ? { _tag: 'Chain', chain: named.right } : undefined
}

/** State of the EVM namespace of a session. */
export interface EvmSessionState extends SessionNamespace {
  readonly session: () => WalletConnectSession | undefined
  readonly chain: () => CaipNetworkId | undefined
  readonly moveTo: (id: CaipNetworkId) => void
}

export const makeEvmSessionState = ({
  holder,
  preferred,
}: {
  readonly holder: Pick<WalletConnectSessions, 'client' | 'session'>
  readonly preferred: Preferred
}): EvmSessionState => {
  const events = new Subject<ConnectorEvent>()
  const step = stepOf(preferred)
  let part: EvmPart = { session: undefined, announced: undefined, chain: undefined }
  const apply = (change: Change): void => {
    const before = part
    part = step(before, change)
    for (const event of eventsOf(before, change, part)) events.next(event)
  }
  holder.session.changes.subscribe((session) => apply({ _tag: 'Session', session }))
  return {
    events,
    session: () => part.session,
    granted: () => grantedTo(part),
    chain: () => part.chain,
    moveTo: (chain) => apply({ _tag: 'Chain', chain }),
    listen: loadOnce(async () => {
      const client = await holder.client()
      client.events.subscribe((event) => {
        const change = changeIn(event, part.session?.topic)
        if (change !== undefined) apply(change)
      })
    }),
  }
}
