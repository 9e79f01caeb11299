import { type Address, formatUnits, getAddress, isAddress } from 'viem'
import type { SandboxAsset, SandboxChain } from '../chain/SandboxChain.js'
import { forProject } from './forProject.js'
import { json } from './json.js'
import type { Part } from './Part.js'

const PRICE_DECIMALS = 8
const CURRENCY = 'usd'

const balanceOf = async (chain: SandboxChain, owner: Address, asset: SandboxAsset, iconUrl: string) => {
  const [units, price] = await Promise.all([chain.balance(owner, asset), chain.price(asset)])
  return {
    name: asset.name,
    symbol: asset.symbol,
    chainId: chain.caipNetworkId,
    ...(asset.address === undefined ? {} : { address: `${chain.caipNetworkId}:${asset.address}` }),
    value: Number(formatUnits(units * price, asset.decimals + PRICE_DECIMALS)),
    price: Number(formatUnits(price, PRICE_DECIMALS)),
    quantity: { decimals: String(asset.decimals), numeric: formatUnits(units, asset.decimals) },
    iconUrl,
  }
}

/** The blockchain API of specification section 7: every answer is read from the chains when it is asked for. Names are the first one's. */
export const makeBlockchainApi = (chains: readonly [SandboxChain, ...SandboxChain[]], iconOf: (symbol: string) => string): Part =>
  forProject(async ({ path, query }) => {
    if (path === 'v1/supported-chains') return json({ http: chains.map(({ caipNetworkId }) => caipNetworkId), ws: [] })
    const identity = /^v1\/identity\/([^/]+)$/.exec(path)?.[1]
    const address = identity ?? /^v1\/account\/([^/]+)\/balance$/.exec(path)?.[1]
    if (address === undefined) return json({ error: 'no such call' }, 404)
    if (!isAddress(address, { strict: false })) return json({ error: 'the address is not valid' }, 400)
    const owner = getAddress(address)
    if (identity !== undefined) {
      const { name, avatar } = await chains[0].profile(owner)
      return json({ name: name === '' ? null : name, avatar: avatar === '' ? null : avatar })
    }
    if ((query.get('currency') ?? CURRENCY) !== CURRENCY) return json({ error: `the price book is in ${CURRENCY}` }, 400)
    // The real server keeps balances, without an error, from those who do not say their version.
    if ((query.get('sv') ?? '') === '') return json({ balances: [] })
    const asked = query.get('chainId')
    const held = chains
      .filter(({ caipNetworkId }) => asked === null || asked === caipNetworkId)
      .flatMap((chain) => chain.assets.map((asset) => balanceOf(chain, owner, asset, iconOf(asset.symbol))))
    return json({ balances: (await Promise.all(held)).filter(({ quantity }) => quantity.numeric !== '0') })
  })
