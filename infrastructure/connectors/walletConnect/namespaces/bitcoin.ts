import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isBitcoinAddress } from '../../../../domain/account/addresses/bitcoin.js'
import { bothOf, fromRefinement, oneOf, stringMatching } from '../../../http/codecs/combinators.js'
import { BITCOIN_PARAMS, isPsbt } from '../../shared/requestParams.js'
import { fromBase64, isBase64 } from '../../../shared/bytesAsText.js'
import { toHex } from '../../../shared/hexBytes.js'
import { askListedMethod, type SessionMethod, type SessionRequest } from './methods.js'
import { readField } from '../../../shared/safeRead.js'
import type { RequestOutcome } from '../../shared/walletDriver.js'

const optionalAccount = t.partial({ account: t.string })
const psbt = fromRefinement(
  'psbt',
  (value): value is string => isBase64(value) && isPsbt(fromBase64(value) ?? new Uint8Array()),
)
/** Satoshi as text. */
const amount = stringMatching(/^[1-9]\d{0,15}$/)
const txid = stringMatching(/^[0-9a-f]{64}$/i)
/** Hexadecimal or base64. */
const anySignature = oneOf(stringMatching(/^(?:[0-9a-f]{2})+$/i), fromRefinement('base64', isBase64))
/** A valid address on any Bitcoin chain. */
const address = fromRefinement(
  'address',
  (value): value is string => typeof value === 'string' && isBitcoinAddress(value, 'bip122:'),
)
const Address = oneOf(
  address,
  bothOf(t.type({ address }), t.partial({ publicKey: t.string, path: t.string, intention: t.string })),
)

/** Bitcoin methods (wire reference 4.3). */
export const BITCOIN_METHODS: Readonly<Record<string, SessionMethod>> = {
  getAccountAddresses: { params: optionalAccount, account: 'account', answer: t.readonlyArray(Address) },
  sendTransfer: {
    params: bothOf(t.type({ recipientAddress: t.string, amount }), optionalAccount),
    account: 'account',
    answer: t.type({ txid }),
  },
  signMessage: { params: BITCOIN_PARAMS.signMessage, account: 'account', answer: t.type({ signature: anySignature }) },
  signPsbt: {
    params: bothOf(BITCOIN_PARAMS.signPsbt, t.type({ psbt })),
    account: 'account',
    answer: bothOf(t.type({ psbt }), t.partial({ txid })),
  },
}

const HEX = /^(?:[0-9a-f]{2})+$/i

const toHexSignature = (signature: string): string =>
  HEX.test(signature) ? signature : toHex(fromBase64(signature) ?? new Uint8Array())

/**
 * Normalizes answers, so that all Bitcoin wallets look alike to a site: addresses as objects, signatures in
 * hexadecimal.
 */
const READERS: Readonly<Record<string, (answer: unknown) => unknown>> = {
  getAccountAddresses: (answer) =>
    Array.isArray(answer)
      ? (answer as readonly unknown[]).map((each) => (typeof each === 'string' ? { address: each } : each))
      : answer,
  signMessage: (answer) => ({ signature: toHexSignature(String(readField(answer, 'signature'))) }),
}

/** Sends a Bitcoin request to a paired wallet. */
export const askBitcoinSession = async (call: SessionRequest): Promise<RequestOutcome> => {
  const answer = await askListedMethod(BITCOIN_METHODS)(call)
  const read = Object.hasOwn(READERS, call.request.method) ? READERS[call.request.method] : undefined
  return read === undefined ? answer : E.map(read)(answer)
}
