import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { SchedulerLike } from 'rxjs'
import { inTime } from '../../application/kernel/inTime.js'
import type { AskWallet, AssetDiscovery, NotTold } from '../../application/ports/assetDiscovery.js'
import type { Nft } from '../../domain/nfts/nft.js'
import { orUndefined, stringMatching, usableEntries } from '../http/codecs/combinators.js'
import { plainText } from '../http/codecs/text.js'
import { toHexChainId } from '../../domain/network/hexChainId.js'
import { describeToken } from './tokenUri.js'

/** Wallets answer from memory, without a prompt; listing all assets takes longer. */
const CAPABILITIES_WITHIN_MS = 3_000
const ASSETS_WITHIN_MS = 10_000
const LONGEST_NAME = 128
/** More would block the page; strangers can send an account any number of tokens. */
const MOST_ASSETS = 2_000

/** EIP-5792: capabilities on all chains. */
const EVERY_CHAIN = '0x0'
const Capability = t.type({ assetDiscovery: t.type({ supported: t.literal(true) }) })

const Asset = t.strict({
  address: stringMatching(/^0x[\da-f]{40}$/i),
  balance: stringMatching(/^0x[\da-f]{1,64}$/i),
  type: stringMatching(/^erc(?:721|1155)$/i),
  /** ERC-7811 leaves the content of `metadata` open. */
  metadata: orUndefined(
    t.strict({
      name: orUndefined(plainText(LONGEST_NAME)),
      tokenId: orUndefined(stringMatching(/^(?:\d{1,78}|0x[\da-f]{1,64})$/i)),
      tokenURI: orUndefined(t.string),
    }),
  ),
})
const Assets = usableEntries(Asset)

const toNft = ({ address, balance, metadata }: t.TypeOf<typeof Asset>): Nft => {
  const tokenId = metadata?.tokenId === undefined ? undefined : String(BigInt(metadata.tokenId))
  const { name, imageUrl } = describeToken(metadata?.tokenURI ?? '')
  const collection = metadata?.name
  const shown = name ?? (collection === undefined || tokenId === undefined ? collection : `${collection} #${tokenId}`)
  return {
    id: [address.toLowerCase(), tokenId ?? ''].join(':'),
    ...(shown !== undefined && { name: shown }),
    ...(collection !== undefined && { collection }),
    ...(imageUrl !== undefined && { previewUrl: imageUrl }),
    count: BigInt(balance),
    token: { contract: address, ...(tokenId !== undefined && { tokenId }) },
  }
}

/** Entry of an answer for one chain. Wallets write the hex id in either case. */
const ofChain = (answer: unknown, chain: string): unknown =>
  t.UnknownRecord.is(answer) ? Object.entries(answer).find(([key]) => key.toLowerCase() === chain)?.[1] : undefined

const mostOf = (list: unknown): unknown => (Array.isArray(list) ? list.slice(0, MOST_ASSETS) : list)

const notTold = (): NotTold => ({ _tag: 'NotTold' })

/**
 * Asks a wallet for the assets of an account if it announces support (EIP-5792). Neither request prompts the visitor.
 */
export const makeWalletAssets = ({
  scheduler,
}: {
  readonly scheduler: SchedulerLike
}): Pick<AssetDiscovery, 'nfts'> => {
  const askInTime = (afterMs: number, request: ReturnType<AskWallet>): TE.TaskEither<NotTold, unknown> =>
    pipe(inTime({ scheduler }, afterMs, request), TE.mapLeft(notTold))
  return {
    nfts: ({ address, chainId }, ask) => {
      const chain = toHexChainId(chainId)
      const assets = { account: address, chainFilter: [chain], assetTypeFilter: ['erc721', 'erc1155'] }
      return pipe(
        askInTime(CAPABILITIES_WITHIN_MS, ask({ method: 'wallet_getCapabilities', params: [address] })),
        TE.filterOrElse(
          (answer) => Capability.is(ofChain(answer, chain)) || Capability.is(ofChain(answer, EVERY_CHAIN)),
          notTold,
        ),
        TE.flatMap(() => askInTime(ASSETS_WITHIN_MS, ask({ method: 'wallet_getAssets', params: [assets] }))),
        TE.flatMapEither((answer) => pipe(Assets.decode(mostOf(ofChain(answer, chain))), E.mapLeft(notTold))),
        TE.map((list) => list.map(toNft).filter(({ count }) => count > 0n)),
      )
    },
  }
}
