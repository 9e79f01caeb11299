import { useEffect, useRef } from 'react'
import { byHand } from './CopyByHand.styles.js'

/** About as many as stand in a line of the narrowest dialog. */
const LETTERS_IN_LINE = 28

/** A text that the browser would not copy: whole, and selected, so that the visitor can, with a key or a long press. */
export const CopyByHand = ({ text, name }: { readonly text: string; readonly name: string }) => {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [text])
  return (
    <textarea
      ref={field}
      className={byHand}
      readOnly
      aria-label={name}
      dir="ltr"
      translate="no"
      spellCheck={false}
      rows={Math.ceil(text.length / LETTERS_IN_LINE)}
      value={text}
    />
  )
}
