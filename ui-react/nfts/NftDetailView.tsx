import type { NftsApi } from '../../application/nfts/nftsFeature.js'
import { pictureAt } from '../../domain/images/picture.js'
import type { ViewOf } from '../../domain/modal/view.js'
import { explorerAccountUrl } from '../../domain/network/networkDisplay.js'
import type { Nft } from '../../domain/nfts/nft.js'
import { CopyAddress, CopyButton } from '../account/CopyAddress.js'
import { ExplorerLink } from '../account/ExplorerLink.js'
import { Fact, Facts } from '../account/Facts.js'
import { ShortAddress } from '../account/ShortAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hint } from '../modal/shared.styles.js'
import { ViewLoading } from '../modal/ViewPlaceholder.js'
import { lead } from '../modal/ViewParts.styles.js'
import { WithFeature } from '../modal/WithFeature.js'
import { Initial, Picture } from '../primitives/Picture.js'
import { usePicture } from '../shared/pictures.js'
import { useNetwork } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { useSpelling } from '../shared/useSpelling.js'
import { useNumberFormat } from '../shared/viewHooks.js'
import { NFTS } from './messages.js'
import { artwork, detail } from './nfts.styles.js'
import { SendNft } from './SendNft.js'

/** Details of an NFT. A history has neither contract nor token id. */
const NftFacts = ({ nft: { collection, count, token }, api }: { readonly nft: Nft; readonly api: NftsApi }) => {
  const t = useMessages(NFTS)
  const format = useNumberFormat()
  const spell = useSpelling()
  const contract = token && spell(token.contract)
  const tokenId = token?.tokenId
  return (
    <Facts>
      {collection !== undefined && (
        <Fact name={t('nfts.collection')}>
          <bdi>{collection}</bdi>
        </Fact>
      )}
      {count > 1n && <Fact name={t('nfts.count')}>{format(count)}</Fact>}
      {contract !== undefined && (
        <Fact name={t('nfts.contract')}>
          <ShortAddress address={contract} />
          <CopyAddress address={contract} name={t('nfts.copyContract')} />
        </Fact>
      )}
      {tokenId !== undefined && (
        <Fact name={t('nfts.tokenId')}>
          <bdi dir="ltr" translate="no">
            {tokenId}
          </bdi>
          <CopyButton
            notice="TokenIdCopied"
            name={t('nfts.copyTokenId')}
            done={t('nfts.tokenIdCopied')}
            onPress={() => api.copyTokenId(tokenId)}
          />
        </Fact>
      )}
    </Facts>
  )
}

const Detail = ({ nft, api }: { readonly nft: Nft; readonly api: NftsApi }) => {
  const t = useMessages(NFTS)
  const { active } = useNetwork()
  const preview = usePicture(pictureAt(nft.previewUrl))
  const large = usePicture(pictureAt(nft.detailUrl))
  const name = nft.name ?? t('nfts.unnamed')
  const network = active._tag === 'Configured' ? active.network : undefined
  const page = nft.token && explorerAccountUrl(network, nft.token.contract)
  return (
    <div className={detail}>
      <span className={artwork} data-size="large" aria-hidden="true">
        <Picture src={large ?? preview}>
          <Initial name={name} />
        </Picture>
      </span>
      <p className={lead} tabIndex={-1} data-portico-focus>
        <bdi>{name}</bdi>
      </p>
      <NftFacts nft={nft} api={api} />
      <SendNft nft={nft} api={api} />
      <ExplorerLink href={page} name={t('nfts.explorer')} />
    </div>
  )
}

const Shown = ({ api, nftId }: { readonly api: NftsApi; readonly nftId: string }) => {
  const t = useMessages(NFTS)
  const state = useReadable(api.state)
  if (state._tag === 'Loading') return <ViewLoading />
  const nft = 'nfts' in state ? state.nfts.find(({ id }) => id === nftId) : undefined
  if (nft !== undefined) return <Detail nft={nft} api={api} />
  return (
    <div className={centred}>
      <p className={lead} tabIndex={-1} data-portico-focus>
        {t('nfts.gone')}
      </p>
      <p className={hint}>{t('nfts.goneHint')}</p>
    </div>
  )
}

/** One NFT of the account, with its details. */
export const NftDetailView = ({ view }: { readonly view: ViewOf<'NftDetail'> }) => (
  <WithFeature name="nfts">{(api) => <Shown api={api} nftId={view.nftId} />}</WithFeature>
)
