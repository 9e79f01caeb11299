import * as t from 'io-ts'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ChainRpc, NodeError } from '../../application/ports/chainRpc.js'
import { type EvmAddress, parseEvmAddress } from '../../domain/account/addresses/evm.js'
import type { NameError } from '../../domain/names/nameError.js'
import { ETHER, unlessZero } from '../../domain/names/nameRecord.js'
import type { Network } from '../../domain/network/network.js'
import { oneOf, stringMatching } from '../http/codecs/combinators.js'
import { fromHex, toHex } from '../shared/hexBytes.js'
import { addressBytes, bytesAt } from '../shared/abi.js'
import { resolveCall, reverseCall } from './ensCalls.js'

/** The Universal Resolver of ENS on Ethereum, a proxy governed by the ENS DAO. */
const UNIVERSAL_RESOLVER = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

/** Revert selectors for a name without an address, or an address without a name. */
const NOTHING: ReadonlySet<string> = new Set([
  '0x77209fe8', // ResolverNotFound(bytes)
  '0x1e9535f2', // ResolverNotContract(bytes,address)
  '0x7b1c461b', // UnsupportedResolverProfile(bytes4)
  '0xef9c03ce', // ReverseAddressMismatch(string,bytes)
])

/** EIP-3668: the answer is on a server chosen by the name's owner, which this page does not contact. */
const OFFCHAIN_LOOKUP = '0x556f1830'

const Data = stringMatching(/^0x[0-9a-f]*$/i)
/** Revert data in a node's error; some nodes nest it once more. */
const Reverted = t.type({ data: oneOf(Data, t.type({ data: Data })) })

const selectorOf = (cause: unknown): string | undefined => {
  const read = Reverted.decode(cause)
  if (E.isLeft(read)) return undefined
  const { data } = read.right
  return (typeof data === 'string' ? data : data.data).slice(0, 10).toLowerCase()
}

/** Maps the "not found" reverts to `undefined`. */
const readRefusal = (error: NodeError): E.Either<NameError, undefined> => {
  if (error._tag !== 'RequestFailed') return E.left(error)
  const selector = selectorOf(error.cause)
  if (selector === undefined) return E.left({ _tag: 'NameResolutionFailed', reason: 'the node refused the call' })
  if (NOTHING.has(selector)) return E.right(undefined)
  return E.left(
    selector === OFFCHAIN_LOOKUP
      ? { _tag: 'NotConfigured' }
      : { _tag: 'NameResolutionFailed', reason: 'its resolver failed' },
  )
}

const MALFORMED: NameError = { _tag: 'Malformed', detail: 'eth_call' }

const toAddress = (bytes: Uint8Array): E.Either<NameError, EvmAddress | undefined> =>
  pipe(
    parseEvmAddress(`0x${toHex(bytes)}`),
    E.bimap(() => MALFORMED, unlessZero),
  )

/** First value of the answer: the resolver's answer; `undefined` if it has no address for the coin type. */
const readAddress =
  (coinType: number) =>
  (answer: Uint8Array): E.Either<NameError, EvmAddress | undefined> => {
    const inner = bytesAt(answer, 0)
    if (inner === undefined) return E.left(MALFORMED)
    if (inner.length === 0) return E.right(undefined)
    const bytes = coinType === ETHER ? addressBytes(inner) : bytesAt(inner, 0)
    if (bytes === undefined) return E.left(MALFORMED)
    return bytes.length === 0 ? E.right(undefined) : toAddress(bytes)
  }

/** Maximum length of a name. */
const LONGEST = 255

const readName = (answer: Uint8Array): E.Either<NameError, string | undefined> => {
  const bytes = bytesAt(answer, 0)
  if (bytes === undefined || bytes.length > LONGEST) return E.left(MALFORMED)
  const name = new TextDecoder().decode(bytes)
  return E.right(name === '' ? undefined : name)
}

/** ENS on Ethereum. */
export interface Ens {
  /** `undefined` if the name has no address for this coin type. */
  readonly addressOf: (name: string, coinType: number) => TE.TaskEither<NameError, EvmAddress | undefined>
  /** Primary name set by the owner of an address; forward resolution is not checked here. */
  readonly nameOf: (address: EvmAddress) => TE.TaskEither<NameError, string | undefined>
}

/** Queries ENS through its Universal Resolver. `NotConfigured` for names with an offchain resolver. */
export const makeEns = ({
  chainRpc,
  ethereum,
}: {
  readonly chainRpc: Pick<ChainRpc, 'request'>
  readonly ethereum: Network
}): Ens => {
  const ask = <A>(
    data: string,
    read: (answer: Uint8Array) => E.Either<NameError, A | undefined>,
  ): TE.TaskEither<NameError, A | undefined> =>
    pipe(
      chainRpc.request(ethereum, { method: 'eth_call', params: [{ to: UNIVERSAL_RESOLVER, data }, 'latest'] }),
      TE.matchE(
        (error) => TE.fromEither<NameError, A | undefined>(readRefusal(error)),
        (answer) => {
          const bytes = Data.is(answer) ? fromHex(answer.slice(2)) : undefined
          return TE.fromEither<NameError, A | undefined>(bytes === undefined ? E.left(MALFORMED) : read(bytes))
        },
      ),
    )
  return {
    addressOf: (name, coinType) => ask(resolveCall(name, coinType), readAddress(coinType)),
    nameOf: (address) => ask(reverseCall(address), readName),
  }
}
