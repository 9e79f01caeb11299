import type { Preview } from '../../domain/send/sendState.js'
import { type Asset, isOneOfAKind } from '../../domain/asset/asset.js'
import { CopyAddress } from '../account/CopyAddress.js'
import { ExactAmount, Fee } from '../account/ExactAmount.js'
import { Fact, Facts } from '../account/Facts.js'
import { WholeAddress } from '../account/WholeAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { FeeFacts, feeCoin } from '../payment/FeeFacts.js'
import { useSpelling } from '../shared/useSpelling.js'
import { SEND } from './messages.js'

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
  const t = useMessages(SEND)
  const spell = useSpelling()
  const { network, asset, to } = order
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
      <FeeFacts
        network={network}
        assets={assets}
        payer={feePayer}
        fee={{ expected: prepared.expectedFee, most: prepared.fee }}
      />
      {prepared.deposit > 0n && (
        <Fact name={t('send.deposit')}>
          <Fee units={prepared.deposit} coin={feeCoin(network, assets)} />
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
