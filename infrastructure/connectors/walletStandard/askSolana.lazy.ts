import { encodeBase58 } from '../../../domain/account/encodeBase58.js'
import { accountOf } from './accountOf.js'
import { askFeature } from './askFeature.js'
import { messageOf } from './messageOf.js'
import { paramsOf } from './paramsOf.js'
import { refusal } from './refusal.js'
import { SOLANA_PARAMS } from './solanaParams.js'
import type { StandardAccount } from './StandardAccount.js'
import { toBase64 } from './toBase64.js'
import { transactionOf } from './transactionOf.js'
import type { WalletCall } from './WalletCall.js'

const UNSUPPORTED_METHOD = 4200

const one = async (answers: Promise<readonly Uint8Array[]>): Promise<Uint8Array> => (await answers)[0] ?? new Uint8Array()

const signAll = (call: WalletCall, account: StandardAccount, transactions: readonly string[]): Promise<readonly Uint8Array[]> => {
  const inputs = transactions.map((text) => ({ account: account.own, transaction: transactionOf(text), chain: call.chain }))
  return askFeature(call, 'solana:signTransaction', inputs, 'signedTransaction')
}

const METHODS: Readonly<Record<keyof typeof SOLANA_PARAMS, (call: WalletCall) => Promise<unknown>>> = {
  solana_signMessage: async (call) => {
    const { message, pubkey } = paramsOf(call.request.params, SOLANA_PARAMS.solana_signMessage)
    const input = { account: accountOf(call, pubkey).own, message: messageOf(message) }
    return { signature: encodeBase58(await one(askFeature(call, 'solana:signMessage', [input], 'signature'))) }
  },
  solana_signTransaction: async (call) => {
    const { transaction, pubkey } = paramsOf(call.request.params, SOLANA_PARAMS.solana_signTransaction)
    return { transaction: toBase64(await one(signAll(call, accountOf(call, pubkey), [transaction]))) }
  },
  solana_signAllTransactions: async (call) => {
    const { transactions } = paramsOf(call.request.params, SOLANA_PARAMS.solana_signAllTransactions)
    return { transactions: (await signAll(call, call.accounts[0], transactions)).map(toBase64) }
  },
  solana_signAndSendTransaction: async (call) => {
    const { transaction, pubkey, sendOptions } = paramsOf(call.request.params, SOLANA_PARAMS.solana_signAndSendTransaction)
    const options = sendOptions === undefined ? {} : { options: sendOptions }
    const input = { account: accountOf(call, pubkey).own, transaction: transactionOf(transaction), chain: call.chain, ...options }
    return { signature: encodeBase58(await one(askFeature(call, 'solana:signAndSendTransaction', [input], 'signature'))) }
  },
}

const isMethod = (name: string): name is keyof typeof METHODS => Object.hasOwn(METHODS, name)

/** Puts a Solana request to a wallet of the Wallet Standard, and its answer into the words of the request. */
export const askSolana = async (call: WalletCall): Promise<unknown> => {
  const { method } = call.request
  if (!isMethod(method)) throw refusal(UNSUPPORTED_METHOD, `There is no method ${method} on Solana.`)
  return METHODS[method](call)
}
