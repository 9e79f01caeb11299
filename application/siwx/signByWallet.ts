import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { encodeBase58 } from '../../domain/account/addresses/solana.js'
import { lacksMethod, type RequestError, type WalletRequest } from '../../domain/connect/walletRequest.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { toBase64Signature } from '../../domain/account/addresses/bitcoinSignature.js'
import type { SignInRequest } from '../../domain/siwx/signInState.js'
import { toSolanaSignIn } from '../../domain/siwx/solanaSignIn.js'
import type { RequestWallet } from '../connect/requestWallet.js'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const toHex = (bytes: Uint8Array): string =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`

type Outcome = E.Either<RequestError, string>

type Asking = (address: string, text: string) => WalletRequest | undefined

/** The request to sign a text, by namespace; `undefined` if no wallet supports it, or if the text is too long. */
const REQUESTS: Readonly<Record<ChainNamespace, Asking | undefined>> = {
  eip155: (address, text) => ({ method: 'personal_sign', params: [toHex(bytesOf(text)), address] }),
  solana: (address, text) => {
    const message = encodeBase58(bytesOf(text))
    return message === undefined ? undefined : { method: 'solana_signMessage', params: { message, pubkey: address } }
  },
  // By BIP-322, which has a form for each kind of address.
  bip122: (address, text) => ({
    method: 'signMessage',
    params: { message: text, account: address, address, protocol: 'bip322' },
  }),
  polkadot: undefined,
  cosmos: undefined,
}

const FAILED: RequestError = { _tag: 'RequestFailed', code: -32603, message: 'Not signed', cause: undefined }

const isRecord = (answer: unknown): answer is Readonly<Record<string, unknown>> =>
  typeof answer === 'object' && answer !== null

/** Wallets return a text on EVM, an object elsewhere. */
const readSignature =
  (namespace: ChainNamespace) =>
  (answer: unknown): Outcome => {
    const signed = isRecord(answer) ? answer['signature'] : answer
    const signature = namespace === 'bip122' && typeof signed === 'string' ? toBase64Signature(signed) : signed
    return typeof signature === 'string' && signature !== '' ? E.right(signature) : E.left(FAILED)
  }

/**
 * Accepts the text of a wallet that composed it itself (`solana:signIn`) only if it equals ours: the wallet got all
 * fields, and their text is standardised, as sites compare it (decision 42). Another text is refused instead of asking
 * again, because the visitor has just signed.
 */
const readSignedIn =
  (text: string) =>
  (answer: unknown): Outcome =>
    isRecord(answer) && answer['signedMessage'] === encodeBase58(bytesOf(text))
      ? readSignature('solana')(answer)
      : E.left(FAILED)

/**
 * EIP-1474's "invalid input", which wallets return for fields that they do not support, and JSON-RPC's code for params.
 */
const INVALID_INPUT: readonly (number | undefined)[] = [-32000, -32602]

/** Whether the wallet refused a sign-in without a prompt, so that it may be asked to sign the text instead. */
const showedNothing = (error: RequestError): boolean =>
  lacksMethod(error) || (error._tag === 'RequestFailed' && INVALID_INPUT.includes(error.code))

/**
 * Has the connected wallet sign a request; the wallet is asked at once when the task runs (U-21). A wallet that
 * composes sign-ins itself gets the fields, so that it shows them and warns if the domain is not the page's. `signsIn`:
 * whether the wallet of a namespace does so.
 */
export const signByWallet =
  ({
    request,
    signsIn,
  }: {
    readonly request: RequestWallet
    readonly signsIn: (namespace: ChainNamespace) => boolean
  }) =>
  ({ account: { namespace, address }, message, text }: SignInRequest): TaskEither<RequestError, string> => {
    const asking = REQUESTS[namespace]?.(address, text)
    if (asking === undefined) return async () => E.left({ _tag: 'RpcNotAllowed', method: 'signMessage' })
    // Without `TE.flatMap`, which would ask one microtask later.
    const askForText = request(namespace, asking)
    const signText = async (): Promise<Outcome> => E.flatMap(readSignature(namespace))(await askForText())
    const fields = signsIn(namespace) ? toSolanaSignIn(message) : undefined
    if (fields === undefined) return signText
    const askToSignIn = request(namespace, { method: 'solana_signIn', params: fields })
    return async () => {
      const answer = await askToSignIn()
      return E.isLeft(answer) && showedNothing(answer.left) ? signText() : E.flatMap(readSignedIn(text))(answer)
    }
  }
