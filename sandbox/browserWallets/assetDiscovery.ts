import { type NumberedToken, receivedTokens, wordOf, wordsOf } from './nftLogs.js'
import { callRpc, ProviderRpcError } from './rpc.js'

/** An asset in the answer of `wallet_getAssets` (ERC-7811). */
interface DiscoveredNft {
  readonly address: string
  /** Hexadecimal. */
  readonly balance: string
  readonly type: string
  readonly metadata: Readonly<Record<'name' | 'symbol' | 'tokenId' | 'tokenURI', string>>
}

const CALLS = {
  name: '0x06fdde03',
  symbol: '0x95d89b41',
  ownerOf: '0x6352211e',
  balanceOf: '0x00fdd58e',
  tokenURI: '0xc87b56dd',
  uri: '0x0e89341c',
} as const

const call = async (
  node: string,
  to: string,
  name: keyof typeof CALLS,
  ...values: readonly (bigint | string)[]
): Promise<string> =>
  String(await callRpc(node, 'eth_call', [{ to, data: `${CALLS[name]}${values.map(wordOf).join('')}` }, 'latest']))

/** Decodes a contract's string: offset, length, bytes. */
const textOf = (answer: string): string => {
  const length = Number(BigInt(`0x${wordsOf(answer)[1] ?? '0'}`))
  const digits = answer.slice(2 + 2 * 64, 2 + 2 * 64 + 2 * length)
  return new TextDecoder().decode(Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
}

const balanceOf = async (node: string, owner: string, { contract, type, number }: NumberedToken): Promise<bigint> => {
  if (type === 'erc1155') return BigInt(await call(node, contract, 'balanceOf', owner, number))
  const holder = (await call(node, contract, 'ownerOf', number)).slice(-40)
  return holder.toLowerCase() === owner.slice(-40).toLowerCase() ? 1n : 0n
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** Metadata of an NFT with an inlined image: the wallet fetches what the chain only references. */
const inlineUri = async (node: string, address: string, name: string): Promise<string> => {
  const reply = await fetch(new URL(address.replace('ipfs://', '/nft/'), node))
  const image = `data:image/png;base64,${toBase64(new Uint8Array(await reply.arrayBuffer()))}`
  return `data:application/json;base64,${toBase64(new TextEncoder().encode(JSON.stringify({ name, image })))}`
}

/** A name that advertises a site. */
const LURES = /[a-z]\.[a-z]{2}/i

const describe = async (node: string, owner: string, token: NumberedToken): Promise<readonly DiscoveredNft[]> => {
  const { contract, type, number } = token
  const balance = await balanceOf(node, owner, token)
  const name = textOf(await call(node, contract, 'name'))
  if (balance === 0n || LURES.test(name)) return []
  const [symbol, address] = await Promise.all([
    call(node, contract, 'symbol').then(textOf),
    call(node, contract, type === 'erc721' ? 'tokenURI' : 'uri', number).then(textOf),
  ])
  const tokenURI = await inlineUri(node, address, `${name} #${number}`)
  const metadata = { name, symbol, tokenId: String(number), tokenURI }
  return [{ address: contract, balance: `0x${balance.toString(16)}`, type, metadata }]
}

interface AssetsRequest {
  readonly account: string
  readonly chainFilter?: readonly string[]
  readonly assetTypeFilter?: readonly string[]
}

const isRequest = (value: unknown): value is AssetsRequest =>
  typeof value === 'object' && value !== null && 'account' in value && typeof value.account === 'string'

/** Methods that report the NFTs of the wallet's accounts, read from its chains, without spam. */
export const makeAssetDiscovery = (deps: {
  readonly accounts: () => readonly string[]
  /** Nodes of the chains within reach, by hexadecimal chain id. */
  readonly nodes: () => Readonly<Record<string, string>>
}): Readonly<Record<string, (params: unknown) => unknown>> => ({
  wallet_getCapabilities: () =>
    Object.fromEntries(Object.keys(deps.nodes()).map((chain) => [chain, { assetDiscovery: { supported: true } }])),
  wallet_getAssets: async (params) => {
    const request: unknown = Array.isArray(params) ? params[0] : undefined
    if (!isRequest(request)) throw new ProviderRpcError(-32602, 'wallet_getAssets takes an account.')
    const { account, chainFilter, assetTypeFilter } = request
    if (!deps.accounts().some((own) => own.toLowerCase() === account.toLowerCase()))
      throw new ProviderRpcError(4100, 'This site may not use that account.')
    const types = assetTypeFilter?.map((type) => type.toLowerCase())
    const chains = Object.entries(deps.nodes()).filter(([chain]) => chainFilter?.includes(chain) ?? true)
    const found = chains.map(async ([chain, node]) => {
      const tokens = await receivedTokens(node, account)
      const wanted = tokens.filter(({ type }) => types?.includes(type) ?? true)
      return [chain, (await Promise.all(wanted.map((token) => describe(node, account, token)))).flat()] as const
    })
    return Object.fromEntries(await Promise.all(found))
  },
})
