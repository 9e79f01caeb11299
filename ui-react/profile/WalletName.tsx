import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { PROFILE } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { cardActions, cardLine, cardName, labelButtons, labelForm, labelInput, labelTitle } from './profile.styles.js'
import type { KnownWallet } from '../../application/connect/multiWallet.js'
import { IconButton } from '../primitives/Icon.js'
import { Name } from '../primitives/List.js'

/** The longest stored label. */
const LABEL_LENGTH = 40

interface LabelFormProps {
  readonly label: string
  readonly initial: string
  /** Without a text, the label stays as it was. */
  readonly onEnd: (text?: string) => void
}

/** Gives a wallet a label of the visitor's own. Enter saves; Escape closes the form, but not the modal. */
const LabelForm = ({ label, initial, onEnd }: LabelFormProps) => {
  const t = useMessages(PROFILE)
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
    <form className={labelForm} data-portico-escape noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
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

export interface WalletNameProps {
  readonly wallet: KnownWallet
  readonly picture: ReactNode
  readonly onLabel: (text: string) => void
  /** Further actions for the wallet. */
  readonly children: ReactNode
}

/**
 * The name of a wallet: the visitor's label if there is one, and always its own name, so that no label can hide which
 * wallet it is.
 */
export const WalletName = ({ wallet, picture, onLabel, children }: WalletNameProps) => {
  const t = useMessages(PROFILE)
  const [editing, setEditing] = useState(false)
  const actions = useRef<HTMLSpanElement>(null)
  const before = useRef(editing)
  useEffect(() => {
    if (before.current && !editing) actions.current?.querySelector('button')?.focus()
    before.current = editing
  }, [editing])
  const end = (text?: string): void => {
    setEditing(false)
    if (text !== undefined) onLabel(text)
  }
  if (editing)
    return <LabelForm label={t('profile.label', { wallet: wallet.name })} initial={wallet.label ?? ''} onEnd={end} />
  return (
    <div className={cardLine}>
      {picture}
      <span className={cardName}>
        {wallet.label !== undefined && <Name>{wallet.label}</Name>}
        <Name>{wallet.name}</Name>
      </span>
      <span ref={actions} className={cardActions}>
        <IconButton
          icon="edit"
          name={t('profile.rename', { wallet: wallet.label ?? wallet.name })}
          onPress={() => setEditing(true)}
        />
        {children}
      </span>
    </div>
  )
}
