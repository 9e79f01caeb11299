import type { CaipAddress } from '../../domain/account/caip10.js'
import { isHidden } from '../../domain/account/hiddenTokens.js'
import type { TokenList } from '../../domain/account/tokens.js'
import { totalValue } from '../../domain/account/tokenValue.js'
import { networkName } from '../../domain/network/networkNames.js'
import { Fiat } from '../account/Amount.js'
import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { useNetwork } from '../shared/usePortico.js'
import { TOKENS } from './messages.js'
import type { TokensOf } from './useShownTokens.js'

interface ShownTotalProps {
  readonly list: TokenList
  readonly hidden: readonly CaipAddress[]
  readonly of: Exclude<TokensOf, 'Here'>
}

/** The total on other networks; the account's total is that of the active network. */
export const ShownTotal = ({ list, hidden, of }: ShownTotalProps) => {
  const t = useMessages(TOKENS)
  const { networks } = useNetwork()
  if (list._tag !== 'Loaded') return null
  const total = totalValue(list.tokens.filter((token) => !isHidden(hidden, token)))
  if (total === undefined) return null
  return (
    <p className={hint}>
      <span>
        {of === 'Everywhere' ? t('tokens.totalAll') : t('tokens.totalOn', { network: networkName(networks, of) })}
      </span>{' '}
      <Fiat value={total} />
    </p>
  )
}
