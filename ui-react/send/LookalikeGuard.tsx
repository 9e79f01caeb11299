import { areSameLetters, isMiddleOf, middleAt } from '../../domain/send/lookalike.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { useMessages } from '../messages/useMessages.js'
import { warning } from '../modal/ViewParts.styles.js'
import { textForm, textInput } from '../primitives/fields.styles.js'
import { FieldForm } from '../primitives/FieldForm.js'
import { useSpelling } from '../shared/useSpelling.js'
import { SEND } from './messages.js'
import { compared } from './send.styles.js'

interface ComparedProps {
  readonly namespace: ChainNamespace
  readonly name: string
  readonly address: string
  /** The address to compare with. */
  readonly other: string
  /** Position of the characters that the visitor has to type. */
  readonly asked?: { readonly from: number; readonly to: number }
}

/**
 * An address character by character, with differences from the other address marked; case counts if it does on the
 * chain.
 */
const Compared = ({ namespace, name, address, other, asked }: ComparedProps) => (
  <p className={compared}>
    <span>{name}</span>
    <bdi dir="ltr" translate="no" role="img" aria-label={`${name} ${address}`}>
      {Array.from(address, (letter, at) => {
        const Letter = areSameLetters(namespace, letter, other[at] ?? '') ? 'span' : 'mark'
        const isAsked = asked !== undefined && at >= asked.from && at < asked.to
        return (
          <Letter key={at} data-asked={isAsked || undefined}>
            {letter}
          </Letter>
        )
      })}
    </bdi>
  </p>
)

interface LookalikeGuardProps {
  readonly namespace: ChainNamespace
  readonly address: string
  /** The address that it can be mistaken for. */
  readonly known: string
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onSubmit: () => void
}

/** Holds a transfer back until the visitor has checked the middle of an address that looks like another. */
export const LookalikeGuard = ({ namespace, address, known, typed, onType, onSubmit }: LookalikeGuardProps) => {
  const t = useMessages(SEND)
  const spell = useSpelling()
  const middle = middleAt(address)
  const { from, to } = middle
  const isWrong = typed.trim().length >= to - from && !isMiddleOf(namespace, address, typed)
  return (
    <div className={warning}>
      <p role="alert">{t('send.lookalike')}</p>
      <Compared
        namespace={namespace}
        name={t('send.lookalikeReceiver')}
        address={spell(address)}
        other={known}
        asked={middle}
      />
      <Compared namespace={namespace} name={t('send.lookalikeKnown')} address={spell(known)} other={address} />
      <FieldForm
        className={textForm}
        label={t('send.typeMiddle', { from: String(from + 1), to: String(to) })}
        error={isWrong ? t('send.wrongMiddle') : undefined}
        still={false}
        onSubmit={onSubmit}
      >
        {(input) => (
          <input
            {...input}
            className={textInput}
            type="text"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            maxLength={to - from}
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </FieldForm>
    </div>
  )
}
