import { callRpc } from './rpc.js'

/** An NFT by contract and token id. */
export interface NumberedToken {
  readonly contract: string
  readonly type: 'erc721' | 'erc1155'
  readonly number: bigint
}

interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const TRANSFER_SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const TRANSFER_BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

/** Hexadecimal digits of a 32-byte word. */
const WORD = 64

export const wordsOf = (hex: string): readonly string[] => hex.replace(/^0x/, '').match(/.{64}/g) ?? []

export const wordOf = (value: bigint | string): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.replace(/^0x/, '').toLowerCase()).padStart(WORD, '0')

/** Fungible transfers have no token id: the ERC-20 event has one indexed field less. */
const numbersIn = ({ topics, data }: Log): readonly bigint[] => {
  const words = wordsOf(data)
  if (topics[0] === TRANSFER) return topics[3] === undefined ? [] : [BigInt(topics[3])]
  if (topics[0] === TRANSFER_SINGLE) return words.slice(0, 1).map((word) => BigInt(`0x${word}`))
  // First of two lists, which starts with its length.
  const start = Number(BigInt(`0x${words[0] ?? '0'}`)) / 32
  const length = Number(BigInt(`0x${words[start] ?? '0'}`))
  return words.slice(start + 1, start + 1 + length).map((word) => BigInt(`0x${word}`))
}

/** All NFTs that an account ever received, by the chain's events, without duplicates. */
export const receivedTokens = async (node: string, owner: string): Promise<readonly NumberedToken[]> => {
  const receiver = `0x${wordOf(owner)}`
  const everywhere = { fromBlock: '0x0', toBlock: 'latest' }
  const found = await Promise.all([
    callRpc(node, 'eth_getLogs', [{ ...everywhere, topics: [TRANSFER, null, receiver] }]),
    callRpc(node, 'eth_getLogs', [
      { ...everywhere, topics: [[TRANSFER_SINGLE, TRANSFER_BATCH], null, null, receiver] },
    ]),
  ])
  const tokens = (found as readonly (readonly Log[])[]).flat().flatMap((log) =>
    numbersIn(log).map((number): NumberedToken => ({
      contract: log.address,
      type: log.topics[0] === TRANSFER ? 'erc721' : 'erc1155',
      number,
    })),
  )
  return [...new Map(tokens.map((token) => [`${token.contract} ${token.number}`, token])).values()]
}
