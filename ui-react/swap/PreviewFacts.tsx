import { ambiguityIn } from '../../domain/asset/ambiguity.js'
import type { SwapPreview } from '../../domain/swap/swapState.js'
import type { Asset } from '../../domain/asset/asset.js'
import { type SwapQuote, valueOf } from '../../domain/swap/swapQuote.js'
import type { Network } from '../../domain/network/network.js'
import { Fiat } from '../account/Amount.js'
import { ExactAmount } from '../account/ExactAmount.js'
import { Fact, Facts } from '../account/Facts.js'
import { useMessages } from '../messages/useMessages.js'
import { AssetPicture } from '../payment/AssetPicture.js'
import { FeeFacts } from '../payment/FeeFacts.js'
import { hint } from '../modal/shared.styles.js'
import { useSpelling } from '../shared/useSpelling.js'
import { SWAP } from './messages.js'
import { QuoteFacts } from './QuoteFacts.js'
import { amounts } from './preview.styles.js'

interface SideAmountProps {
  readonly name: string
  readonly token: Asset
  /** In base units. */
  readonly units: bigint
  readonly network: Network
}

/** An amount with all its digits, and its value. */
const SideAmount = ({ name, token, units, network }: SideAmountProps) => {
  const value = valueOf(token, units)
  return (
    <div>
      <AssetPicture asset={token} network={network} size="row" />
      <div>
        <span className={hint}>{name}</span>
        <strong>
          <ExactAmount units={units} of={token} />
        </strong>
        {value !== undefined && (
          <span className={hint}>
            <Fiat value={value} />
          </span>
        )}
      </div>
    </div>
  )
}

interface SideAmountsProps {
  readonly network: Network
  readonly names: { readonly pay: string; readonly get: string }
  readonly pay: Asset
  readonly get: Asset
  /** In base units. */
  readonly paid: bigint
  readonly got: bigint
}

/** What leaves and what arrives: the largest elements of the view. */
export const SideAmounts = ({ network, names, pay, get, paid, got }: SideAmountsProps) => (
  <div className={amounts} tabIndex={-1}>
    <SideAmount name={names.pay} token={pay} units={paid} network={network} />
    <SideAmount name={names.get} token={get} units={got} network={network} />
  </div>
)

interface TokenContractsProps {
  readonly quote: Pick<SwapQuote, 'pay' | 'get'>
  readonly tokens: readonly Asset[]
}

/** The contracts of both tokens, in full, if a symbol does not identify its token; as several `Fact`s. */
const TokenContracts = ({ quote: { pay, get }, tokens }: TokenContractsProps) => {
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

interface PreviewFactsProps {
  readonly preview: SwapPreview
  readonly tokens: readonly Asset[]
}

/** The effects and costs of a swap. */
export const PreviewFacts = ({ preview: { quote, fee, feePayer }, tokens }: PreviewFactsProps) => {
  const t = useMessages(SWAP)
  return (
    <>
      <Facts>
        <QuoteFacts quote={quote} isExact />
        <TokenContracts quote={quote} tokens={tokens} />
        <FeeFacts network={quote.network} assets={tokens} payer={feePayer} fee={fee ?? t('swap.feeLater')} />
      </Facts>
      {quote.leastBy === 'Trial' && <p className={hint}>{t('swap.measured')}</p>}
    </>
  )
}
