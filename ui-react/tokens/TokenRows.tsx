import { isHidden } from '../../domain/account/hiddenTokens.js'
import type { CaipAddress } from '../../domain/account/caip10.js'
import { isImitation } from '../../domain/asset/asset.js'
import type { TokenBalance } from '../../domain/account/tokens.js'
import { networkName } from '../../domain/network/networkNames.js'
import { Amount, Fiat } from '../account/Amount.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden as unseen } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { List, Name, Tag } from '../primitives/List.js'
import { Tile } from '../primitives/Picture.js'
import { usePicture } from '../shared/pictures.js'
import { useNetwork } from '../shared/usePortico.js'
import { TOKENS } from './messages.js'
import { tokenName, tokenNote, tokenRow, tokenValue } from './tokens.styles.js'

const Value = ({ token }: { readonly token: TokenBalance }) => {
  const t = useMessages(TOKENS)
  // A missing price is not a price of 0 (S-23).
  if (token.value !== undefined) return <Fiat value={String(token.value)} />
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={unseen}>{t('tokens.noPrice')}</span>
    </>
  )
}

/** By its contract, never by its symbol, which an imitation shares. */
const TokenPicture = ({ token: { address, chainId, iconUrl, symbol } }: { readonly token: TokenBalance }) => (
  <Tile name={symbol} src={usePicture({ _tag: 'Token', id: address ?? chainId, iconUrl })} size="row" />
)

/** Hides a token, or shows it again. */
type ChangeToken = (name: string, contract: CaipAddress, hidden: boolean) => void

interface TokenRowProps {
  readonly token: TokenBalance
  readonly isHidden: boolean
  /** Its network, if other networks are shown, too. */
  readonly network: string | undefined
  /** Set while the list is edited. */
  readonly onChange: ChangeToken | undefined
}

const TokenRow = ({ token, isHidden: isLeftOut, network, onChange }: TokenRowProps) => {
  const t = useMessages(TOKENS)
  const { address, name, quantity, symbol } = token
  return (
    <li className={tokenRow}>
      <TokenPicture token={token} />
      <span className={tokenName}>
        <Name>{name}</Name>
        <span className={tokenNote}>
          <Amount amount={quantity.numeric} symbol={symbol} />
          {network !== undefined && <bdi>{network}</bdi>}
        </span>
        {isImitation(token) && <Tag tone="danger">{t('tokens.unverified')}</Tag>}
        {token.unknown && <Tag>{t('tokens.unknown')}</Tag>}
        {isLeftOut && <Tag>{t('tokens.hidden')}</Tag>}
      </span>
      <span className={tokenValue}>
        {onChange === undefined || address === undefined ? (
          <Value token={token} />
        ) : (
          <Button onPress={() => onChange(name, address, !isLeftOut)}>
            {t(isLeftOut ? 'tokens.show' : 'tokens.hide')}
            <span className={unseen}>
              {' '}
              {name} {network}
            </span>
          </Button>
        )}
      </span>
    </li>
  )
}

export interface TokenRowsProps {
  readonly tokens: readonly TokenBalance[]
  /** Contracts of hidden tokens, which are listed only while the list is edited. */
  readonly hidden: readonly CaipAddress[]
  readonly withNetworks: boolean
  /** Set while the list is edited. */
  readonly onChange: ChangeToken | undefined
}

/** The account's tokens, one per row. Names are untrusted text, isolated from the writing direction around. */
export const TokenRows = ({ tokens, hidden, withNetworks, onChange }: TokenRowsProps) => {
  const t = useMessages(TOKENS)
  const { networks } = useNetwork()
  return (
    <List name={t('tokens.tab')}>
      {tokens.map((token) => (
        <TokenRow
          key={`${token.chainId}:${token.address ?? 'native'}`}
          token={token}
          isHidden={isHidden(hidden, token)}
          network={withNetworks ? networkName(networks, token.chainId) : undefined}
          onChange={onChange}
        />
      ))}
    </List>
  )
}
