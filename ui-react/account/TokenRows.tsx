import type { TokenBalance } from '../../domain/account/TokenBalance.js'
import { pictureAt } from '../../domain/images/pictureAt.js'
import { formatFiat } from '../../domain/amount/formatFiat.js'
import { useTranslate } from '../messages/useTranslate.js'
import { hidden } from '../modal/shared.styles.js'
import { Arch } from '../primitives/Arch.js'
import { List } from '../primitives/List.js'
import { usePicture } from '../shared/usePicture.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { Amount } from './Amount.js'
import { tokenName, tokenRow, tokenValue } from './TokenRows.styles.js'

const CURRENCY = 'USD'

const Value = ({ token }: { readonly token: TokenBalance }) => {
  const t = useTranslate()
  const { locale } = useReadable(usePortico().appearance)
  // No price is not a price of 0 (S-23).
  if (token.value !== undefined) return <bdi>{formatFiat(String(token.value), CURRENCY, locale)}</bdi>
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={hidden}>{t('tokens.noPrice')}</span>
    </>
  )
}

const TokenPicture = ({ token }: { readonly token: TokenBalance }) => (
  <Arch name={token.symbol} src={usePicture(pictureAt(token.iconUrl))} />
)

/** What the account holds, one row a token. Names are untrusted text, kept apart from the writing direction around. */
export const TokenRows = ({ tokens }: { readonly tokens: readonly TokenBalance[] }) => {
  const t = useTranslate()
  return (
    <List name={t('tokens.tab')}>
      {tokens.map((token) => (
        <li key={`${token.chainId}:${token.address ?? 'native'}`} className={tokenRow}>
          <TokenPicture token={token} />
          <span className={tokenName}>
            <bdi>{token.name}</bdi>
            <Amount amount={token.quantity.numeric} symbol={token.symbol} />
          </span>
          <span className={tokenValue}>
            <Value token={token} />
          </span>
        </li>
      ))}
    </List>
  )
}
