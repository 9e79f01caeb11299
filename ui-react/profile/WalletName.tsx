import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { KnownWallet } from '../../application/connect/MultiWallet.js'
import { useTranslate } from '../messages/useTranslate.js'
import { IconButton } from '../primitives/IconButton.js'
import { LabelForm } from './LabelForm.js'
import { cardActions, cardLine, cardName } from './profile.styles.js'

export interface WalletNameProps {
  readonly wallet: KnownWallet
  readonly picture: ReactNode
  readonly onLabel: (text: string) => void
  /** What else can be done with the wallet. */
  readonly children: ReactNode
}

/** How a wallet is called: by the visitor where they gave it a name, and always by itself, so that no label can hide who it is. */
export const WalletName = ({ wallet, picture, onLabel, children }: WalletNameProps) => {
  const t = useTranslate()
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
        {wallet.label !== undefined && <bdi>{wallet.label}</bdi>}
        <bdi>{wallet.name}</bdi>
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
