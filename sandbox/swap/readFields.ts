import { type Address, isAddress } from 'viem'
import { refuse, type Reply } from '../http/handler.js'
import { assetAt, type SwapAsset } from './SwapAsset.js'
import type { SwapChain } from './SwapChain.js'

/** What a call was asked, from its query or its body. */
export type Fields = ReadonlyMap<string, unknown>

/** Ends a call with a refusal. */
export class Refusal extends Error {
  readonly reply: Reply
  constructor(reply: Reply) {
    super('refused')
    this.reply = reply
  }
}

/** As the real server says what is wrong with a call about tokens. */
export const conversionError = (description: string): Refusal =>
  new Refusal(refuse('', `Conversion parameter error: ${description}`))

/** The chain and the address of a CAIP-10 id of an EVM chain; the chain alone of a CAIP-2 one. */
const ON_CHAIN = /^(eip155:\d+):(0x[0-9a-f]{40})$/i

/** Reads what the calls are asked, on the one chain on which tokens are traded. */
export const makeFieldReaders = ({ caipNetworkId, assets }: Pick<SwapChain, 'caipNetworkId' | 'assets'>) => {
  const ours = (chain: string): void => {
    if (chain !== caipNetworkId) throw conversionError(`Chain ID ${chain} is not supported`)
  }
  const account = (fields: Fields, name: string): Address => {
    const [, chain, address] = ON_CHAIN.exec(String(fields.get(name))) ?? []
    if (chain === undefined || address === undefined || !isAddress(address, { strict: false }))
      throw new Refusal(refuse(name, `Invalid parameter: \`${name}\` must be a CAIP-10 id`))
    ours(chain)
    return address
  }
  return {
    account,
    chain: (fields: Fields): void => ours(String(fields.get('chainId'))),
    asset: (fields: Fields, name: string): SwapAsset => {
      const found = assetAt(assets, account(fields, name))
      if (found === undefined) throw conversionError(`the token of \`${name}\` is not known`)
      return found
    },
    plainAddress: (fields: Fields, name: string): Address => {
      const address = fields.get(name)
      if (typeof address !== 'string' || !isAddress(address, { strict: false }))
        throw new Refusal(refuse(name, `Invalid parameter: \`${name}\` must be a plain address`))
      return address
    },
    /** In base units. */
    amount: (fields: Fields): bigint => {
      const amount = fields.get('amount')
      if (typeof amount !== 'string' || !/^[1-9]\d{0,76}$/.test(amount))
        throw new Refusal(refuse('amount', 'Invalid parameter: `amount` must be a whole number of base units'))
      return BigInt(amount)
    },
  }
}
