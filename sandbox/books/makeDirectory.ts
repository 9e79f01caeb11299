import { createHash } from 'node:crypto'
import type { DirectoryWallet } from './DirectoryWallet.js'
import { seededRandom } from './seededRandom.js'
import { SPECIAL_WALLETS, type SpecialWallet } from './specialWallets.js'

const SIZE = 640
/** Beyond what is recommended, within the first page. */
const FIRST_SPECIAL_PLACE = 10
const FIRST = [
  'Amber',
  'Basalt',
  'Cinder',
  'Dune',
  'Elm',
  'Fern',
  'Granite',
  'Harbor',
  'Indigo',
  'Juniper',
  'Kelp',
  'Lumen',
  'Maple',
  'North',
  'Onyx',
  'Pebble',
  'Quartz',
  'Reed',
  'Sable',
  'Thistle',
  'Umber',
  'Vale',
  'Willow',
  'Yarrow',
  'Zephyr',
  'Alder',
  'Birch',
  'Coral',
  'Delta',
  'Ember',
  'Flint',
  'Glade',
]
const SECOND = [
  'Anchor',
  'Bridge',
  'Compass',
  'Drawer',
  'Gate',
  'Holder',
  'Key',
  'Lantern',
  'Locker',
  'Mint',
  'Nest',
  'Pocket',
  'Purse',
  'Ring',
  'Safe',
  'Satchel',
  'Shelf',
  'Vault',
  'Well',
  'Yard',
]

const OURS = ['eip155:1', 'eip155:31337', 'eip155:31338']
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const CHAINS: readonly (readonly string[])[] = [
  OURS,
  ['eip155:1', 'eip155:8453', 'eip155:31337'],
  ['eip155:1', 'eip155:31337', SOLANA],
  ['eip155:1', 'eip155:31338'],
]
/** Of wallets on no chain of the sandbox; two differ from one of them by a digit at the end. */
const FOREIGN: readonly (readonly string[])[] = [['eip155:3133'], ['eip155:313377'], [SOLANA], ['eip155:1']]
const FOREIGN_EVERY = 53

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
const uuid = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`

const plain = (name: string): SpecialWallet => {
  const slug = name.toLowerCase().replace(' ', '-')
  return { name, slug }
}

/** Generated names in an order of the seed's own, the special wallets among the first. */
const inOrder = (random: () => number): readonly SpecialWallet[] => {
  const names = FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`)).slice(
    0,
    SIZE - SPECIAL_WALLETS.length,
  )
  const shuffled = names.map((name) => ({ name, at: random() })).sort((a, b) => a.at - b.at)
  return shuffled.map(({ name }) => plain(name)).toSpliced(FIRST_SPECIAL_PLACE, 0, ...SPECIAL_WALLETS)
}

/** The 640 wallets of a seed: generated ones, and those of `SPECIAL_WALLETS`. */
export const makeDirectory = (seed: string): readonly DirectoryWallet[] => {
  const random = seededRandom(`${seed}:directory`)
  const maybe = (chance: number, text: string): string | null => (random() < chance ? text : null)
  const oneOf = (lists: readonly (readonly string[])[]): readonly string[] =>
    lists[Math.floor(random() * lists.length)] ?? OURS
  return inOrder(random).map(({ name, slug, rdns }, order): DirectoryWallet => {
    const special = SPECIAL_WALLETS.some((wallet) => wallet.name === name)
    const picture = random() < 0.95 || special ? { image_id: uuid(digest(`${seed}:image:${name}`)) } : {}
    return {
      id: digest(`${seed}:${name}`),
      name,
      homepage: `https://${slug}.example`,
      ...picture,
      order,
      mobile_link: maybe(0.8, `${slug}://`),
      desktop_link: maybe(0.2, `${slug}-desktop://`),
      webapp_link: maybe(0.2, `https://app.${slug}.example`),
      app_store: maybe(0.6, `https://apps.example/${slug}`),
      play_store: maybe(0.6, `https://play.example/${slug}`),
      chrome_store: maybe(0.6, `https://store.example/${slug}`),
      rdns: rdns ?? maybe(0.7, `example.${slug}`),
      chains: special ? OURS : oneOf(order % FOREIGN_EVERY === 1 ? FOREIGN : CHAINS),
      badge_type: random() < 0.25 ? 'certified' : 'none',
    }
  })
}
