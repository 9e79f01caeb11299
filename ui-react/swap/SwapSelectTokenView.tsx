import { useMemo } from 'react'
import type { ViewOf } from '../../domain/modal/view.js'
import { assetSections } from '../../domain/asset/search.js'
import { suggestedAssets } from '../../domain/swap/swapAssets.js'
import type { Asset } from '../../domain/asset/asset.js'
import { useMessages } from '../messages/useMessages.js'
import { AssetPicture } from '../payment/AssetPicture.js'
import { AssetPicker } from '../payment/AssetPicker.js'
import { useTokens } from '../shared/hooks.js'
import { usePortico } from '../shared/usePortico.js'
import { TOKENS } from '../tokens/messages.js'
import { SWAP } from './messages.js'
import { chips, tokenButton } from './token.styles.js'
import { type TokenLine, TokenList } from './TokenList.js'
import { type SwapViewProps, WithSwap } from './WithSwap.js'

/** The account's tokens, then the rest; search results without sections. */
const linesOf = (found: readonly Asset[], sought: string): readonly TokenLine[] => {
  if (sought !== '') return found.map((token) => ({ token }))
  const { owned, others } = assetSections(found)
  return [
    ...owned.map((token, at): TokenLine => ({ token, ...(at === 0 && { section: 'payment.yours' }) })),
    ...others.map((token, at): TokenLine => ({ token, ...(at === 0 && { section: 'swap.all' }) })),
  ]
}

interface ChipsProps extends Pick<SwapViewProps, 'state'> {
  readonly suggested: readonly Asset[]
  readonly onChoose: (id: string) => void
}

/** The most wanted tokens. */
const Chips = ({ suggested, state, onChoose }: ChipsProps) => {
  const t = useMessages(SWAP)
  return (
    <ul className={chips} aria-label={t('swap.suggested')}>
      {suggested.map((token) => (
        <li key={token.id}>
          <button type="button" className={tokenButton} onClick={() => onChoose(token.id)}>
            <AssetPicture asset={token} network={state.network} size="small" />
            <bdi>{token.symbol}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

const WORDS = { ...SWAP, 'tokens.loading': TOKENS['tokens.loading'] }

interface SelectTokenProps extends SwapViewProps {
  readonly side: 'Pay' | 'Get'
}

interface FoundProps extends Omit<SelectTokenProps, 'api'> {
  readonly found: readonly Asset[]
  readonly sought: string
  readonly onChoose: (id: string) => void
}

/** What was found: the suggested ones above, unless they were searched for. */
const Found = ({ state, side, found, sought, onChoose }: FoundProps) => {
  const { form, network, tokens } = state
  const lines = useMemo(() => linesOf(found, sought), [found, sought])
  const suggested = useMemo(() => (sought === '' ? suggestedAssets(found) : []), [found, sought])
  return (
    <>
      {suggested.length > 0 && <Chips suggested={suggested} state={state} onChoose={onChoose} />}
      <TokenList
        // The content above determines the position of its rows.
        key={suggested.length}
        lines={lines}
        tokens={tokens}
        network={network}
        current={side === 'Pay' ? form.payId : form.getId}
        question={sought}
        onChoose={onChoose}
      />
    </>
  )
}

const SelectToken = ({ api, state, side }: SelectTokenProps) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const { list, tokens } = state
  // The account's tokens come first.
  const isLoading = useTokens()._tag === 'Loading' || list._tag === 'Loading'
  const choose = (id: string): void => {
    api.choose(side, id)
    commands.back()
  }
  return (
    <AssetPicker
      assets={tokens}
      isLong
      loading={isLoading ? t('tokens.loading') : undefined}
      outage={list._tag === 'Unavailable' ? { words: t('swap.listUnavailable'), onRetry: api.retry } : undefined}
    >
      {(found, sought) => <Found state={state} side={side} found={found} sought={sought} onChoose={choose} />}
    </AssetPicker>
  )
}

/** The tokens of the network, for one side of the swap (V-37). */
export const SwapSelectTokenView = ({ view }: { readonly view: ViewOf<'SwapSelectToken'> }) => (
  <WithSwap>{(props) => <SelectToken {...props} side={view.side} />}</WithSwap>
)
