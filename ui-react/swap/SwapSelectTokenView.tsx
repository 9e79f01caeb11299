import { useMemo, useRef, useState } from 'react'
import type { ViewOf } from '../../domain/modal/view.js'
import { assetSections, searchAssets } from '../../domain/asset/search.js'
import { suggestedAssets } from '../../domain/swap/swapAssets.js'
import type { Asset } from '../../domain/asset/asset.js'
import { useMessages } from '../messages/useMessages.js'
import { AssetPicture } from '../payment/AssetPicture.js'
import { hint, stack } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { SearchField } from '../primitives/SearchField.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { useTokens } from '../shared/hooks.js'
import { usePortico } from '../shared/usePortico.js'
import { TOKENS } from '../tokens/messages.js'
import { SWAP, SWAP_WORDS } from './messages.js'
import { chips, tokenButton } from './token.styles.js'
import { type TokenLine, TokenList } from './TokenList.js'
import { type SwapViewProps, WithSwap } from './WithSwap.js'

/** The account's tokens, then the rest; search results without sections. */
const linesOf = (tokens: readonly Asset[], sought: string): readonly TokenLine[] => {
  if (sought !== '') return searchAssets(tokens, sought).map((token) => ({ token }))
  const { owned, others } = assetSections(tokens)
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

const WORDS = { ...SWAP_WORDS, 'tokens.loading': TOKENS['tokens.loading'] }

const FIRST_ROWS = 5
const NONE: readonly Asset[] = []

interface SelectTokenProps extends SwapViewProps {
  readonly side: 'Pay' | 'Get'
}

const SelectToken = ({ api, state, side }: SelectTokenProps) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const [typed, setTyped] = useState('')
  const view = useRef<HTMLDivElement>(null)
  const { form, list, network } = state
  const isComing = useTokens()._tag === 'Loading' || list._tag === 'Loading'
  // The account's tokens come first. A row that moves when they load would be missed, or another one pressed.
  const tokens = isComing ? NONE : state.tokens
  const sought = typed.trim()
  const lines = useMemo(() => linesOf(tokens, sought), [tokens, sought])
  const suggested = useMemo(() => (sought === '' ? suggestedAssets(tokens) : []), [tokens, sought])
  const choose = (id: string): void => {
    api.choose(side, id)
    commands.back()
  }
  const said = [
    ...(isComing ? [t('tokens.loading')] : lines.length === 0 ? [t('payment.noMatch')] : []),
    ...(list._tag === 'Unavailable' ? [t('swap.listUnavailable')] : []),
  ]
  return (
    <div ref={view} className={stack} data-portico-tall>
      <SearchField
        name={t('payment.search')}
        clear={t('payment.clear')}
        text={typed}
        first
        onText={setTyped}
        onDown={() => view.current?.querySelector<HTMLElement>('li [tabindex="0"]')?.focus()}
      />
      {suggested.length > 0 && <Chips suggested={suggested} state={state} onChoose={choose} />}
      {lines.length > 0 && (
        <TokenList
          // The content above determines the position of its rows.
          key={suggested.length}
          lines={lines}
          tokens={tokens}
          network={network}
          current={side === 'Pay' ? form.payId : form.getId}
          question={sought}
          onChoose={choose}
        />
      )}
      {isComing && Array.from({ length: FIRST_ROWS }, (_, at) => <Skeleton key={at} shape="row" />)}
      <p className={hint} role="status">
        {said.join(' ')}
      </p>
      {list._tag === 'Unavailable' && (
        <Button wide onPress={api.retry}>
          {t('payment.retry')}
        </Button>
      )}
    </div>
  )
}

/** The tokens of the network, for one side of the swap (V-37). */
export const SwapSelectTokenView = ({ view }: { readonly view: ViewOf<'SwapSelectToken'> }) => (
  <WithSwap>{(props) => <SelectToken {...props} side={view.side} />}</WithSwap>
)
