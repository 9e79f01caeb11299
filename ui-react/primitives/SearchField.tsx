import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { CloseButton } from './CloseButton.js'
import { Icon } from './Icon.js'
import { searchField, searchInput } from './SearchField.styles.js'

const TYPED_INTO = 'input, textarea, select, [contenteditable]'

/** "/" focuses a search field, unless text is being typed elsewhere. */
const useSlashKey = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.matches(TYPED_INTO)) return
      event.preventDefault()
      field.current?.focus()
    }
    // In the capture phase: the dialog stops bubbling events.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [field])
}

/** A touch would open a keyboard that hides half the list. Test environments such as jsdom may lack `matchMedia`. */
const hasPointer = (): boolean => 'matchMedia' in globalThis && matchMedia('(hover: hover)').matches

export interface SearchFieldProps {
  readonly name: string
  /** Name of the clear button. */
  readonly clear: string
  readonly text: string
  readonly onText: (text: string) => void
  /** Gets the focus when its view opens, except on a touch screen, where a keyboard would open. */
  readonly first?: boolean
  /** ArrowDown: moves to the results. */
  readonly onDown: () => void
}

/** A field above a list: "/" focuses it, Esc clears it before it closes anything, ArrowDown moves to the list. */
export const SearchField = ({ name, clear, text, first = false, onText, onDown }: SearchFieldProps) => {
  const field = useRef<HTMLInputElement>(null)
  useSlashKey(field)
  const empty = (): void => {
    onText('')
    field.current?.focus()
  }
  const onKeyDown = (event: ReactKeyboardEvent): void => {
    // During composition, these keys belong to the input method.
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
        // An empty field has no direction of its own: its placeholder follows the page.
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
