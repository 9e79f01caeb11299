import { type Address, isBlockhash } from '@solana/kit'
import type { Ledger } from './Ledger.js'
import { decodeWire, readMessage } from './wire.js'
import { feeOf } from './message.js'
import { inContext } from './accountMethods.js'
import { readAddress, RpcError, type RpcMethod } from './rpcParams.js'

const MESSAGE = 'solana_message::versioned::VersionedMessage'
const MOST_FEE_SLOTS = 150n

/** RPC methods about the chain: blocks and fees. */
export const makeChainMethods = (ledger: Ledger, genesisHash: string): Readonly<Record<string, RpcMethod>> => {
  const feesPaid = (wanted: readonly Address[]): readonly object[] => {
    const prices = new Map(
      ledger.transactions().flatMap(({ slot, accounts, read }) => {
        const locks = wanted.every(
          (address) => accounts.isWritable(accounts.all.indexOf(address)) && accounts.all.includes(address),
        )
        return locks ? [[slot, feeOf(read.message).unitPrice] as const] : []
      }),
    )
    const count = ledger.blockHeight() < MOST_FEE_SLOTS ? ledger.blockHeight() : MOST_FEE_SLOTS
    return Array.from({ length: Number(count) }, (_, place) => {
      const slot = ledger.slot() - count + BigInt(place)
      return { slot, prioritizationFee: prices.get(slot) ?? 0n }
    })
  }
  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': 'litesvm', 'feature-set': 0 }),
    getGenesisHash: () => genesisHash,
    getSlot: () => ledger.slot(),
    getBlockHeight: () => ledger.blockHeight(),
    getLatestBlockhash: (params) => inContext(ledger, ledger.latestBlockhash(), params.options(0)),
    isBlockhashValid: (params) => {
      const blockhash = params.text(0)
      if (!isBlockhash(blockhash)) throw new RpcError(-32602, 'Invalid param: Invalid')
      return inContext(ledger, ledger.isRecent(blockhash), params.options(1))
    },
    getFeeForMessage: (params) => {
      const message = readMessage(decodeWire(params.text(0), 'base64', MESSAGE), MESSAGE)
      return inContext(
        ledger,
        ledger.isRecent(message.lifetimeToken) ? feeOf(message).lamports : null,
        params.options(1),
      )
    },
    getRecentPrioritizationFees: (params) => {
      const wanted = params.maybeList(0).map((text) => readAddress(String(text)))
      return feesPaid(wanted)
    },
    getMinimumBalanceForRentExemption: (params) => ledger.svm.minimumBalanceForRentExemption(params.whole(0)),
  }
}
