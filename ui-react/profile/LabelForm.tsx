import { type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react'
import { useTranslate } from '../messages/useTranslate.js'
import { hint } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { labelButtons, labelForm, labelInput, labelTitle } from './profile.styles.js'

/** As many as are kept. */
const LABEL_LENGTH = 40

export interface LabelFormProps {
  readonly label: string
  readonly initial: string
  /** Without a text, everything stays as it was. */
  readonly onEnd: (text?: string) => void
}

/** Gives a wallet a name of the visitor's own. Enter saves; Escape leaves the form, and the modal open. */
export const LabelForm = ({ label, initial, onEnd }: LabelFormProps) => {
  const t = useTranslate()
  const id = useId()
  const [text, setText] = useState(initial)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnd()
  }
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault()
    onEnd(text)
  }
  return (
    <form className={labelForm} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <label className={labelTitle} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={labelInput}
        aria-describedby={`${id}-hint`}
        autoFocus
        autoComplete="off"
        dir="auto"
        enterKeyHint="done"
        maxLength={LABEL_LENGTH}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <small id={`${id}-hint`} className={hint}>
        {t('profile.labelHint')}
      </small>
      <div className={labelButtons}>
        <Button tone="primary" onPress={() => onEnd(text)}>
          {t('profile.save')}
        </Button>
        <Button onPress={() => onEnd()}>{t('profile.cancel')}</Button>
      </div>
    </form>
  )
}
