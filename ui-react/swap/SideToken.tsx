import { useMemo } from 'react'
import { ambiguityIn } from '../../domain/asset/ambiguity.js'
import { ShortAddress } from '../account/ShortAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden } from '../modal/shared.styles.js'
import { AssetPicture } from '../payment/AssetPicture.js'
import { Icon } from '../primitives/Icon.js'
import { Name } from '../primitives/List.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { usePortico } from '../shared/usePortico.js'
import { SWAP_WORDS } from './messages.js'
import { tokenButton } from './token.styles.js'
import type { SwapViewProps } from './WithSwap.js'

export interface SideProps extends SwapViewProps {
  /** Amount in base units, if known. */
  readonly units: bigint | undefined
  /** Nothing can be changed now. */
  readonly still: boolean
  readonly onSubmit: () => void
}

interface SideTokenProps extends Pick<SideProps, 'state' | 'still'> {
  readonly side: 'Pay' | 'Get'
}

/** The token of a side, as a link to the others. */
export const SideToken = ({ side, state: { tokens, network, checked, form, list }, still }: SideTokenProps) => {
  const t = useMessages(SWAP_WORDS)
  const { commands } = usePortico()
  const isAmbiguous = useMemo(() => ambiguityIn(tokens), [tokens])
  const [token, id] = side === 'Pay' ? [checked.pay, form.payId] : [checked.get, form.getId]
  // The selected token is not in any loaded list yet.
  const isAwaited = token === undefined && id !== '' && list._tag === 'Loading'
  return (
    <button
      type="button"
      className={tokenButton}
      data-empty={token === undefined && !isAwaited}
      aria-disabled={still || undefined}
      onClick={() => !still && commands.go({ name: 'SwapSelectToken', side })}
    >
      {token !== undefined && <AssetPicture asset={token} network={network} size="small" />}
      <span>
        <span className={hidden}>{t(side === 'Pay' ? 'swap.payToken' : 'swap.getToken')} </span>
        {isAwaited && <Skeleton shape="line" />}
        {token === undefined && !isAwaited && <span>{t('payment.chooseAsset')}</span>}
        {token !== undefined && <Name>{token.symbol}</Name>}
        {token?.contract !== undefined && isAmbiguous(token) && (
          <small>
            <ShortAddress address={token.contract} />
          </small>
        )}
      </span>
      {!still && <Icon name="down" />}
    </button>
  )
}
