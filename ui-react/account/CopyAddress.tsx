import { useEffect, useState } from 'react'
import { COMMON } from '../messages/common.js'
import { useMessages } from '../messages/useMessages.js'
import { IconButton } from '../primitives/Icon.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'

const SHOWN_MS = 1_500

export interface CopyButtonProps {
  /** The notice that confirms the copy. */
  readonly notice: 'AddressCopied' | 'TokenIdCopied'
  /** Label of the button. */
  readonly name: string
  /** Its name while it confirms the copy. */
  readonly done: string
  /** Whether this button was pressed last, where several share a notice. */
  readonly latest?: boolean
  readonly onPress: () => void
}

/** Copies something. The check mark appears only when the browser confirms the copy (K-27). */
export const CopyButton = ({ notice, name, done, latest = true, onPress }: CopyButtonProps) => {
  const shown = useReadable(usePortico().snackbar)
  const copiedId = shown._tag === 'Shown' && shown.notice._tag === notice ? shown.id : undefined
  const [faded, setFaded] = useState<number>()
  useEffect(() => {
    if (copiedId === undefined) return undefined
    const timer = setTimeout(() => setFaded(copiedId), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copiedId])
  const isDone = latest && copiedId !== undefined && copiedId !== faded
  return <IconButton icon={isDone ? 'done' : 'copy'} name={isDone ? done : name} onPress={onPress} />
}

export interface CopyAddressProps {
  readonly address: string
  /** Label of the button. */
  readonly name: string
  /** Whether this button was pressed last, where there are several. */
  readonly latest?: boolean
  readonly onAsk?: () => void
}

/** Copies the whole address. */
export const CopyAddress = ({ address, name, latest = true, onAsk }: CopyAddressProps) => {
  const t = useMessages(COMMON)
  const { commands } = usePortico()
  const copy = (): void => {
    onAsk?.()
    commands.copyAddress(address)
  }
  return <CopyButton notice="AddressCopied" name={name} done={t('account.copied')} latest={latest} onPress={copy} />
}
