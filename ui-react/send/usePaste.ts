import { type ClipboardEvent, type RefObject, useEffect, useState } from 'react'
import type { SendApi } from '../../application/send/sendApi.js'

/** What was pasted is looked at again that much later: programs that swap addresses need a moment. */
const LOOK_AGAIN_MS = 150

interface Pasted {
  readonly text: string
  /** By the button, it is all that stands in the field; by the keyboard, it may be a part of that. */
  readonly by: 'Button' | 'Keyboard'
}

type Trouble =
  | { readonly _tag: 'Refused' }
  /** `receiver`: what the form had when it was noticed, since when nothing was typed. */
  | { readonly _tag: 'Changed'; readonly receiver: string }

const readClipboard = (): Promise<string> => {
  // Absent on pages without a secure context.
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>
  return (clipboard?.readText() ?? Promise.reject(new Error('No clipboard'))).then((text) => text.trim())
}

/** What is on the clipboard now, where reading it asks nobody anything; `instead` where it would. */
const readAgain = (instead: string): Promise<string> =>
  Promise.resolve()
    // Not every browser has this, nor a name for this permission.
    .then(() => navigator.permissions.query({ name: 'clipboard-read' as PermissionName }))
    .then(({ state }) => (state === 'granted' ? readClipboard() : instead))
    .catch(() => instead)

const isThere = async ({ text, by }: Pasted, shown: string): Promise<boolean> =>
  by === 'Keyboard' ? shown.includes(text) : shown === text && (await readAgain(text)) === text

const receiverOf = ({ state: { value } }: SendApi): string => (value._tag === 'Ready' ? value.form.receiver : '')

/** Pastes into the field of the receiver, and notices where something else comes to stand there. */
export const usePaste = (api: SendApi, field: RefObject<HTMLInputElement | null>) => {
  const [pasted, setPasted] = useState<Pasted>()
  const [trouble, setTrouble] = useState<Trouble>()
  useEffect(() => {
    if (pasted === undefined) return undefined
    let wanted = true
    const look = async (): Promise<void> => {
      const isSame = await isThere(pasted, field.current?.value ?? '')
      if (wanted && !isSame) setTrouble({ _tag: 'Changed', receiver: receiverOf(api) })
    }
    const timer = setTimeout(() => void look(), LOOK_AGAIN_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [api, field, pasted])
  const paste = (): void => {
    setTrouble(undefined)
    void readClipboard().then(
      (text) => {
        api.setReceiver(text)
        setPasted({ text, by: 'Button' })
      },
      () => setTrouble({ _tag: 'Refused' }),
    )
  }
  const onPaste = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>): void => {
    // A field of one line leaves the ends of lines out, and what is beyond its length.
    const text = clipboardData
      .getData('text')
      .replace(/[\r\n]/g, '')
      .trim()
    if (text.length <= currentTarget.maxLength) setPasted({ text, by: 'Keyboard' })
  }
  return { trouble, paste, onPaste }
}
