import type { Preview } from '../../application/send/sendState.js'
import { amountInField } from '../../domain/amount/amountInField.js'
import { baseUnitsToDecimal } from '../../domain/amount/baseUnits.js'
import { multiply } from '../../domain/amount/decimals.js'
import { COIN_ID } from '../../domain/account/tokenContract.js'
import { isOneOfAKind, type SendableAsset } from '../../domain/send/sendableAsset.js'
import { CopyAddress } from '../account/CopyAddress.js'
import { Fiat } from '../account/Amount.js'
import { Fact, Facts } from '../account/Facts.js'
import { WholeAddress } from '../account/WholeAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { useLocales } from '../shared/viewHooks.js'
import { useSpelling } from '../shared/useSpelling.js'
import { SEND } from './messages.js'

interface ExactAmountProps {
  readonly units: bigint
  readonly asset: SendableAsset
}

/** Digits behind the point that a formatter writes in any browser. */
const MOST_DIGITS = 20

/** An amount in the visitor's language, with all its digits. */
const writeAmount = (amount: string, locales: readonly string[], decimals: number): string =>
  decimals > MOST_DIGITS
    ? amountInField(amount, locales[0] ?? 'en-US')
    : new Intl.NumberFormat(locales, { maximumFractionDigits: MOST_DIGITS }).format(amount as `${number}`)

/** An amount with all its digits: nothing that is signed is rounded (U-101). Of what there is one of, its name. */
export const ExactAmount = ({ units, asset }: ExactAmountProps) => {
  const locales = useLocales()
  if (isOneOfAKind(asset)) return <bdi>{asset.name}</bdi>
  const amount = writeAmount(baseUnitsToDecimal(units, asset.decimals), locales, asset.decimals)
  return (
    <bdi>
      {amount} {asset.nft !== undefined && '× '}
      {asset.symbol}
    </bdi>
  )
}

/** What a fee comes to; what rounds to no cent is less than one, because 0 would be untrue. */
const FeeValue = ({ value }: { readonly value: string }) => {
  const isDust = Number(value) < 0.005
  return (
    <bdi>
      {isDust && '<'}
      <Fiat value={isDust ? '0.01' : value} />
    </bdi>
  )
}

/** Of a fee, which is far below the decimals of other amounts. */
const FEE_DIGITS = 4

/** A fee as a number of few digits, with what it comes to. */
const Fee = ({ units, coin }: { readonly units: bigint; readonly coin: SendableAsset }) => {
  const format = new Intl.NumberFormat(useLocales(), { maximumSignificantDigits: FEE_DIGITS })
  const amount = baseUnitsToDecimal(units, coin.decimals)
  return (
    <span>
      <bdi>
        {format.format(amount as `${number}`)} {coin.symbol}
      </bdi>
      {coin.price !== undefined && (
        <>
          {' '}
          (<FeeValue value={multiply(amount, String(coin.price))} />)
        </>
      )}
    </span>
  )
}

interface SendFactsProps {
  readonly preview: Preview
  readonly assets: readonly SendableAsset[]
  /** The visitor's own name for the receiver. */
  readonly savedAs: string | undefined
}

/** What a transfer does and costs, with the whole address of its receiver (U-103, S-06). */
export const SendFacts = ({
  preview: { order, prepared, name: receiverName, feePayer },
  assets,
  savedAs,
}: SendFactsProps) => {
  const t = useMessages(SEND)
  const spell = useSpelling()
  const { network, asset, to } = order
  const coin = assets.find(({ id }) => id === COIN_ID)
  const sides = [
    { name: t('send.receiver'), copy: t('send.copyReceiver'), at: to },
    { name: t('send.contract'), copy: t('send.copyContract'), at: asset.contract },
  ]
  return (
    <Facts>
      {receiverName !== undefined && (
        <Fact name={t('send.name')}>
          <bdi>{receiverName}</bdi>
        </Fact>
      )}
      {savedAs !== undefined && (
        <Fact name={t('send.yourName')}>
          <bdi>{savedAs}</bdi>
        </Fact>
      )}
      {sides.map(
        ({ name, copy, at }) =>
          at !== undefined && (
            <Fact key={name} name={name}>
              <WholeAddress name={name} address={spell(at)}>
                <CopyAddress name={copy} address={spell(at)} />
              </WholeAddress>
            </Fact>
          ),
      )}
      {asset.nft !== undefined && (
        <Fact name={t('send.tokenId')}>
          <bdi dir="ltr">{String(asset.nft.tokenId)}</bdi>
        </Fact>
      )}
      <Fact name={t('send.network')}>
        <bdi>{network.name}</bdi>
      </Fact>
      {coin !== undefined && (
        <Fact name={t('send.fee')}>
          {feePayer === 'Executor' ? t('send.feeOfExecutor') : <Fee units={prepared.expectedFee} coin={coin} />}
        </Fact>
      )}
      {coin !== undefined && prepared.fee > prepared.expectedFee && (
        <Fact name={t('send.atMost')}>
          <Fee units={prepared.fee} coin={coin} />
        </Fact>
      )}
      {coin !== undefined && prepared.deposit > 0n && (
        <Fact name={t('send.deposit')}>
          <Fee units={prepared.deposit} coin={coin} />
        </Fact>
      )}
      {prepared.arrives < prepared.units && (
        <Fact name={t('send.arrives')}>
          <ExactAmount units={prepared.arrives} asset={asset} />
        </Fact>
      )}
      {!isOneOfAKind(asset) && (
        <Fact name={t('send.remains')}>
          <ExactAmount units={prepared.remains} asset={asset} />
        </Fact>
      )}
    </Facts>
  )
}
