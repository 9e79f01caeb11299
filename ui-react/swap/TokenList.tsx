import { type ComponentProps, useMemo, useRef } from 'react'
import { multiply } from '../../domain/amount/decimals.js'
import type { Network } from '../../domain/network/network.js'
import { ambiguityIn } from '../../domain/asset/ambiguity.js'
import { isOwned, type Asset } from '../../domain/asset/asset.js'
import { Fiat, useSaidAmount } from '../account/Amount.js'
import { useMessages } from '../messages/useMessages.js'
import { AssetRow } from '../payment/AssetRow.js'
import { useRovingList } from '../primitives/rovingList.js'
import { VirtualItem } from '../primitives/virtualList.js'
import { virtualList } from '../primitives/virtualList.styles.js'
import { SWAP_WORDS } from './messages.js'
import { sectionName } from './token.styles.js'

/** A row, and the name of the section that starts with it. */
export interface TokenLine {
  readonly token: Asset
  readonly section?: 'payment.yours' | 'swap.all'
}

/** Isolated left-to-right text. */
const apart = (text: string): string => `\u2066${text}\u2069`

interface TokenRowProps extends Pick<
  ComponentProps<typeof AssetRow>,
  'network' | 'isAmbiguous' | 'current' | 'tabIndex' | 'onPress'
> {
  readonly token: Asset
}

/** A token with its balance and value, or else its symbol. */
const TokenRow = ({ token, ...row }: TokenRowProps) => {
  const say = useSaidAmount()
  const { symbol, balance, price } = token
  const has = balance !== undefined && isOwned(token) ? balance : undefined
  return (
    <AssetRow
      asset={token}
      said={has === undefined ? { text: symbol, title: undefined } : say(has, symbol, apart)}
      tag={has !== undefined && price !== undefined && <Fiat value={multiply(has, String(price))} />}
      {...row}
    />
  )
}

interface TokenListProps {
  readonly lines: readonly TokenLine[]
  /** All tokens of the network, among which a symbol may occur twice. */
  readonly tokens: readonly Asset[]
  readonly network: Network
  /** Id of the selected token. */
  readonly current: string
  /** The query that the rows answer; a new query starts at the first row. */
  readonly question: string
  readonly onChoose: (id: string) => void
}

/** Any number of tokens; only visible ones are rendered (W-45). */
export const TokenList = ({ lines, tokens, network, current, question, onChoose }: TokenListProps) => {
  const t = useMessages(SWAP_WORDS)
  const list = useRef<HTMLUListElement>(null)
  const isAmbiguous = useMemo(() => ambiguityIn(tokens), [tokens])
  const { virtual, margin, shown, held, setActive, onKeyDown } = useRovingList(list, {
    count: lines.length,
    keyOf: (at) => lines[at]?.token.id ?? at,
    question,
  })
  return (
    <ul ref={list} className={virtualList} aria-label={t('swap.list')} onKeyDown={onKeyDown}>
      {shown.map(({ index, start }) => {
        const line = lines[index]
        if (line === undefined) return null
        const { token, section } = line
        return (
          <VirtualItem
            key={token.id}
            index={index}
            top={start - margin}
            count={lines.length}
            held={index === held}
            measure={virtual.measureElement}
            onFocus={() => setActive(index)}
          >
            {section !== undefined && <h3 className={sectionName}>{t(section)}</h3>}
            <TokenRow
              token={token}
              network={network}
              isAmbiguous={isAmbiguous(token)}
              current={token.id === current}
              tabIndex={index === held ? 0 : -1}
              onPress={() => onChoose(token.id)}
            />
          </VirtualItem>
        )
      })}
    </ul>
  )
}
