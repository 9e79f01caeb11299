import { type Asset, COIN_ID } from '../../domain/asset/asset.js'
import type { Network } from '../../domain/network/network.js'
import type { FeePayer, PaymentFee } from '../../domain/payment/fee.js'
import { Fee } from '../account/ExactAmount.js'
import { Fact } from '../account/Facts.js'
import { useMessages } from '../messages/useMessages.js'
import { PAYMENT } from './messages.js'

/** The coin of a network, with its price if the account's assets have one. */
export const feeCoin = ({ nativeCurrency: { symbol, decimals } }: Network, assets: readonly Asset[]) => ({
  symbol,
  decimals,
  price: assets.find(({ id }) => id === COIN_ID)?.price,
})

interface FeeFactsProps {
  readonly network: Network
  readonly assets: readonly Asset[]
  readonly payer: FeePayer
  /** Or why it is not known. */
  readonly fee: PaymentFee | string
}

/** What the network takes for a payment, as several `Fact`s: each review of a payment has them. */
export const FeeFacts = ({ network, assets, payer, fee }: FeeFactsProps) => {
  const t = useMessages(PAYMENT)
  const coin = feeCoin(network, assets)
  const shown = payer === 'Executor' ? t('payment.feeOfExecutor') : fee
  const isAmount = typeof shown !== 'string'
  return (
    <>
      <Fact name={t('payment.network')}>
        <bdi>{network.name}</bdi>
      </Fact>
      <Fact name={t('payment.fee')}>{isAmount ? <Fee units={shown.expected} coin={coin} /> : shown}</Fact>
      {isAmount && shown.most > shown.expected && (
        <Fact name={t('payment.atMost')}>
          <Fee units={shown.most} coin={coin} />
        </Fact>
      )}
    </>
  )
}
