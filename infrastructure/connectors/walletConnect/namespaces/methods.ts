import * as E from 'fp-ts/Either'
import type { WalletRequest } from '../../../../domain/connect/walletRequest.js'
import type { RequestOutcome } from '../../shared/walletDriver.js'
import { ERROR_CODES, REFUSALS, requestFailed } from '../../shared/providerErrors.js'
import { readField } from '../../../shared/safeRead.js'
import * as t from 'io-ts'
import { isCosmosAddress } from '../../../../domain/account/addresses/cosmos.js'
import { bothOf, fromRefinement, stringMatching } from '../../../http/codecs/combinators.js'
import { isBase64 } from '../../../shared/bytesAsText.js'

/** A request with the session state that it was made in (U-41). */
export interface SessionRequest {
  readonly request: WalletRequest
  /** Active account first. */
  readonly accounts: readonly [string, ...string[]]
  /** Methods that the wallet granted. */
  readonly methods: readonly string[]
  /** Sends to the wallet, on the chain of the request. */
  readonly send: (request: WalletRequest) => Promise<RequestOutcome>
}

/** Params and answer of a paired wallet's method, as io-ts codecs used as checks only. */
export interface SessionMethod {
  readonly params: { readonly is: (value: unknown) => value is object }
  /** Params field of the account; filled in if the request omits it. */
  readonly account?: string
  readonly answer: { readonly is: (value: unknown) => boolean }
}

/** Checks the params before the request, and the answer afterwards. */
export const askMethod = async (
  { request, accounts, send }: SessionRequest,
  method: SessionMethod,
): Promise<RequestOutcome> => {
  const params = request.params ?? {}
  if (!method.params.is(params)) return E.left(requestFailed(...REFUSALS.params))
  const named = method.account === undefined ? undefined : (readField(params, method.account) ?? accounts[0])
  if (named !== undefined && !accounts.some((account) => account === named))
    return E.left(requestFailed(...REFUSALS.account))
  const answer = await send({
    method: request.method,
    params: method.account === undefined ? params : { ...params, [method.account]: named },
  })
  return E.isLeft(answer) || method.answer.is(answer.right) ? answer : E.left(requestFailed(...REFUSALS.answer))
}

/** Looks up the method in a namespace's list and sends the request. */
export const askListedMethod =
  (methods: Readonly<Record<string, SessionMethod>>) =>
  async (call: SessionRequest): Promise<RequestOutcome> => {
    const { method } = call.request
    const spec = Object.hasOwn(methods, method) ? methods[method] : undefined
    return spec === undefined
      ? E.left(requestFailed(ERROR_CODES.unsupportedMethod, `There is no method ${method} here.`))
      : askMethod(call, spec)
  }

const base64 = fromRefinement('base64', isBase64)
const cosmosAddress = fromRefinement(
  'address',
  (value): value is string => typeof value === 'string' && isCosmosAddress(value),
)
const cosmosSignature = t.type({ pub_key: t.type({ type: t.string, value: base64 }), signature: base64 })
const cosmosSigning: SessionMethod = {
  params: bothOf(t.type({ signDoc: t.UnknownRecord }), t.partial({ signerAddress: t.string })),
  account: 'signerAddress',
  // A wallet may change the fee; the answer contains what it signed.
  answer: bothOf(t.type({ signature: cosmosSignature }), t.partial({ signed: t.UnknownRecord })),
}

/** Cosmos methods. The document to sign depends on the chain and is passed on unchanged. */
export const COSMOS_METHODS: Readonly<Record<string, SessionMethod>> = {
  cosmos_getAccounts: {
    params: t.UnknownRecord,
    answer: t.readonlyArray(t.type({ algo: t.string, address: cosmosAddress, pubkey: base64 })),
  },
  cosmos_signAmino: cosmosSigning,
  cosmos_signDirect: cosmosSigning,
}

const hexBytes = stringMatching(/^0x(?:[0-9a-f]{2})+$/i)
const optionalAddress = t.partial({ address: t.string })

/** Polkadot methods. The transaction payload depends on the chain and is passed on unchanged. */
export const POLKADOT_METHODS: Readonly<Record<string, SessionMethod>> = {
  polkadot_signMessage: {
    params: bothOf(t.type({ message: t.string }), optionalAddress),
    account: 'address',
    answer: t.type({ signature: hexBytes }),
  },
  polkadot_signTransaction: {
    params: bothOf(t.type({ transactionPayload: t.UnknownRecord }), optionalAddress),
    account: 'address',
    answer: t.type({ signature: hexBytes }),
  },
}
