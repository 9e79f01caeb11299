import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { CloseButton } from './CloseButton.js'
import { Icon } from './Icon.js'
import { searchField, searchInput } from './SearchField.styles.js'

const TYPED_INTO = 'input, textarea, select, [contenteditable]'

/** "/" takes the visitor to a search field, from wherever no text is being typed. */
const useSlashKey = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.matches(TYPED_INTO)) return
      event.preventDefault()
      field.current?.focus()
    }
    // On its way down: what comes up from the dialog does not leave it.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [field])
}

/** A finger brings up a keyboard that hides half the list. A document of tests may not know of media (jsdom). */
const hasPointer = (): boolean => 'matchMedia' in globalThis && matchMedia('(hover: hover)').matches

export interface SearchFieldProps {
  readonly name: string
  /** Name of the button that empties it. */
  readonly clear: string
  readonly text: string
  readonly onText: (text: string) => void
  /** It has the focus when its view opens, unless a finger would bring up a keyboard. */
  readonly first?: boolean
  /** ArrowDown: on to what was found. */
  readonly onDown: () => void
}

/** A field above a list: "/" goes to it, Esc empties it before it closes anything, ArrowDown leaves it for the list. */
export const SearchField = ({ name, clear, text, first = false, onText, onDown }: SearchFieldProps) => {
  const field = useRef<HTMLInputElement>(null)
  useSlashKey(field)
  const empty = (): void => {
    onText('')
    field.current?.focus()
  }
  const onKeyDown = (event: ReactKeyboardEvent): void => {
    // What is being composed has its own use for these keys.
    if (event.nativeEvent.isComposing) return
    const act = { Escape: text === '' ? undefined : empty, ArrowDown: onDown }[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    <div className={searchField}>
      <Icon name="search" />
      <input
        ref={field}
        className={searchInput}
        {...(first && hasPointer() ? { 'data-portico-focus': true } : {})}
        data-portico-escape={text === '' ? undefined : ''}
        type="search"
        // Of an empty field the browser knows no direction: its placeholder follows the page.
        dir={text === '' ? undefined : 'auto'}
        aria-label={name}
        placeholder={name}
        value={text}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && <CloseButton name={clear} onPress={empty} />}
    </div>
  )
}
