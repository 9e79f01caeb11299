import type { WalletRequest } from '../../../../application/ports/walletConnector.js'
import { providerRpcError } from '../../shared/providerErrors.js'
import { readField } from '../../../shared/safeRead.js'
import { requireParams } from '../../shared/requestParams.js'
import * as t from 'io-ts'
import { isCosmosAddress } from '../../../../domain/account/addresses/cosmos.js'
import { fromRefinement, stringMatching } from '../../../http/codecs/combinators.js'
import { isBase64 } from '../../../shared/bytesAsText.js'

/** A request together with all that it was bound to when it was made (U-41). */
export interface SessionRequest {
  readonly request: WalletRequest
  /** The active one first. */
  readonly accounts: readonly [string, ...string[]]
  /** Those the wallet granted. */
  readonly methods: readonly string[]
  /** Puts it to the wallet, on the chain that it was made for; rejects as a provider of EIP-1193 does. */
  readonly send: (request: WalletRequest) => Promise<unknown>
}

/** What a method of a paired wallet takes and answers: io-ts codecs, of which only the check is used. */
export interface SessionMethod {
  readonly params: { readonly is: (value: unknown) => value is object }
  /** The field that names the account; filled in where a request does not. */
  readonly account?: string
  readonly answer: { readonly is: (value: unknown) => boolean }
}

const BAD_ANSWER = -32603

export const invalidAnswer = (): Error => providerRpcError(BAD_ANSWER, 'The answer of the wallet makes no sense.')

const UNAUTHORIZED = 4100

/** Asks by what is written of a method: its params are checked before the wallet sees them, and its answer before the page does. */
export const askMethod = async (
  { request, accounts, send }: SessionRequest,
  method: SessionMethod,
): Promise<unknown> => {
  const params = requireParams(request.params ?? {}, method.params)
  const named = method.account === undefined ? undefined : (readField(params, method.account) ?? accounts[0])
  if (named !== undefined && !accounts.some((account) => account === named))
    throw providerRpcError(UNAUTHORIZED, 'The wallet did not grant that account.')
  const answer = await send({
    method: request.method,
    params: method.account === undefined ? params : { ...params, [method.account]: named },
  })
  if (method.answer.is(answer)) return answer
  throw invalidAnswer()
}

const UNSUPPORTED_METHOD = 4200

/** Asks by the list of a namespace's methods. */
export const askListedMethod =
  (methods: Readonly<Record<string, SessionMethod>>) =>
  async (call: SessionRequest): Promise<unknown> => {
    const { method } = call.request
    const known = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (known === undefined) throw providerRpcError(UNSUPPORTED_METHOD, `There is no method ${method} here.`)
    return askMethod(call, known)
  }

const base64 = fromRefinement('base64', isBase64)
const cosmosAddress = fromRefinement(
  'address',
  (value): value is string => typeof value === 'string' && isCosmosAddress(value),
)
const cosmosSignature = t.type({ pub_key: t.type({ type: t.string, value: base64 }), signature: base64 })
const cosmosSigning: SessionMethod = {
  params: t.intersection([t.type({ signDoc: t.UnknownRecord }), t.partial({ signerAddress: t.string })]),
  account: 'signerAddress',
  // A wallet may change the fee: what it signed is in its answer.
  answer: t.intersection([t.type({ signature: cosmosSignature }), t.partial({ signed: t.UnknownRecord })]),
}

/** The methods of Cosmos. The document to sign is the chain's own and passed on as it is. */
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

/** The methods of Polkadot. The payload of a transaction is the chain's own and passed on as it is. */
export const POLKADOT_METHODS: Readonly<Record<string, SessionMethod>> = {
  polkadot_signMessage: {
    params: t.intersection([t.type({ message: t.string }), optionalAddress]),
    account: 'address',
    answer: t.type({ signature: hexBytes }),
  },
  polkadot_signTransaction: {
    params: t.intersection([t.type({ transactionPayload: t.UnknownRecord }), optionalAddress]),
    account: 'address',
    answer: t.type({ signature: hexBytes }),
  },
}
