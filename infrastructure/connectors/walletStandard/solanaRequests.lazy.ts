import { readField } from '../../shared/safeRead.js'
import { askFeature, bytesIn, requireAccount, type StandardAccount, type WalletCall } from './namespaceAdapter.js'
import {
  toBase58,
  requireMessage,
  requireParams,
  requireTransaction,
  SOLANA_PARAMS,
  SOLANA_SIGN_IN_PARAMS,
} from '../shared/requestParams.js'
import { ERROR_CODES, providerRpcError } from '../shared/providerErrors.js'
import { toBase64 } from '../../shared/bytesAsText.js'

const one = async (answers: Promise<readonly Uint8Array[]>): Promise<Uint8Array> =>
  (await answers)[0] ?? new Uint8Array()

const signAll = (
  call: WalletCall,
  account: StandardAccount,
  transactions: readonly string[],
): Promise<readonly Uint8Array[]> => {
  const inputs = transactions.map((text) => ({
    account: account.own,
    transaction: requireTransaction(text),
    chain: call.chain,
  }))
  return askFeature(call, 'solana:signTransaction', inputs, bytesIn('signedTransaction'))
}

/** Reads a signed sign-in message; rejects one of another account than requested. */
const signedIn = (address: string) => (output: unknown) => {
  const [message, signature] = [bytesIn('signedMessage')(output), bytesIn('signature')(output)]
  const isTheirs = readField(readField(output, 'account'), 'address') === address
  return isTheirs && message !== undefined && signature !== undefined
    ? { signedMessage: toBase58(message), signature: toBase58(signature) }
    : undefined
}

const METHODS: Readonly<Record<keyof typeof SOLANA_PARAMS | 'solana_signIn', (call: WalletCall) => Promise<unknown>>> =
  {
    solana_signMessage: async (call) => {
      const { message, pubkey } = requireParams(call.request.params, SOLANA_PARAMS.solana_signMessage)
      const input = { account: requireAccount(call, pubkey).own, message: requireMessage(message) }
      return {
        signature: toBase58(await one(askFeature(call, 'solana:signMessage', [input], bytesIn('signature')))),
      }
    },
    solana_signTransaction: async (call) => {
      const { transaction, pubkey } = requireParams(call.request.params, SOLANA_PARAMS.solana_signTransaction)
      return { transaction: toBase64(await one(signAll(call, requireAccount(call, pubkey), [transaction]))) }
    },
    solana_signAllTransactions: async (call) => {
      const { transactions } = requireParams(call.request.params, SOLANA_PARAMS.solana_signAllTransactions)
      return { transactions: (await signAll(call, call.accounts[0], transactions)).map(toBase64) }
    },
    solana_signAndSendTransaction: async (call) => {
      const { transaction, pubkey, sendOptions } = requireParams(
        call.request.params,
        SOLANA_PARAMS.solana_signAndSendTransaction,
      )
      const options = sendOptions === undefined ? {} : { options: sendOptions }
      const input = {
        account: requireAccount(call, pubkey).own,
        transaction: requireTransaction(transaction),
        chain: call.chain,
        ...options,
      }
      return {
        signature: toBase58(
          await one(askFeature(call, 'solana:signAndSendTransaction', [input], bytesIn('signature'))),
        ),
      }
    },
    solana_signIn: async (call) => {
      const params = requireParams(call.request.params ?? {}, SOLANA_SIGN_IN_PARAMS)
      const { address } = requireAccount(call, params.address)
      const [signed] = await askFeature(call, 'solana:signIn', [{ ...params, address }], signedIn(address))
      return { address, ...signed }
    },
  }

const isMethod = (name: string): name is keyof typeof METHODS => Object.hasOwn(METHODS, name)

/** Sends a Solana request to a Wallet Standard wallet; translates request and answer. */
export const askSolana = async (call: WalletCall): Promise<unknown> => {
  const { method } = call.request
  if (!isMethod(method))
    throw providerRpcError(ERROR_CODES.unsupportedMethod, `There is no method ${method} on Solana.`)
  return METHODS[method](call)
}
