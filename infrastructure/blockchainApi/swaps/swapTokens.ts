import * as t from 'io-ts'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { ListedToken } from '../../../domain/swap/swapAssets.js'
import { fromRefinement, oneOf, orUndefined, usableEntries } from '../../http/codecs/combinators.js'
import { shortContract, tokenLabels } from '../../http/codecs/label.js'
import { isSafeImage } from '../../http/codecs/safeImage.js'
import type { Question } from '../question.js'
import { EvmCaipAddress } from './swapCodecs.js'

/** ERC-20 stores decimals in one byte. */
const Decimals = fromRefinement(
  'decimals',
  (value): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255,
)

const TokenEntry = t.strict({
  name: t.unknown,
  symbol: t.unknown,
  address: EvmCaipAddress,
  decimals: Decimals,
  logoUri: orUndefined(t.string),
})

/** Wire reference 2.B.5; the server sends `null` if it has no tokens (2.B edge rows). */
const TokensReply = t.strict({ tokens: oneOf(t.null, usableEntries(TokenEntry)) })

/** Above the number of priced tokens on any network. */
const MOST_TOKENS = 5_000

/** `GET /v1/convert/tokens` (S7-14). Cached for the page's life. */
export const swapTokensQuestion: Question<CaipNetworkId, readonly ListedToken[]> = {
  call: 'blockchainApi swapTokens',
  ask: (client) => (chainId) =>
    pipe(
      client.get('v1/convert/tokens', { chainId }, TokensReply),
      TE.map(({ tokens }) =>
        (tokens ?? []).slice(0, MOST_TOKENS).map(({ logoUri, name, symbol, address, decimals }): ListedToken => ({
          address,
          decimals,
          ...tokenLabels({ name, symbol }, shortContract(address)),
          ...(logoUri !== undefined && isSafeImage(logoUri, client.address('', {})) && { iconUrl: logoUri }),
        })),
      ),
    ),
  key: (chainId) => chainId,
  ttlMs: Infinity,
}
