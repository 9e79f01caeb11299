import type { Preview } from '../../domain/send/sendState.js'
import { type Asset, COIN_ID, isOneOfAKind } from '../../domain/asset/asset.js'
import { CopyAddress } from '../account/CopyAddress.js'
import { ExactAmount, Fee } from '../account/ExactAmount.js'
import { Fact, Facts } from '../account/Facts.js'
import { WholeAddress } from '../account/WholeAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { useSpelling } from '../shared/useSpelling.js'
import { SEND_WORDS } from './messages.js'

interface AssetAmountProps {
  readonly units: bigint
  readonly asset: Asset
}

/** An amount with all its digits; for a unique asset, its name. */
export const AssetAmount = ({ units, asset }: AssetAmountProps) =>
  isOneOfAKind(asset) ? (
    <bdi>{asset.name}</bdi>
  ) : (
    <ExactAmount units={units} of={asset} {...(asset.nft !== undefined && { sign: '× ' })} />
  )

interface SendFactsProps {
  readonly preview: Preview
  readonly assets: readonly Asset[]
  /** The visitor's own name for the receiver. */
  readonly savedAs: string | undefined
}

/** The effects and costs of a transfer, with the receiver's whole address (U-103, S-06). */
export const SendFacts = ({
  preview: { order, prepared, name: receiverName, feePayer },
  assets,
  savedAs,
}: SendFactsProps) => {
  const t = useMessages(SEND_WORDS)
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
          <bdi dir="ltr" translate="no">
            {String(asset.nft.tokenId)}
          </bdi>
        </Fact>
      )}
      <Fact name={t('payment.network')}>
        <bdi>{network.name}</bdi>
      </Fact>
      {coin !== undefined && (
        <Fact name={t('payment.fee')}>
          {feePayer === 'Executor' ? t('send.feeOfExecutor') : <Fee units={prepared.expectedFee} coin={coin} />}
        </Fact>
      )}
      {coin !== undefined && prepared.fee > prepared.expectedFee && (
        <Fact name={t('payment.atMost')}>
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
          <AssetAmount units={prepared.arrives} asset={asset} />
        </Fact>
      )}
      {!isOneOfAKind(asset) && (
        <Fact name={t('send.remains')}>
          <AssetAmount units={prepared.remains} asset={asset} />
        </Fact>
      )}
    </Facts>
  )
}
