import { createHash } from 'node:crypto'
import type { DirectoryWallet } from './DirectoryWallet.js'
import { seededRandom } from './seededRandom.js'

const FIRST = ['Amber', 'Basalt', 'Cinder', 'Dune', 'Elm', 'Fern', 'Granite', 'Harbor', 'Indigo', 'Juniper', 'Kelp', 'Lumen', 'Maple', 'North', 'Onyx', 'Pebble', 'Quartz', 'Reed', 'Sable', 'Thistle', 'Umber', 'Vale', 'Willow', 'Yarrow', 'Zephyr', 'Alder', 'Birch', 'Coral', 'Delta', 'Ember', 'Flint', 'Glade']
const SECOND = ['Anchor', 'Bridge', 'Compass', 'Drawer', 'Gate', 'Holder', 'Key', 'Lantern', 'Locker', 'Mint', 'Nest', 'Pocket', 'Purse', 'Ring', 'Safe', 'Satchel', 'Shelf', 'Vault', 'Well', 'Yard']
const CHAINS: readonly (readonly string[])[] = [['eip155:1', 'eip155:31337'], ['eip155:1', 'eip155:8453', 'eip155:31337'], ['eip155:1', 'eip155:31337', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']]

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
const uuid = (hex: string): string => `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`

/** The 640 wallets of a seed: every first name with every second one, in an order of their own. */
export const makeDirectory = (seed: string): readonly DirectoryWallet[] => {
  const random = seededRandom(`${seed}:directory`)
  const names = FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`))
  const shuffled = names.map((name) => ({ name, at: random() })).sort((a, b) => a.at - b.at)
  return shuffled.map(({ name }, order): DirectoryWallet => {
    const slug = name.toLowerCase().replace(' ', '-')
    const id = digest(`${seed}:${name}`)
    const maybe = (chance: number, text: string): string | null => (random() < chance ? text : null)
    return {
      id,
      name,
      homepage: `https://${slug}.example`,
      image_id: uuid(digest(`${seed}:image:${name}`)),
      order,
      mobile_link: maybe(0.8, `${slug}://`),
      desktop_link: maybe(0.2, `${slug}-desktop://`),
      webapp_link: maybe(0.2, `https://app.${slug}.example`),
      chrome_store: maybe(0.6, `https://store.example/${slug}`),
      rdns: maybe(0.7, `example.${slug}`),
      chains: CHAINS[Math.floor(random() * CHAINS.length)] ?? [],
      badge_type: random() < 0.25 ? 'certified' : 'none',
    }
  })
}
