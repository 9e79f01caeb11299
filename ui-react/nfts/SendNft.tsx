import { useEffect, useState } from 'react'
import type { NftsApi } from '../../application/nfts/nftsFeature.js'
import { isFeatureOn } from '../../domain/config/features.js'
import type { Nft } from '../../domain/nfts/nft.js'
import { nftAssetId } from '../../domain/nfts/nftAssetId.js'
import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { useFeatures } from '../shared/hooks.js'
import { usePortico } from '../shared/usePortico.js'
import { NFTS } from './messages.js'

interface SendNftProps {
  readonly nft: Nft
  readonly api: NftsApi
}

/** Whether the NFT is identified; `undefined` while the chain is asked. */
const useIdentity = ({ nft: { id, token }, api }: SendNftProps): boolean | undefined => {
  const isKnown = token?.tokenId !== undefined
  const [identified, setIdentified] = useState<boolean>()
  useEffect(() => {
    let isShown = true
    if (!isKnown) void api.identify(id).then((known) => isShown && setIdentified(known))
    return () => {
      isShown = false
    }
  }, [api, id, isKnown])
  return isKnown || identified
}

/** Leads to sending the NFT, or says why it cannot be sent from here. */
export const SendNft = (props: SendNftProps) => {
  const t = useMessages(NFTS)
  const { commands } = usePortico()
  const isOn = isFeatureOn('send', useFeatures())
  const isIdentified = useIdentity(props)
  const { token, previewUrl } = props.nft
  if (!isOn || isIdentified === undefined) return null
  if (token?.tokenId === undefined) return <p className={hint}>{t('nfts.notTold')}</p>
  const asset = nftAssetId(token.contract, token.tokenId)
  return (
    <Button
      tone="primary"
      wide
      onPress={() =>
        commands.go({ name: 'WalletSend', asset, ...(previewUrl !== undefined && { pictureUrl: previewUrl }) })
      }
    >
      {t('nfts.send')}
    </Button>
  )
}
