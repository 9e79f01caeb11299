import { useRef, useState } from 'react'
import type { SavedReceiver } from '../../domain/send/savedReceivers.js'
import { ShortAddress } from '../account/ShortAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden, hint } from '../modal/shared.styles.js'
import { choices, foot } from '../modal/ViewParts.styles.js'
import { Avatar } from '../primitives/Avatar.js'
import { Button } from '../primitives/Button.js'
import { button } from '../primitives/Button.styles.js'
import { Icon } from '../primitives/Icon.js'
import { List, ListRow } from '../primitives/List.js'
import { useFocusKept } from '../shared/useFocusKept.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { SEND } from './messages.js'
import { savedRow } from './send.styles.js'
import { type SendViewProps, WithSend } from './WithSend.js'

interface ReceiverRowProps {
  readonly receiver: SavedReceiver
  /** A second press deletes it. */
  readonly isAsked: boolean
  readonly onChoose: () => void
  readonly onDelete: () => void
}

/** Shows the short address: the form that it leads to shows all of it (S-06). */
const ReceiverRow = ({ receiver: { address, name }, isAsked, onChoose, onDelete }: ReceiverRowProps) => {
  const t = useMessages(SEND)
  return (
    <li className={savedRow}>
      <ListRow
        picture={<Avatar address={address} />}
        text={name}
        note={<ShortAddress address={address} />}
        onPress={onChoose}
      />
      <Button tone={isAsked ? 'danger' : 'quiet'} onPress={onDelete}>
        <Icon name="bin" />
        <span className={hidden}>{t('send.deleteOne', { name })}</span>
      </Button>
    </li>
  )
}

const FILE_NAME = 'saved-receivers.json'

const Receivers = ({ api, state }: SendViewProps) => {
  const t = useMessages(SEND)
  const { commands } = usePortico()
  const all = useReadable(api.receivers)
  const here = all.filter(({ namespace }) => namespace === state.network.chainNamespace)
  /** What a second press will delete: one of them, or all. */
  const [toDelete, setToDelete] = useState<SavedReceiver | 'All'>()
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box, all)
  const choose = ({ address }: SavedReceiver): void => {
    api.setReceiver(address)
    commands.back()
  }
  const remove = (what: SavedReceiver | 'All'): void => {
    if (toDelete !== what) return setToDelete(what)
    setToDelete(undefined)
    if (what === 'All') api.clearReceivers()
    else api.removeReceiver(what)
  }
  return (
    <div ref={box}>
      {here.length === 0 ? (
        <p className={hint} tabIndex={-1} data-portico-focus>
          {t('send.noReceivers')}
        </p>
      ) : (
        <List name={t('send.receivers')}>
          {here.map((receiver) => (
            <ReceiverRow
              key={receiver.address}
              receiver={receiver}
              isAsked={toDelete === receiver}
              onChoose={() => choose(receiver)}
              onDelete={() => remove(receiver)}
            />
          ))}
        </List>
      )}
      {all.length > 0 && (
        <div className={foot}>
          <p className={hint} role="status">
            {typeof toDelete === 'object'
              ? t('send.deleteAgain', { name: toDelete.name })
              : t(toDelete === undefined ? 'send.savedOnly' : 'send.deleteAllAgain')}
          </p>
          <div className={choices}>
            <a
              className={button}
              download={FILE_NAME}
              href={`data:application/json;charset=utf-8,${encodeURIComponent(api.exportReceivers())}`}
            >
              {t('send.export')}
            </a>
            <Button tone="danger" onPress={() => remove('All')}>
              {t('send.deleteAll')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** The visitor's saved receivers: to choose, delete and export. */
export const WalletSendReceiversView = () => <WithSend>{(props) => <Receivers {...props} />}</WithSend>
