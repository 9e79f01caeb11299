import { ambiguityIn } from '../../domain/asset/ambiguity.js'
import type { SwapQuote } from '../../domain/swap/swapQuote.js'
import type { Asset } from '../../domain/asset/asset.js'
import { Fact } from '../account/Facts.js'
import { useMessages } from '../messages/useMessages.js'
import { useSpelling } from '../shared/useSpelling.js'
import { SWAP } from './messages.js'

interface TokenContractsProps {
  readonly quote: Pick<SwapQuote, 'pay' | 'get'>
  readonly tokens: readonly Asset[]
}

/** The contracts of both tokens, in full, if a symbol does not identify its token; as several `Fact`s. */
export const TokenContracts = ({ quote: { pay, get }, tokens }: TokenContractsProps) => {
  const t = useMessages(SWAP)
  const spell = useSpelling()
  const isAmbiguous = ambiguityIn(tokens)
  return [pay, get].map(
    (token) =>
      token.contract !== undefined &&
      isAmbiguous(token) && (
        <Fact key={token.id} name={t('swap.contractOf', { symbol: token.symbol })}>
          <bdi dir="ltr" translate="no">
            {spell(token.contract)}
          </bdi>
        </Fact>
      ),
  )
}
