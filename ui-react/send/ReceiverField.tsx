import { useRef, useState } from 'react'
import type { NameError } from '../../domain/names/nameError.js'
import type { NameLookup } from '../../domain/send/receiverName.js'
import type { ReceiverProblem } from '../../domain/send/receiverText.js'
import { WholeAddress } from '../account/WholeAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { hint, stack } from '../modal/shared.styles.js'
import { warning } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { textForm, textInput, textLine } from '../primitives/fields.styles.js'
import { FieldForm } from '../primitives/FieldForm.js'
import { useFocusKept } from '../shared/useFocusKept.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { SEND, SEND_WORDS } from './messages.js'
import { beside } from './send.styles.js'
import { usePaste } from './usePaste.js'
import { useSaved } from './useSaved.js'
import type { SendViewProps } from './WithSend.js'

/** The message for a failed name lookup. */
const nameWords = ({ _tag }: NameError) => {
  if (_tag === 'NameMalformed') return 'send.nameMalformed'
  return _tag === 'NameNotFound' || _tag === 'NotConfigured' ? 'send.nameNotFound' : 'send.nameFailed'
}

/** The lookup failed without an answer, so that a retry may succeed. */
const isUnanswered = (lookup: NameLookup | undefined): boolean =>
  lookup?._tag === 'NotFound' && nameWords(lookup.error) === 'send.nameFailed'

/** What is wrong with the receiver, as text for the visitor; an empty field is not an error. */
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

/** Length of the shortest address: shorter input counts as incomplete, not as an error. */
const FEWEST_LETTERS = 26
const MOST_LETTERS = 255

interface ReceiverFieldProps extends SendViewProps {
  /** No amount field comes before it. */
  readonly isFirst: boolean
  readonly onSubmit: () => void
}

/** The receiver. */
export const ReceiverField = ({ api, state, isFirst, onSubmit }: ReceiverFieldProps) => {
  const t = useMessages(SEND_WORDS)
  const [isTyping, setTyping] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const found = useRef<HTMLDivElement>(null)
  const { error: pasteError, paste, onPaste } = usePaste(api, input)
  const { commands } = usePortico()
  const hasSaved = useReadable(api.receivers).length > 0
  const { form, checked, fixed, step, network, lookup } = state
  const text = form.receiver
  const still = fixed.includes('receiver') || step._tag === 'Asking'
  const problem = useProblem(checked.receiver._tag === 'Left' ? checked.receiver.left : undefined, network.name)
  const isHalf = isTyping && text.trim().length < FEWEST_LETTERS && !text.includes('.')
  const { chainNamespace: namespace } = network
  const address = checked.receiver._tag === 'Right' ? checked.receiver.right.address : ''
  const saved = useSaved(api, { namespace, address })
  // "Try again" disappears during the lookup.
  useFocusKept(found, lookup?._tag)
  return (
    <div className={stack}>
      <FieldForm
        className={textForm}
        label={t('send.receiver')}
        error={isHalf ? undefined : problem}
        still={still}
        onSubmit={onSubmit}
      >
        {(given) => (
          <div className={textLine}>
            <input
              {...given}
              ref={input}
              className={textInput}
              data-portico-focus={isFirst && !still ? true : undefined}
              type="text"
              maxLength={MOST_LETTERS}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="off"
              placeholder={t(namespace === 'eip155' ? 'send.addressOrName' : 'send.addressHint')}
              value={text}
              onFocus={() => setTyping(true)}
              onBlur={() => setTyping(false)}
              onPaste={onPaste}
              onChange={({ target }) => api.setReceiver(target.value)}
            />
            {!still && text === '' && <Button onPress={paste}>{t('send.paste')}</Button>}
          </div>
        )}
      </FieldForm>
      <div ref={found} className={stack}>
        <div role="status" tabIndex={-1}>
          {lookup?._tag === 'Asking' && <p className={hint}>{t('send.nameAsked')}</p>}
          {lookup?._tag === 'Found' && (
            <WholeAddress name={t('send.leadsTo', { name: lookup.name })} address={lookup.address} />
          )}
          {saved !== undefined && <p className={hint}>{t('send.savedAs', { name: saved.name })}</p>}
          {saved !== undefined && lookup?._tag !== 'Found' && (
            <WholeAddress name={t('send.savedAs', { name: saved.name })} address={address} />
          )}
        </div>
        {isUnanswered(lookup) && (
          <Button wide onPress={() => api.setReceiver(text)}>
            {t('payment.retry')}
          </Button>
        )}
      </div>
      {pasteError?._tag === 'Refused' && (
        <p className={hint} role="alert">
          {t('send.pasteFailed')}
        </p>
      )}
      {pasteError?._tag === 'Changed' && pasteError.receiver === text && (
        <p className={warning} role="alert">
          {t('send.pastedChanged')}
        </p>
      )}
      {!still && hasSaved && (
        <div className={beside}>
          <Button tone="quiet" onPress={() => commands.go({ name: 'WalletSendReceivers' })}>
            {t('send.receivers')}
          </Button>
        </div>
      )}
    </div>
  )
}
