import { useRef, useState } from 'react'
import { ambiguityIn } from '../../domain/asset/ambiguity.js'
import { searchAssets } from '../../domain/asset/search.js'
import { useMessages } from '../messages/useMessages.js'
import { hint, stack } from '../modal/shared.styles.js'
import { List } from '../primitives/List.js'
import { SearchField } from '../primitives/SearchField.js'
import { usePortico } from '../shared/usePortico.js'
import { AssetRow } from './AssetRow.js'
import { type SendViewProps, WithSend } from './WithSend.js'
import { PAYMENT } from '../payment/messages.js'

/** Fewer assets are seen at once. */
const WORTH_A_SEARCH = 6
/** Number of assets that can be found without a search. */
const MOST = 50

const Assets = ({ api, state }: SendViewProps) => {
  const t = useMessages(PAYMENT)
  const { commands } = usePortico()
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const { assets, checked, network } = state
  const canSearch = assets.length >= WORTH_A_SEARCH
  const found = searchAssets(assets, canSearch ? typed : '').slice(0, MOST)
  const isAmbiguous = ambiguityIn(assets)
  const choose = (id: string): void => {
    api.choose(id)
    commands.back()
  }
  return (
    <div className={stack}>
      {canSearch && (
        <SearchField
          name={t('payment.search')}
          clear={t('payment.clear')}
          text={typed}
          onText={setTyped}
          onDown={() => list.current?.querySelector('button')?.focus()}
        />
      )}
      <div ref={list}>
        <List name={t('payment.yours')}>
          {found.map((asset) => (
            <li key={asset.id}>
              <AssetRow
                asset={asset}
                network={network}
                isAmbiguous={isAmbiguous(asset)}
                current={asset.id === checked.asset?.id}
                onPress={() => choose(asset.id)}
              />
            </li>
          ))}
        </List>
      </div>
      <p className={hint} role="status">
        {found.length === 0 && t('payment.noMatch')}
      </p>
    </div>
  )
}

/** The coin and the tokens that can be sent (V-40). */
export const WalletSendSelectTokenView = () => <WithSend>{(props) => <Assets {...props} />}</WithSend>
