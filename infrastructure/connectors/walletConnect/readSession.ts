import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isEvmAddress } from '../../../domain/account/addresses/patterns.js'
import { type ParsedCaipAddress, parseCaipAddress } from '../../../domain/account/parseCaipAddress.js'
import type { RemoteWallet } from '../../../domain/connect/RemoteWallet.js'
import { isAppLink } from '../../http/codecs/isAppLink.js'
import { isWebAddress } from '../../http/codecs/isWebAddress.js'
import { readableName } from '../readableName.js'
import type { OtherNamespaces } from './OtherNamespaces.js'
import type { ProposedNamespaces } from './ProposedNamespaces.js'
import type { RelaySession } from './RelaySession.js'

const MOST_ACCOUNTS = 500
const texts = t.readonlyArray(t.string)
const Namespace = t.type({ accounts: texts, methods: texts })
const Session = t.type({
  topic: t.string,
  /** Seconds since 1970. */
  expiry: t.number,
  namespaces: t.record(t.string, Namespace),
  peer: t.type({ metadata: t.UnknownRecord }),
})
const Redirect = t.partial({ universal: t.string, native: t.string })

/** Who the wallet says it is. What could mislead or run is left out; a name that hides is no name. */
const readWallet = ({ name, icons, redirect }: Readonly<Record<string, unknown>>): RemoteWallet => {
  const icon: unknown = Array.isArray(icons) ? icons[0] : undefined
  const links = Redirect.is(redirect) ? redirect : {}
  const { universal, native } = links
  return {
    name: (typeof name === 'string' ? readableName(name) : undefined) ?? 'WalletConnect',
    ...(typeof icon === 'string' && icon.startsWith('https://') && isWebAddress(icon) && { icon }),
    ...(universal?.startsWith('https://') === true && isWebAddress(universal) && { universalLink: universal }),
    ...(native !== undefined && !isWebAddress(native) && isAppLink(native) && { nativeLink: native }),
  }
}

const isUsable = (account: ParsedCaipAddress, others: Pick<OtherNamespaces, 'isUsable'> | undefined): boolean =>
  account.namespace === 'eip155'
    ? account.address.startsWith('0x') && isEvmAddress(account.address)
    : others?.isUsable(account) === true

/**
 * Reads a session that just settled, or was kept from an earlier visit. Chains, accounts and methods that nobody asked for are
 * ignored, and so are accounts of one namespace under the name of another (CAIP-25); `undefined` when it cannot be read, or grants nothing
 * that was asked for.
 */
export const readSession = (
  input: unknown,
  asked: ProposedNamespaces,
  others?: Pick<OtherNamespaces, 'isUsable'>,
): RelaySession | undefined => {
  if (!Session.is(input)) return undefined
  const { topic, expiry, namespaces, peer } = input
  const isAsked = ({ namespace, chainId }: ParsedCaipAddress): boolean =>
    asked[namespace]?.chains.some((chain) => chain === `${namespace}:${chainId}`) === true
  const accounts = Object.entries(namespaces)
    .flatMap(([name, each]) => each.accounts.filter((text) => text.startsWith(`${name}:`)))
    .slice(0, MOST_ACCOUNTS)
    .map((text) => parseCaipAddress(text))
    .flatMap((parsed) =>
      E.isRight(parsed) && isUsable(parsed.right, others) && isAsked(parsed.right) ? [parsed.right] : [],
    )
  const known = Object.values(asked).flatMap(({ methods }) => methods)
  const methods = Object.values(namespaces).flatMap((each) => each.methods)
  if (accounts.length === 0) return undefined
  return {
    topic,
    expiresAt: expiry * 1_000,
    accounts,
    methods: methods.filter((method) => known.includes(method)),
    wallet: readWallet(peer.metadata),
  }
}
