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

const matching = (name: string, pattern: RegExp, maxLength: number) =>
  new t.Type<string, string, unknown>(
    name,
    t.string.is,
    (input, context) =>
      typeof input === 'string' && input.length <= maxLength && pattern.test(input)
        ? t.success(input)
        : t.failure(input, context),
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

/** The `info` of an EIP-6963 announcement, but for its icon (S-10). Disguising characters leave the name. */
const Announcement = t.strict({
  uuid: matching('Uuid', UUID_V4, 36),
  name: WalletName,
  rdns: matching('Rdns', RDNS, MAX_RDNS_LENGTH),
})
type Announcement = Readonly<t.TypeOf<typeof Announcement>>

export interface AnnouncedWallet extends Announcement {
  readonly icon: string | undefined
  readonly provider: PinnedProvider
}

/** Reads an `eip6963:announceProvider` event; `undefined` when any part but the icon makes no sense (S-10). */
export const readAnnouncement = (event: unknown): AnnouncedWallet | undefined => {
  const detail = readField(event, 'detail')
  const info = readField(detail, 'info')
  // Each field is read once: a getter may answer differently the second time.
  const announcement = Announcement.decode({
    uuid: readField(info, 'uuid'),
    name: readField(info, 'name'),
    rdns: readField(info, 'rdns'),
  })
  const provider = pinProvider(readField(detail, 'provider'))
  if (E.isLeft(announcement) || provider === undefined) return undefined
  return { ...announcement.right, icon: readIcon(readField(info, 'icon')), provider }
}

/** What is known of a wallet that was found before. */
type FoundBefore = Pick<InstalledWallet, 'id' | 'rdns'>

/**
 * How an announced wallet is listed beside those that were `known` before it. One that takes another's rdns, or
 * imitates one or a name (S-10), is unverified and has an id of its own, so that nothing merges it with the wallet it
 * names, and no script takes its place (S-11).
 */
export const announcedWalletInfo = (
  { uuid, name, rdns, icon }: AnnouncedWallet,
  known: readonly FoundBefore[],
): Omit<InstalledWallet, 'namespace'> => {
  const picture = icon === undefined ? {} : { icon }
  const taken = known.flatMap((each) => each.rdns ?? [])
  return taken.includes(rdns) || isLookalikeRdns(rdns, taken) || hasLookalikeLetters(name)
    ? { id: freeId(`${rdns}:${uuid}`, known), name, ...picture, unverified: true, claims: rdns }
    : { id: rdns, name, rdns, ...picture }
}
