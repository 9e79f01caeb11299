import { type Asset, COIN_ID } from '../../domain/asset/asset.js'
import type { Network } from '../../domain/network/network.js'
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
  /** In base units of the coin; or why no fee is named. */
  readonly fee: { readonly expected: bigint; readonly most: bigint } | string
}

/** What the network takes for a payment, as several `Fact`s: each review of a payment has them. */
export const FeeFacts = ({ network, assets, fee }: FeeFactsProps) => {
  const t = useMessages(PAYMENT)
  const coin = feeCoin(network, assets)
  const isNamed = typeof fee !== 'string'
  return (
    <>
      <Fact name={t('payment.network')}>
        <bdi>{network.name}</bdi>
      </Fact>
      <Fact name={t('payment.fee')}>{isNamed ? <Fee units={fee.expected} coin={coin} /> : fee}</Fact>
      {isNamed && fee.most > fee.expected && (
        <Fact name={t('payment.atMost')}>
          <Fee units={fee.most} coin={coin} />
        </Fact>
      )}
    </>
  )
}
