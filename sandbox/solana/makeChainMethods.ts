import { type Address, isBlockhash } from '@solana/kit'
import type { Bank } from './Bank.js'
import { decodeWire } from './decodeWire.js'
import { feeOf } from './feeOf.js'
import { inContext } from './inContext.js'
import { readAddress } from './readAddress.js'
import { readMessage } from './readMessage.js'
import { RpcError } from './RpcError.js'
import type { RpcMethod } from './RpcMethod.js'

const MESSAGE = 'solana_message::versioned::VersionedMessage'
const MOST_FEE_SLOTS = 150n

/** What the chain says of itself: its blocks, and what it takes to get into them. */
export const makeChainMethods = (bank: Bank, genesisHash: string): Readonly<Record<string, RpcMethod>> => {
  const feesPaid = (wanted: readonly Address[]): readonly object[] => {
    const prices = new Map(
      bank.ledger().flatMap(({ slot, accounts, read }) => {
        const locks = wanted.every(
          (address) => accounts.isWritable(accounts.all.indexOf(address)) && accounts.all.includes(address),
        )
        return locks ? [[slot, feeOf(read.message).unitPrice] as const] : []
      }),
    )
    const count = bank.blockHeight() < MOST_FEE_SLOTS ? bank.blockHeight() : MOST_FEE_SLOTS
    return Array.from({ length: Number(count) }, (_, place) => {
      const slot = bank.slot() - count + BigInt(place)
      return { slot, prioritizationFee: prices.get(slot) ?? 0n }
    })
  }
  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': 'litesvm', 'feature-set': 0 }),
    getGenesisHash: () => genesisHash,
    getSlot: () => bank.slot(),
    getBlockHeight: () => bank.blockHeight(),
    getLatestBlockhash: (params) => inContext(bank, bank.latestBlockhash(), params.options(0)),
    isBlockhashValid: (params) => {
      const blockhash = params.text(0)
      if (!isBlockhash(blockhash)) throw new RpcError(-32602, 'Invalid param: Invalid')
      return inContext(bank, bank.isRecent(blockhash), params.options(1))
    },
    getFeeForMessage: (params) => {
      const message = readMessage(decodeWire(params.text(0), 'base64', MESSAGE), MESSAGE)
      return inContext(bank, bank.isRecent(message.lifetimeToken) ? feeOf(message).lamports : null, params.options(1))
    },
    getRecentPrioritizationFees: (params) => {
      const wanted = params.maybeList(0).map((text) => readAddress(String(text)))
      return feesPaid(wanted)
    },
    getMinimumBalanceForRentExemption: (params) => bank.svm.minimumBalanceForRentExemption(params.whole(0)),
  }
}
