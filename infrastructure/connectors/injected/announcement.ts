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

/** A uuid or rdns; `undefined` if it is no string. Rejects markup and overlong values: they are no honest mistake. */
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

/** An EIP-6963 announcement reduced to what is safe to show (S-10). Disguising characters are removed from the name. */
export interface AnnouncedWallet {
  readonly name: string
  /** Unverified, as announced. */
  readonly uuid: string | undefined
  readonly rdns: string | undefined
  readonly icon: string | undefined
  readonly provider: PinnedProvider
}

/** Reason for the developer why an announcement is not listed. */
export type NotListed =
  | 'its provider has no method "request"'
  | 'it has no readable name of at most 64 characters'
  | 'its uuid or rdns has markup in it or is longer than 253 characters'
  | 'there are 50 already'

/**
 * Reads an `eip6963:announceProvider` event. Requires a name and a provider with `request`. Reads each field once: a
 * getter may return another value the second time.
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

/** Name of an announcement for the developer's log, even if the announcement is invalid. */
export const announcedName = (event: unknown): unknown => {
  const info = readField(readField(event, 'detail'), 'info')
  return readField(info, 'name') ?? readField(info, 'rdns')
}

/** The compared part of wallets found earlier. */
type FoundBefore = Pick<InstalledWallet, 'id' | 'rdns'>

/** Leaves room for a suffix: connector ids are stored up to 256 characters. */
const MAX_OWN_ID_LENGTH = 240

/**
 * Listing of an announced wallet, next to the wallets `foundBefore`. A wallet is unverified if its uuid or rdns
 * violates EIP-6963, if its rdns is taken, or if its rdns or name imitates another (S-10). An unverified wallet gets a
 * separate id, so that it is never merged with the wallet it names, and no script takes over that wallet's row (S-11).
 * The id excludes the uuid, which changes with each page load, so that the wallet is recognized after a reload.
 */
export const announcedWalletInfo = (
  { name, uuid = '', rdns = '', icon }: AnnouncedWallet,
  foundBefore: readonly FoundBefore[],
): Omit<InstalledWallet, 'namespace'> => {
  const picture = icon === undefined ? {} : { icon }
  const taken = foundBefore.flatMap((each) => each.rdns ?? [])
  const isDomain = RDNS.test(rdns)
  const isDoubted =
    !isDomain ||
    !UUID_V4.test(uuid) ||
    taken.includes(rdns) ||
    isLookalikeRdns(rdns, taken) ||
    hasLookalikeLetters(name)
  if (!isDoubted) return { id: rdns, name, rdns, ...picture }
  const own = `unverified:${rdns || name}`.slice(0, MAX_OWN_ID_LENGTH)
  // An invalid rdns might equal any connector's id; it claims no other wallet.
  return { id: freeId(own, foundBefore), name, ...picture, unverified: true, claims: isDomain ? rdns : own }
}
