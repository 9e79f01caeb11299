import { useEarlyWords } from '../messages/useEarlyWords.js'
import { Arch } from '../primitives/Arch.js'
import { ListRow } from '../primitives/ListRow.js'
import { Tag } from '../primitives/Tag.js'
import { usePortico } from '../shared/usePortico.js'

/** The way to any wallet on a phone. */
export const PhoneRow = () => {
  const t = useEarlyWords()
  const { commands } = usePortico()
  return (
    <li>
      <ListRow
        picture={<Arch name="" icon="phone" />}
        text="WalletConnect"
        tag={<Tag>{t('connect.qr')}</Tag>}
        onPress={() => commands.go({ name: 'ConnectingWalletConnect', walletId: undefined })}
      />
    </li>
  )
}
