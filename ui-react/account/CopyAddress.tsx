import { useEffect, useState } from 'react'
import { COMMON } from '../messages/common.js'
import { useMessages } from '../messages/useMessages.js'
import { IconButton } from '../primitives/Icon.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'

const SHOWN_MS = 1_500

export interface CopyAddressProps {
  readonly address: string
  /** Name of the button. */
  readonly name: string
  /** Whether it is this one that was pressed last, where there are several. */
  readonly latest?: boolean
  readonly onAsk?: () => void
}

/** Copies the whole address. The check mark appears only when the browser says that it was copied (K-27). */
export const CopyAddress = ({ address, name, latest = true, onAsk }: CopyAddressProps) => {
  const t = useMessages(COMMON)
  const portico = usePortico()
  const shown = useReadable(portico.snackbar)
  const copiedId = shown._tag === 'Shown' && shown.notice._tag === 'AddressCopied' ? shown.id : undefined
  const [faded, setFaded] = useState<number>()
  useEffect(() => {
    if (copiedId === undefined) return undefined
    const timer = setTimeout(() => setFaded(copiedId), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copiedId])
  const done = latest && copiedId !== undefined && copiedId !== faded
  const copy = (): void => {
    onAsk?.()
    portico.commands.copyAddress(address)
  }
  return <IconButton icon={done ? 'done' : 'copy'} name={done ? t('account.copied') : name} onPress={copy} />
}
