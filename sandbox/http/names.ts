import { getAddress, isAddress } from 'viem'
import { json, readObject, refuse, type Reply, type ServerRequest } from './handler.js'

/** A name of the sandbox and its address. */
export interface SandboxName {
  /** Including its zone: `otter.reown.id`. */
  readonly name: string
  readonly address: `0x${string}`
}

export interface SandboxNames {
  /** In order of registration; initially one per account. */
  readonly list: () => readonly SandboxName[]
  /**
   * Sets a name's address, registering the name if needed. Without a coin type, sets Ethereum's address, which names
   * also resolve to on other chains; with one, the address on that chain.
   */
  readonly point: (name: string, address: `0x${string}`, coinType?: number) => void
  /** Releases the name. */
  readonly release: (name: string) => void
}

const ZONES = ['reown.id', 'wcn.id']
const FIRST_LABELS = ['otter', 'falcon', 'badger', 'marten', 'lynx', 'curlew', 'plover', 'sparrow', 'kestrel', 'wren']

/** Ethereum's coin type, and the ENSIP-11 coin type that the server stores with it. */
const MAINNET = [60, 2_147_483_649]
const EPOCH = '2026-01-01T00:00:00.000Z'

type Addresses = ReadonlyMap<number, `0x${string}`>

const isInZone = (name: string): boolean =>
  ZONES.some((zone) => name.endsWith(`.${zone}`) && /^[a-z0-9.-]{3,64}$/.test(name.slice(0, -zone.length - 1)))

/** Names of the blockchain API, and its two calls for them (wire reference 2.B.12 and 2.B.13). */
export const makeNames = (accounts: readonly `0x${string}`[]) => {
  const book = new Map<string, Addresses>()
  const point: SandboxNames['point'] = (name, address, coinType) => {
    const types = coinType === undefined || MAINNET.includes(coinType) ? MAINNET : [coinType]
    const led = types.map((each) => [each, getAddress(address)] as const)
    book.set(name, new Map([...(book.get(name) ?? []), ...led]))
  }
  accounts.forEach((account, index) => point(`${FIRST_LABELS[index] ?? `guest-${index}`}.reown.id`, account))

  const recordOf = (name: string, addresses: Addresses) => ({
    name,
    registered_at: EPOCH,
    updated_at: null,
    addresses: Object.fromEntries([...addresses].map(([type, address]) => [type, { address, created_at: EPOCH }])),
    attributes: {},
  })
  const found = (records: unknown, isNone: boolean, query: URLSearchParams): Reply => {
    if (!isNone) return json(records)
    return query.get('apiVersion') === '2' ? json([]) : json({ status: 'FAILED', reasons: [] }, 404)
  }

  const names: SandboxNames = {
    list: () =>
      [...book].flatMap(([name, addresses]) => {
        const address = addresses.get(60)
        return address === undefined ? [] : [{ name, address }]
      }),
    point,
    release: (name) => void book.delete(name),
  }
  return {
    names,
    /** Answers a call about names; `undefined` for other calls. */
    answer: ({ path, query }: Pick<ServerRequest, 'path' | 'query'>): Reply | undefined => {
      const [, call, subject = ''] = /^v1\/profile\/(account|reverse)\/([^/]+)$/.exec(path) ?? []
      if (call === undefined) return undefined
      if (call === 'account') {
        if (!isInZone(subject)) return refuse('name', 'the name is in no zone of this server')
        const addresses = book.get(subject)
        return found(addresses && recordOf(subject, addresses), addresses === undefined, query)
      }
      if (!isAddress(subject, { strict: false })) return refuse('address', 'the address is not valid')
      const own = [...book].filter(([, addresses]) => [...addresses.values()].includes(getAddress(subject)))
      return found(
        own.map(([name, addresses]) => recordOf(name, addresses)),
        own.length === 0,
        query,
      )
    },
    /** Executes a control order, `{ name, address }`; without an address, releases the name. */
    obey: (body: string): Reply => {
      const order = new Map<string, unknown>(Object.entries(readObject(body) ?? {}))
      const [name, address] = [order.get('name'), order.get('address')]
      if (typeof name !== 'string' || !isInZone(name)) return json({ error: '"name" must be of a zone' }, 400)
      if (address === undefined) names.release(name)
      else if (typeof address === 'string' && isAddress(address, { strict: false })) point(name, address)
      else return json({ error: '"address" must be one' }, 400)
      return json({ done: true })
    },
  }
}
