import type { TokenBalance } from '../../domain/account/tokens.js'
import { isImitation } from '../../domain/account/imitation.js'
import { ACCOUNT } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hidden, hint, stack } from '../modal/shared.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import { Tile } from '../primitives/Picture.js'
import { List, Name, Tag } from '../primitives/List.js'
import { usePicture } from '../shared/pictures.js'
import { usePortico } from '../shared/usePortico.js'
import { Amount, Fiat } from './Amount.js'
import { tokenList, tokenName, tokenRow, tokenValue } from './AccountView.styles.js'
import { Button } from '../primitives/Button.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { useTokens } from '../shared/hooks.js'
import { HostPart } from '../slots/HostPart.js'

const Value = ({ token }: { readonly token: TokenBalance }) => {
  const t = useMessages(ACCOUNT)
  // No price is not a price of 0 (S-23).
  if (token.value !== undefined) return <Fiat value={String(token.value)} />
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={hidden}>{t('tokens.noPrice')}</span>
    </>
  )
}

/** By its contract and never by its symbol, which an imitation has, too. */
const TokenPicture = ({ token: { address, chainId, iconUrl, symbol } }: { readonly token: TokenBalance }) => (
  <Tile name={symbol} src={usePicture({ _tag: 'Token', id: address ?? chainId, iconUrl })} size="row" />
)

/** What the account holds, one row a token. Names are untrusted text, kept apart from the writing direction around. */
const TokenRows = ({ tokens }: { readonly tokens: readonly TokenBalance[] }) => {
  const t = useMessages(ACCOUNT)
  return (
    <List name={t('tokens.tab')}>
      {tokens.map((token) => (
        <li key={`${token.chainId}:${token.address ?? 'native'}`} className={tokenRow}>
          <TokenPicture token={token} />
          <span className={tokenName}>
            <Name>{token.name}</Name>
            <Amount amount={token.quantity.numeric} symbol={token.symbol} />
            {isImitation(token) && <Tag tone="danger">{t('tokens.unverified')}</Tag>}
          </span>
          <span className={tokenValue}>
            <Value token={token} />
          </span>
        </li>
      ))}
    </List>
  )
}

const Loading = () => {
  const t = useMessages(ACCOUNT)
  return (
    <div className={stack}>
      <span role="status" className={hidden}>
        {t('tokens.loading')}
      </span>
      <div>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </div>
  )
}

/** The snackbar says it aloud; here it is said where it matters, with what can be done about it. */
const Unavailable = ({ stale }: { readonly stale: boolean }) => {
  const t = useMessages(ACCOUNT)
  const { commands } = usePortico()
  return (
    <div className={centred}>
      <p className={hint}>
        {t(stale ? 'tokens.stale' : 'tokens.unavailable')} {t('tokens.retryHint')}
      </p>
      <Button onPress={commands.refreshBalances}>{t('tokens.retry')}</Button>
    </div>
  )
}

/** The tokens of the account: on their way, none, some, or out of reach with the last ones known (S8-04). */
export const TokensPanel = () => {
  const t = useMessages(ACCOUNT)
  const list = useTokens()
  if (!('tokens' in list)) return <Loading />
  return (
    <div className={`${stack} ${tokenList}`}>
      {list.tokens.length > 0 && <TokenRows tokens={list.tokens} />}
      {list._tag === 'Unavailable' && <Unavailable stale={list.tokens.length > 0} />}
      {list._tag === 'Loaded' && list.tokens.length === 0 && (
        <HostPart place={{ _tag: 'Empty', what: 'tokens' }}>
          <div className={centred}>
            <p className={lead}>{t('tokens.empty')}</p>
            <p className={hint}>{t('tokens.emptyHint')}</p>
          </div>
        </HostPart>
      )}
    </div>
  )
}
