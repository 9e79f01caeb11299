import type { BitcoinFeatures, SolanaFeatures, StandardAccount } from '../../../application/api/standardWallets.js'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import { decodeBase58 } from '../../../domain/account/addresses/solana.js'
import { providerRpcError, REFUSALS } from '../../connectors/shared/providerErrors.js'
import { toBase58 } from '../../connectors/shared/requestParams.js'
import { fromBase64, toBase64 } from '../../shared/bytesAsText.js'
import { fromHex } from '../../shared/hexBytes.js'
import { readField } from '../../shared/safeRead.js'
import { readList } from '../../connectors/shared/untrusted.js'

/** Signs through `ask`, after the checks. */
export interface StandardAsk {
  readonly ask: (request: WalletRequest) => Promise<unknown>
  /** Batch signing is possible with this account only. */
  readonly isActive: (account: StandardAccount) => boolean
  /** Throws if the account is not connected, or the chain is not the page's. */
  readonly check: (account: StandardAccount, chain: string | undefined) => void
}

/** Sequential: each call shows a prompt. */
const each = async <Input, Output>(
  inputs: readonly Input[],
  act: (input: Input) => Promise<Output>,
): Promise<readonly Output[]> => {
  const outputs: Output[] = []
  for (const input of inputs) outputs.push(await act(input))
  return outputs
}

/** Decodes a bytes field of an answer; connectors have validated its shape. */
const bytesOf = (answer: unknown, field: string, read: (text: string) => Uint8Array | undefined): Uint8Array => {
  const bytes = read(String(readField(answer, field)))
  if (bytes === undefined) throw providerRpcError(...REFUSALS.answer)
  return bytes
}

const base64 = (text: unknown): Uint8Array => bytesOf({ text }, 'text', fromBase64)
const VERSIONS = ['legacy', 0] as const

type SolanaSigning = Omit<SolanaFeatures, `standard:${string}`>

/** Solana signing features, implemented by `portico.request`. */
export const makeSolanaSigning = ({ ask, check, isActive }: StandardAsk): SolanaSigning => ({
  'solana:signMessage': {
    version: '1.1.0',
    signMessage: (...inputs) =>
      each(inputs, async ({ account, message }) => {
        check(account, undefined)
        const params = { message: toBase58(message), pubkey: account.address }
        const answer = await ask({ method: 'solana_signMessage', params })
        return {
          signedMessage: message,
          signature: bytesOf(answer, 'signature', decodeBase58),
          signatureType: 'ed25519',
        }
      }),
  },
  'solana:signTransaction': {
    version: '1.0.0',
    supportedTransactionVersions: VERSIONS,
    signTransaction: async (...inputs) => {
      for (const { account, chain } of inputs) check(account, chain)
      // Signs all in one prompt.
      if (inputs.length > 1 && inputs.every(({ account }) => isActive(account))) {
        const params = { transactions: inputs.map(({ transaction }) => toBase64(transaction)) }
        const answer = await ask({ method: 'solana_signAllTransactions', params })
        const signed = readList(readField(answer, 'transactions'), inputs.length)
        if (signed?.length !== inputs.length) throw providerRpcError(...REFUSALS.answer)
        return signed.map((text) => ({ signedTransaction: base64(text) }))
      }
      return each(inputs, async ({ account, transaction }) => {
        const params = { transaction: toBase64(transaction), pubkey: account.address }
        const answer = await ask({ method: 'solana_signTransaction', params })
        return { signedTransaction: bytesOf(answer, 'transaction', fromBase64) }
      })
    },
  },
  'solana:signAndSendTransaction': {
    version: '1.0.0',
    supportedTransactionVersions: VERSIONS,
    signAndSendTransaction: (...inputs) =>
      each(inputs, async ({ account, chain, transaction, options }) => {
        check(account, chain)
        const params = {
          transaction: toBase64(transaction),
          pubkey: account.address,
          ...(options !== undefined && { sendOptions: options }),
        }
        const answer = await ask({ method: 'solana_signAndSendTransaction', params })
        return { signature: bytesOf(answer, 'signature', decodeBase58) }
      }),
  },
})

type BitcoinSigning = Omit<BitcoinFeatures, `standard:${string}` | 'bitcoin:connect'>

/** Bitcoin signing features, implemented by `portico.request`. */
export const makeBitcoinSigning = ({ ask, check }: StandardAsk): BitcoinSigning => ({
  'bitcoin:signMessage': {
    version: '1.0.0',
    signMessage: (...inputs) =>
      each(inputs, async ({ account, message }) => {
        check(account, undefined)
        const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
        const params = { message: text, account: account.address }
        const answer = await ask({ method: 'signMessage', params })
        return { signedMessage: message, signature: bytesOf(answer, 'signature', fromHex) }
      }),
  },
  'bitcoin:signTransaction': {
    version: '1.0.0',
    signTransaction: (...inputs) =>
      each(inputs, async ({ psbt, inputsToSign, chain }) => {
        const signInputs = inputsToSign.flatMap(({ account, signingIndexes, sigHash }) => {
          check(account, chain)
          const kinds = sigHash === undefined ? {} : { sighashTypes: [sigHash] }
          return signingIndexes.map((index) => ({ address: account.address, index, ...kinds }))
        })
        const params = { psbt: toBase64(psbt), signInputs, account: inputsToSign[0]?.account.address }
        const answer = await ask({ method: 'signPsbt', params })
        return { signedPsbt: bytesOf(answer, 'psbt', fromBase64) }
      }),
  },
})
