import { type Address, isAddress } from 'viem'
import { refuse, type Reply } from '../http/handler.js'
import { assetAt, type SwapAsset } from './SwapAsset.js'
import type { SwapChain } from './SwapChain.js'

/** Fields of a call, from its query or body. */
export type Fields = ReadonlyMap<string, unknown>

/** Thrown to answer a call with a refusal. */
export class Refusal extends Error {
  readonly reply: Reply
  constructor(reply: Reply) {
    super('refused')
    this.reply = reply
  }
}

/** The real server's error format for invalid token parameters. */
export const conversionError = (description: string): Refusal =>
  new Refusal(refuse('', `Conversion parameter error: ${description}`))

/** CAIP-10 id on an EVM chain, or a CAIP-2 id. */
const ON_CHAIN = /^(eip155:\d+):(0x[0-9a-f]{40})$/i

/** Reads the calls' fields, for the swap chain only. */
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
