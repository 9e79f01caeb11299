import { type ClipboardEvent, type RefObject, useEffect, useState } from 'react'
import type { SendApi } from '../../application/send/sendApi.js'

/** Delay before a pasted text is checked again: programs that swap addresses need a moment. */
const LOOK_AGAIN_MS = 150

interface Pasted {
  readonly text: string
  /** `Button`: it is the whole text of the field. `Keyboard`: it may be a part of it. */
  readonly by: 'Button' | 'Keyboard'
}

type PasteError =
  | { readonly _tag: 'Refused' }
  /** `receiver`: the form's text when the change was noticed; nothing was typed since. */
  | { readonly _tag: 'Changed'; readonly receiver: string }

const readClipboard = (): Promise<string> => {
  // Absent without a secure context.
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>
  return (clipboard?.readText() ?? Promise.reject(new Error('No clipboard'))).then((text) => text.trim())
}

/** The current clipboard, if reading it needs no prompt; else `instead`. */
const readAgain = (instead: string): Promise<string> =>
  Promise.resolve()
    // Not every browser supports this, or knows this permission.
    .then(() => navigator.permissions.query({ name: 'clipboard-read' as PermissionName }))
    .then(({ state }) => (state === 'granted' ? readClipboard() : instead))
    .catch(() => instead)

const isThere = async ({ text, by }: Pasted, shown: string): Promise<boolean> =>
  by === 'Keyboard' ? shown.includes(text) : shown === text && (await readAgain(text)) === text

const receiverOf = ({ state: { value } }: SendApi): string => (value._tag === 'Ready' ? value.form.receiver : '')

/** Pastes into the receiver field, and notices if its text is replaced. */
export const usePaste = (api: SendApi, field: RefObject<HTMLInputElement | null>) => {
  const [pasted, setPasted] = useState<Pasted>()
  const [error, setError] = useState<PasteError>()
  useEffect(() => {
    if (pasted === undefined) return undefined
    let wanted = true
    const look = async (): Promise<void> => {
      const isSame = await isThere(pasted, field.current?.value ?? '')
      if (wanted && !isSame) setError({ _tag: 'Changed', receiver: receiverOf(api) })
    }
    const timer = setTimeout(() => void look(), LOOK_AGAIN_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [api, field, pasted])
  const paste = (): void => {
    setError(undefined)
    void readClipboard().then(
      (text) => {
        api.setReceiver(text)
        setPasted({ text, by: 'Button' })
      },
      () => setError({ _tag: 'Refused' }),
    )
  }
  const onPaste = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>): void => {
    // A single-line field drops line ends, and text beyond its maximum length.
    const text = clipboardData
      .getData('text')
      .replace(/[\r\n]/g, '')
      .trim()
    if (text.length <= currentTarget.maxLength) setPasted({ text, by: 'Keyboard' })
  }
  return { error, paste, onPaste }
}
