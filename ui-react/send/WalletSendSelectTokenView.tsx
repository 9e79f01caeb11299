import { ambiguityIn } from '../../domain/asset/ambiguity.js'
import { useMessages } from '../messages/useMessages.js'
import { AssetPicker } from '../payment/AssetPicker.js'
import { AssetRow, useAvailable } from '../payment/AssetRow.js'
import { PAYMENT } from '../payment/messages.js'
import { List } from '../primitives/List.js'
import { usePortico } from '../shared/usePortico.js'
import { type SendViewProps, WithSend } from './WithSend.js'

/** Number of assets that can be found without a search. */
const MOST = 50

const Assets = ({ api, state: { assets, checked, network } }: SendViewProps) => {
  const t = useMessages(PAYMENT)
  const { commands } = usePortico()
  const available = useAvailable()
  const isAmbiguous = ambiguityIn(assets)
  const choose = (id: string): void => {
    api.choose(id)
    commands.back()
  }
  return (
    <AssetPicker assets={assets}>
      {(found) => (
        <List name={t('payment.yours')}>
          {found.slice(0, MOST).map((asset) => (
            <li key={asset.id}>
              <AssetRow
                asset={asset}
                network={network}
                isAmbiguous={isAmbiguous(asset)}
                said={available(asset)}
                current={asset.id === checked.asset?.id}
                tabIndex={0}
                onPress={() => choose(asset.id)}
              />
            </li>
          ))}
        </List>
      )}
    </AssetPicker>
  )
}

/** The coin and the tokens that can be sent (V-40). */
export const WalletSendSelectTokenView = () => <WithSend>{(props) => <Assets {...props} />}</WithSend>
