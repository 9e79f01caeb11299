import { base58 } from '@scure/base'
import { readField } from '../../shared/readField.js'
import { accountOf } from './accountOf.js'
import { askFeature } from './askFeature.js'
import { bytesIn } from './bytesIn.js'
import { messageOf } from './messageOf.js'
import { paramsOf } from './paramsOf.js'
import { refusal } from './refusal.js'
import { SIGN_IN_PARAMS } from './SIGN_IN_PARAMS.js'
import { SOLANA_PARAMS } from './solanaParams.js'
import type { StandardAccount } from './StandardAccount.js'
import { toBase64 } from '../../shared/bytesAsText.js'
import { transactionOf } from './transactionOf.js'
import type { WalletCall } from './WalletCall.js'

const UNSUPPORTED_METHOD = 4200

const one = async (answers: Promise<readonly Uint8Array[]>): Promise<Uint8Array> =>
  (await answers)[0] ?? new Uint8Array()

const signAll = (
  call: WalletCall,
  account: StandardAccount,
  transactions: readonly string[],
): Promise<readonly Uint8Array[]> => {
  const inputs = transactions.map((text) => ({
    account: account.own,
    transaction: transactionOf(text),
    chain: call.chain,
  }))
  return askFeature(call, 'solana:signTransaction', inputs, bytesIn('signedTransaction'))
}

/** Who signed in with which words; another account than the one that was asked for is no answer. */
const signedIn = (address: string) => (output: unknown) => {
  const [message, signature] = [bytesIn('signedMessage')(output), bytesIn('signature')(output)]
  const isTheirs = readField(readField(output, 'account'), 'address') === address
  return isTheirs && message !== undefined && signature !== undefined
    ? { signedMessage: base58.encode(message), signature: base58.encode(signature) }
    : undefined
}

const METHODS: Readonly<Record<keyof typeof SOLANA_PARAMS | 'solana_signIn', (call: WalletCall) => Promise<unknown>>> =
  {
    solana_signMessage: async (call) => {
      const { message, pubkey } = paramsOf(call.request.params, SOLANA_PARAMS.solana_signMessage)
      const input = { account: accountOf(call, pubkey).own, message: messageOf(message) }
      return {
        signature: base58.encode(await one(askFeature(call, 'solana:signMessage', [input], bytesIn('signature')))),
      }
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
      const { transaction, pubkey, sendOptions } = paramsOf(
        call.request.params,
        SOLANA_PARAMS.solana_signAndSendTransaction,
      )
      const options = sendOptions === undefined ? {} : { options: sendOptions }
      const input = {
        account: accountOf(call, pubkey).own,
        transaction: transactionOf(transaction),
        chain: call.chain,
        ...options,
      }
      return {
        signature: base58.encode(
          await one(askFeature(call, 'solana:signAndSendTransaction', [input], bytesIn('signature'))),
        ),
      }
    },
    solana_signIn: async (call) => {
      const params = paramsOf(call.request.params ?? {}, SIGN_IN_PARAMS)
      const { address } = accountOf(call, params.address)
      const [signed] = await askFeature(call, 'solana:signIn', [{ ...params, address }], signedIn(address))
      return { address, ...signed }
    },
  }

const isMethod = (name: string): name is keyof typeof METHODS => Object.hasOwn(METHODS, name)

/** Puts a Solana request to a wallet of the Wallet Standard, and its answer into the words of the request. */
export const askSolana = async (call: WalletCall): Promise<unknown> => {
  const { method } = call.request
  if (!isMethod(method)) throw refusal(UNSUPPORTED_METHOD, `There is no method ${method} on Solana.`)
  return METHODS[method](call)
}
