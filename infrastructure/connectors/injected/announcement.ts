import * as t from 'io-ts'
import { hasLookalikeLetters, isLookalikeRdns } from '../../../domain/wallets/lookalikes.js'
import { freeId, readableName, readIcon } from '../shared/untrusted.js'
import * as E from 'fp-ts/Either'
import { type PinnedProvider, pinProvider } from './eip1193Provider.js'
import { readField } from '../../shared/safeRead.js'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'

const MAX_RDNS_LENGTH = 253

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const RDNS = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i
const MARKUP = /[<>\p{Cc}]/u

/** A uuid or rdns; `undefined` where that is no text. Markup and length are refused: they are no slip of a wallet. */
const Identifier = new t.Type<string | undefined, string | undefined, unknown>(
  'Identifier',
  (input): input is string | undefined => input === undefined || typeof input === 'string',
  (input, context) => {
    if (typeof input !== 'string' || input === '') return t.success(undefined)
    return input.length > MAX_RDNS_LENGTH || MARKUP.test(input) ? t.failure(input, context) : t.success(input)
  },
  t.identity,
)

const WalletName = new t.Type<string, string, unknown>(
  'WalletName',
  t.string.is,
  (input, context) => {
    const name = typeof input === 'string' ? readableName(input) : undefined
    return name === undefined ? t.failure(input, context) : t.success(name)
  },
  t.identity,
)

/** An EIP-6963 announcement as far as it may be shown (S-10). Disguising characters leave the name. */
export interface AnnouncedWallet {
  readonly name: string
  /** As the wallet says them. */
  readonly uuid: string | undefined
  readonly rdns: string | undefined
  readonly icon: string | undefined
  readonly provider: PinnedProvider
}

/** Why an announcement is not listed, in words for the developer. */
export type NotListed =
  | 'its provider has no method "request"'
  | 'it has no readable name of at most 64 characters'
  | 'its uuid or rdns has markup in it or is longer than 253 characters'
  | 'there are 50 already'

/**
 * Reads an `eip6963:announceProvider` event. A wallet needs a name and a provider with `request`, no more. Each field
 * is read once: a getter may answer differently the second time.
 */
export const readAnnouncement = (event: unknown): E.Either<NotListed, AnnouncedWallet> => {
  const detail = readField(event, 'detail')
  const info = readField(detail, 'info')
  const provider = pinProvider(readField(detail, 'provider'))
  if (provider === undefined) return E.left('its provider has no method "request"')
  const name = WalletName.decode(readField(info, 'name'))
  if (E.isLeft(name)) return E.left('it has no readable name of at most 64 characters')
  const uuid = Identifier.decode(readField(info, 'uuid'))
  const rdns = Identifier.decode(readField(info, 'rdns'))
  if (E.isLeft(uuid) || E.isLeft(rdns))
    return E.left('its uuid or rdns has markup in it or is longer than 253 characters')
  const icon = readIcon(readField(info, 'icon'))
  return E.right({ name: name.right, uuid: uuid.right, rdns: rdns.right, icon, provider })
}

/** What the developer may know an announcement by, whatever is wrong with it. */
export const announcedName = (event: unknown): unknown => {
  const info = readField(readField(event, 'detail'), 'info')
  return readField(info, 'name') ?? readField(info, 'rdns')
}

/** What is known of a wallet that was found before. */
type FoundBefore = Pick<InstalledWallet, 'id' | 'rdns'>

/** Ids of connectors are kept for the next visit up to 256 characters. */
const MAX_OWN_ID_LENGTH = 240

/**
 * How an announced wallet is listed beside those that were `known` before it. One whose uuid or rdns is not as EIP-6963
 * has it, that takes another's rdns, or that imitates one or a name (S-10), is unverified and has an id of its own, so
 * that nothing merges it with the wallet it names, and no script takes its place (S-11). That id has no uuid in it,
 * which wallets make anew for each page: the visitor's wallet is the same after a reload.
 */
export const announcedWalletInfo = (
  { name, uuid = '', rdns = '', icon }: AnnouncedWallet,
  known: readonly FoundBefore[],
): Omit<InstalledWallet, 'namespace'> => {
  const picture = icon === undefined ? {} : { icon }
  const taken = known.flatMap((each) => each.rdns ?? [])
  const isDomain = RDNS.test(rdns)
  const isDoubted =
    !isDomain ||
    !UUID_V4.test(uuid) ||
    taken.includes(rdns) ||
    isLookalikeRdns(rdns, taken) ||
    hasLookalikeLetters(name)
  if (!isDoubted) return { id: rdns, name, rdns, ...picture }
  const own = `unverified:${rdns || name}`.slice(0, MAX_OWN_ID_LENGTH)
  // What is no domain could be the id of any other connector, and is no claim to that.
  return { id: freeId(own, known), name, ...picture, unverified: true, claims: isDomain ? rdns : own }
}
