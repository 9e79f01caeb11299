import { useState } from 'react'
import type { NameError } from '../../domain/names/nameError.js'
import type { ReceiverProblem } from '../../domain/send/receiverText.js'
import { WholeAddress } from '../account/WholeAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { textForm, textInput, textLine } from '../primitives/fields.styles.js'
import { FieldForm } from '../primitives/FieldForm.js'
import { SEND } from './messages.js'
import { field } from './send.styles.js'
import type { SendViewProps } from './WithSend.js'

/** What a name came to, in the visitor's words. */
export const nameWords = ({ _tag }: NameError) => {
  if (_tag === 'NameMalformed') return 'send.nameMalformed'
  return _tag === 'NameNotFound' || _tag === 'NotConfigured' ? 'send.nameNotFound' : 'send.nameFailed'
}

/** What is wrong with the receiver, in the visitor's words; an empty field is not wrong. */
const useProblem = (problem: ReceiverProblem | undefined, network: string): string | undefined => {
  const t = useMessages(SEND)
  switch (problem?._tag) {
    case undefined:
    case 'ReceiverNeeded':
      return undefined
    case 'NoAddress':
      return t('send.noAddress', { network })
    case 'WrongChecksum':
      return t('send.wrongChecksum')
    case 'OtherChain':
      return problem.of === 'Icap' ? t('send.icap') : t('send.otherChain', { network })
    case 'OwnAddress':
      return t('send.own')
    case 'TokenAddress':
      return t('send.token')
    case 'NameAsked':
      return undefined
    case 'NameFailed':
      return t(nameWords(problem.error))
  }
}

/** No address is shorter: nobody is told that what they are still typing is none. */
const FEWEST_LETTERS = 26
const MOST_LETTERS = 255

interface ReceiverFieldProps extends SendViewProps {
  /** There is no amount to be said before it. */
  readonly isFirst: boolean
  readonly onSubmit: () => void
}

/** Whom it is sent to. */
export const ReceiverField = ({ api, state, isFirst, onSubmit }: ReceiverFieldProps) => {
  const t = useMessages(SEND)
  const [isTyping, setTyping] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const { form, checked, fixed, step, network, lookup } = state
  const text = form.receiver
  const still = fixed.includes('receiver') || step._tag === 'Asking'
  const problem = useProblem(checked.receiver._tag === 'Left' ? checked.receiver.left : undefined, network.name)
  const isHalf = isTyping && text.trim().length < FEWEST_LETTERS && !text.includes('.')
  const paste = (): void => {
    setRefused(false)
    // Absent on pages without a secure context.
    const read = (navigator as Partial<Pick<Navigator, 'clipboard'>>).clipboard?.readText()
    void (read ?? Promise.reject(new Error('No clipboard'))).then(
      (copied) => api.setReceiver(copied.trim()),
      () => setRefused(true),
    )
  }
  return (
    <div className={field}>
      <FieldForm
        className={textForm}
        label={t('send.receiver')}
        error={isHalf ? undefined : problem}
        still={still}
        onSubmit={onSubmit}
      >
        {(input) => (
          <div className={textLine}>
            <input
              {...input}
              className={textInput}
              data-portico-focus={isFirst && !still ? true : undefined}
              type="text"
              maxLength={MOST_LETTERS}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="off"
              placeholder={t(network.chainNamespace === 'eip155' ? 'send.addressOrName' : 'send.addressHint')}
              value={text}
              onFocus={() => setTyping(true)}
              onBlur={() => setTyping(false)}
              onChange={({ target }) => api.setReceiver(target.value)}
            />
            {!still && text === '' && <Button onPress={paste}>{t('send.paste')}</Button>}
          </div>
        )}
      </FieldForm>
      <div role="status">
        {lookup?._tag === 'Asking' && <p className={hint}>{t('send.nameAsked')}</p>}
        {lookup?._tag === 'Found' && (
          <WholeAddress name={t('send.leadsTo', { name: lookup.name })} address={lookup.address} />
        )}
      </div>
      {isRefused && (
        <p className={hint} role="alert">
          {t('send.pasteFailed')}
        </p>
      )}
    </div>
  )
}
