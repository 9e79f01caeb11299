import { useRef, useState } from 'react'
import type { SendApi } from '../../application/send/sendApi.js'
import {
  LONGEST_RECEIVER_NAME,
  MOST_RECEIVERS,
  readReceiverName,
  type SavedReceiver,
} from '../../domain/send/savedReceivers.js'
import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { textForm, textInput, textLine } from '../primitives/fields.styles.js'
import { FieldForm } from '../primitives/FieldForm.js'
import { useFocusKept } from '../shared/useFocusKept.js'
import { useReadable } from '../shared/useReadable.js'
import { SEND } from './messages.js'
import { useSaved } from './useSaved.js'

type Address = Omit<SavedReceiver, 'name'>

interface SaveReceiverProps {
  readonly api: SendApi
  readonly receiver: Address
}

/** Asks for a name; without one, nothing is saved. */
const NameForm = ({ api, receiver }: SaveReceiverProps) => {
  const t = useMessages(SEND)
  const isFull = useReadable(api.receivers).length >= MOST_RECEIVERS
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const name = readReceiverName(typed)
  const save = (): void => {
    if (name !== undefined && !isFull) api.saveReceiver({ ...receiver, name }).catch(() => setRefused(true))
  }
  const error = isFull ? t('send.tooManySaved') : isRefused ? t('send.notSaved') : undefined
  return (
    <FieldForm className={textForm} label={t('send.receiverName')} error={error} still={false} onSubmit={save}>
      {(input) => (
        <>
          <div className={textLine}>
            <input
              {...input}
              className={textInput}
              type="text"
              dir="auto"
              autoComplete="off"
              autoFocus
              maxLength={LONGEST_RECEIVER_NAME}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button disabled={name === undefined || isFull} onPress={save}>
              {t('send.save')}
            </Button>
          </div>
          <p className={hint}>{t('send.savedOnly')}</p>
        </>
      )}
    </FieldForm>
  )
}

/** Offers to save a receiver, which never happens automatically; shows the name of a saved one. */
export const SaveReceiver = ({ api, receiver }: SaveReceiverProps) => {
  const t = useMessages(SEND)
  const saved = useSaved(api, receiver)
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box, saved)
  return (
    <div ref={box}>
      <div role="status">
        {saved !== undefined && (
          <p className={hint} tabIndex={-1}>
            {t('send.savedAs', { name: saved.name })}
          </p>
        )}
      </div>
      {saved === undefined &&
        (isAsked ? (
          <NameForm api={api} receiver={receiver} />
        ) : (
          <Button wide onPress={() => setAsked(true)}>
            {t('send.saveReceiver')}
          </Button>
        ))}
    </div>
  )
}
