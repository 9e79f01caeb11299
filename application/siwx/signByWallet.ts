import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { encodeBase58 } from '../../domain/account/addresses/solana.js'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { toBase64Signature } from '../../domain/account/addresses/bitcoinSignature.js'
import type { SignInAccount } from '../../domain/siwx/signInState.js'
import type { RequestWallet } from '../connect/requestWallet.js'
import type { WalletRequest } from '../ports/walletConnector.js'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const toHex = (bytes: Uint8Array): string =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** How the wallets of a namespace are asked to sign a text; `undefined` where none is known to. */
const REQUESTS: Readonly<Record<ChainNamespace, ((address: string, text: string) => WalletRequest) | undefined>> = {
  eip155: (address, text) => ({ method: 'personal_sign', params: [toHex(bytesOf(text)), address] }),
  solana: (address, text) => ({
    method: 'solana_signMessage',
    params: { message: encodeBase58(bytesOf(text)) ?? '', pubkey: address },
  }),
  // By BIP-322, which has a form for each kind of address.
  bip122: (address, text) => ({
    method: 'signMessage',
    params: { message: text, account: address, address, protocol: 'bip322' },
  }),
  polkadot: undefined,
  cosmos: undefined,
}

const FAILED: RequestError = { _tag: 'RequestFailed', code: -32603, message: 'Not signed', cause: undefined }

/** A text on EVM; elsewhere in an object. */
const readSignature =
  (namespace: ChainNamespace) =>
  (answer: unknown): E.Either<RequestError, string> => {
    const given = typeof answer === 'object' && answer !== null && 'signature' in answer ? answer.signature : answer
    const signature = namespace === 'bip122' && typeof given === 'string' ? toBase64Signature(given) : given
    return typeof signature === 'string' && signature !== '' ? E.right(signature) : E.left(FAILED)
  }

/** Has the connected wallet sign a text; it is asked at once, when the task is run (U-21). */
export const signByWallet =
  (request: RequestWallet) =>
  ({ namespace, address }: SignInAccount, text: string): TaskEither<RequestError, string> => {
    const asked = REQUESTS[namespace]
    if (asked === undefined) return async () => E.left({ _tag: 'RpcNotAllowed', method: 'signMessage' })
    const ask = request(namespace, asked(address, text))
    return async () => E.flatMap(readSignature(namespace))(await ask())
  }
