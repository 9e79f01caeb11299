import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { parseCaipAddress, type ParsedCaipAddress } from '../../../domain/account/caip10.js'
import {
  type CaipNetworkId,
  CHAIN_NAMESPACES,
  type ChainNamespace,
  type Network,
} from '../../../domain/network/network.js'
import type { SendRequest } from './requests.js'
import type { WalletConnectSession, WalletConnectSessions } from './sessions.js'
import type { ProposedNamespace, ProposedNamespaces } from './client.js'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { recordOf } from '../../http/codecs/combinators.js'
import { isEvmAddress } from '../../../domain/account/addresses/patterns.js'
import type { SessionConnectorOf } from './connector.js'
import type { RemoteWallet } from '../../../domain/connect/connection.js'
import type { IsAppLink } from '../../http/codecs/appLinks.js'
import { isWebUrl } from '../../http/codecs/urls.js'
import { readableName } from '../shared/untrusted.js'

/** Every host's bundle includes EVM; the others load on demand. */
export type NonEvmNamespace = Exclude<ChainNamespace, 'eip155'>

/** Dependencies of the connectors of the page's session. */
export interface SessionConnectorParts {
  readonly holder: WalletConnectSessions
  readonly connectorOf: SessionConnectorOf
  readonly send: SendRequest
  readonly networks: readonly Network[]
  /** Networks of earlier visits, latest first. */
  readonly visited: () => readonly CaipNetworkId[]
}

/** Support of the namespaces that most hosts do not configure. */
export interface NonEvmNamespaces {
  readonly methods: Readonly<Record<NonEvmNamespace, readonly string[]>>
  /** Names by which wallets know a chain: the current one, and one that older wallets use. */
  readonly namesOf: (id: CaipNetworkId) => readonly CaipNetworkId[]
  /** Whether the address is valid on the account's chain. */
  readonly isUsable: (account: ParsedCaipAddress) => boolean
  /** Wraps the sessions so that a session ends only when its last namespace disconnects. */
  readonly share: <H extends WalletConnectSessions>(holder: H) => H
  /** Connectors of all namespaces of the site, the first namespace last; `evm` is the existing EVM connector. */
  readonly connect: (parts: SessionConnectorParts, evm: readonly WalletConnector[]) => readonly WalletConnector[]
}

/** Common methods, and batch methods (EIP-5792). Wallets do not grant methods that they lack. */
const EVM_METHODS: readonly string[] = [
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'eth_signTypedData',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_showCallsStatus',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
]
const EVENTS: readonly string[] = ['accountsChanged', 'chainChanged']

const toProposal = (
  namespace: ChainNamespace,
  networks: readonly Network[],
  others: NonEvmNamespaces | undefined,
): ProposedNamespace => ({
  chains: networks.flatMap(({ caipNetworkId }) => others?.namesOf(caipNetworkId) ?? [caipNetworkId]),
  methods: namespace === 'eip155' ? EVM_METHODS : (others?.methods[namespace] ?? []),
  events: EVENTS,
})

/**
 * Proposal of a site (CAIP-25): the configured chains, without empty namespaces. `others` is required if any network is
 * not EVM.
 */
export const proposedNamespaces = (networks: readonly Network[], others?: NonEvmNamespaces): ProposedNamespaces =>
  Object.fromEntries(
    CHAIN_NAMESPACES.map(
      (namespace) => [namespace, networks.filter(({ chainNamespace }) => chainNamespace === namespace)] as const,
    )
      .filter(([, own]) => own.length > 0)
      .map(([namespace, own]) => [namespace, toProposal(namespace, own, others)]),
  )

const MAX_ACCOUNTS = 500
const strings = t.readonlyArray(t.string)
const Namespace = t.type({ accounts: strings, methods: strings })
const Session = t.type({
  topic: t.string,
  /** Seconds since 1970. */
  expiry: t.number,
  namespaces: recordOf(Namespace),
  peer: t.type({ metadata: t.UnknownRecord }),
})
const Redirect = t.partial({ universal: t.string, native: t.string })

/** Wallet metadata. Drops misleading or executable parts; a disguised name counts as missing. */
const readWallet = (
  { name, icons, redirect }: Readonly<Record<string, unknown>>,
  isAppLink: IsAppLink,
): RemoteWallet => {
  const icon: unknown = Array.isArray(icons) ? icons[0] : undefined
  const links = Redirect.is(redirect) ? redirect : {}
  const { universal, native } = links
  const shown = (typeof name === 'string' ? readableName(name) : undefined) ?? 'WalletConnect'
  return {
    name: shown,
    ...(typeof icon === 'string' && icon.startsWith('https://') && isWebUrl(icon) && { icon }),
    ...(universal?.startsWith('https://') === true && isWebUrl(universal) && { universalLink: universal }),
    ...(native !== undefined && !isWebUrl(native) && isAppLink(native) && { nativeLink: native }),
  }
}

const isUsable = (account: ParsedCaipAddress, others: Pick<NonEvmNamespaces, 'isUsable'> | undefined): boolean =>
  account.namespace === 'eip155'
    ? account.address.startsWith('0x') && isEvmAddress(account.address)
    : others?.isUsable(account) === true

/**
 * Reads a session that was just settled or restored. Ignores chains, accounts and methods that were not requested, and
 * accounts listed under another namespace (CAIP-25). `undefined` if unreadable, or if nothing requested was granted.
 */
export const readSession = (
  input: unknown,
  wanted: ProposedNamespaces,
  isAppLink: IsAppLink,
  others?: Pick<NonEvmNamespaces, 'isUsable'>,
): WalletConnectSession | undefined => {
  if (!Session.is(input)) return undefined
  const { topic, expiry, namespaces, peer } = input
  const isAsked = ({ namespace, chainId }: ParsedCaipAddress): boolean =>
    wanted[namespace]?.chains.some((chain) => chain === `${namespace}:${chainId}`) === true
  const accounts = Object.entries(namespaces)
    .flatMap(([name, each]) => each.accounts.filter((text) => text.startsWith(`${name}:`)))
    .slice(0, MAX_ACCOUNTS)
    .map((text) => parseCaipAddress(text))
    .flatMap((parsed) =>
      E.isRight(parsed) && isUsable(parsed.right, others) && isAsked(parsed.right) ? [parsed.right] : [],
    )
  const known = Object.values(wanted).flatMap(({ methods }) => methods)
  const methods = Object.values(namespaces).flatMap((each) => each.methods)
  if (accounts.length === 0) return undefined
  return {
    topic,
    expiresAt: expiry * 1_000,
    accounts,
    methods: methods.filter((method) => known.includes(method)),
    wallet: readWallet(peer.metadata, isAppLink),
  }
}
