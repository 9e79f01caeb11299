import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { EvmAddress } from '../../../domain/account/addresses/evm.js'
import { truncateAddress } from '../../../domain/account/truncateAddress.js'
import type { TokenReference } from '../../../domain/send/assetId.js'
import type { FoundToken } from '../../../domain/send/foundToken.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { plainText } from '../../http/codecs/text.js'
import { textIn } from '../../shared/abi.js'
import { fromHex } from '../../shared/hexBytes.js'
import { readAddress } from './checkTransfer.js'
import type { EvmNode } from './evmNode.js'
import { answerTo } from './revertReason.js'
import { encodeCall, heldUnits, holdingData, type TokenAsset, wordOf } from './tokenCalls.js'

/** Longer labels are messages to the reader rather than names. */
const Name = plainText(64)
const Symbol = plainText(32)

/** ERC-20 stores decimals in one byte. */
const MOST_DECIMALS = 255n

/** ERC-165 interface ids, left-aligned in a word. */
const ERC_721 = 0x80ac58cdn << 224n
const ERC_1155 = 0xd9b67a26n << 224n

type Found = TE.TaskEither<TransferError, FoundToken>

const UNKNOWN: E.Either<TransferError, never> = E.left({ _tag: 'UnknownToken' })

/** Answers of a contract to each call; `0x` for one that reverts. */
const askAll = (
  node: EvmNode,
  to: EvmAddress,
  questions: readonly string[],
): TE.TaskEither<TransferError, readonly string[]> =>
  TE.sequenceArray(questions.map((data) => answerTo(node, { to, data })))

/** Two head words, then up to 64 characters of at most four bytes. */
const MOST_DIGITS = 2 * (4 * 64 + 2 * 32)

/** Decodes a contract's label; `undefined` if it cannot be shown. */
const textOf = (answer: string | undefined, codec: typeof Name): string | undefined => {
  const text = textIn(fromHex(answer?.slice(2, 2 + MOST_DIGITS)) ?? new Uint8Array())?.trim()
  return codec.is(text) ? text : undefined
}

const findFungible = (node: EvmNode, contract: EvmAddress, owner: EvmAddress): Found => {
  const asset: TokenAsset = { _tag: 'Token', contract, units: 'All' }
  const kind = encodeCall('supportsInterface(bytes4)', ERC_721)
  const details = (['decimals()', 'symbol()', 'name()'] as const).map((call) => encodeCall(call))
  return pipe(
    askAll(node, contract, [kind, holdingData(asset, owner), ...details]),
    TE.flatMapEither(([isSingle = '', held = '', places = '', ...texts]): E.Either<TransferError, FoundToken> => {
      // An ERC-721 contract may have `decimals` too, but its balance counts NFTs.
      if (wordOf(isSingle) === 1n) return UNKNOWN
      const [units, decimals] = [heldUnits(asset, owner, held), wordOf(places)]
      if (units === undefined || decimals === undefined || decimals > MOST_DECIMALS) return UNKNOWN
      const symbol = textOf(texts[0], Symbol) ?? truncateAddress(contract)
      const name = textOf(texts[1], Name) ?? symbol
      return E.right({ _tag: 'Token', name, symbol, decimals: Number(decimals), units })
    }),
  )
}

const findNumbered = (node: EvmNode, contract: EvmAddress, tokenId: bigint, owner: EvmAddress): Found => {
  const single: TokenAsset = { _tag: 'Nft', contract, tokenId }
  const many: TokenAsset = { _tag: 'MultiToken', contract, tokenId, units: 'All' }
  const kinds = [ERC_721, ERC_1155].map((id) => encodeCall('supportsInterface(bytes4)', id))
  const holdings = [single, many].map((asset) => holdingData(asset, owner))
  return pipe(
    askAll(node, contract, [...kinds, ...holdings, encodeCall('name()')]),
    TE.flatMapEither(([isSingle = '', isMany = '', one = '', several = '', text]) => {
      const found = [
        ...(wordOf(isSingle) === 1n ? [{ _tag: 'Nft', units: heldUnits(single, owner, one) } as const] : []),
        ...(wordOf(isMany) === 1n ? [{ _tag: 'MultiToken', units: heldUnits(many, owner, several) } as const] : []),
      ][0]
      // A burnt ERC-721 token has no owner.
      return found === undefined ? UNKNOWN : E.right({ ...found, units: found.units ?? 0n, name: textOf(text, Name) })
    }),
  )
}

/** Looks up a token by its contract, and the account's holding. */
export const findToken = (node: EvmNode, { contract, tokenId }: TokenReference, owner: string): Found =>
  pipe(
    TE.Do,
    TE.bind('to', () => TE.fromEither(readAddress('contract', contract))),
    TE.bind('of', () => TE.fromEither(readAddress('from', owner))),
    TE.flatMap(({ to, of }) =>
      tokenId === undefined ? findFungible(node, to, of) : findNumbered(node, to, tokenId, of),
    ),
  )
