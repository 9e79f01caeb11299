import { attempt } from '../shared/safeRead.js'

/** In sight of nobody, and to be selected whatever the host's styles say. */
const UNSEEN = { all: 'unset', position: 'fixed', top: '0', clipPath: 'inset(50%)', userSelect: 'text' } as const

/**
 * Copies a text as browsers do what is selected, inside a press: also where a page has no clipboard to write to, as in
 * frames without permission for it and on plain http. `false` if the browser refuses.
 */
export const copySelection = (text: string): boolean => {
  const selection = document.getSelection()
  if (selection === null) return false
  const before = Array.from({ length: selection.rangeCount }, (_, at) => selection.getRangeAt(at))
  const carrier = document.createElement('span')
  carrier.textContent = text
  Object.assign(carrier.style, UNSEEN)
  let isHeard = false
  /** The very text, and no listener of the host that would make something else of it. */
  const onCopy = (event: ClipboardEvent): void => {
    event.stopImmediatePropagation()
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    isHeard = event.clipboardData !== null
  }
  // Beside a dialog that is open, nothing can be selected.
  const place = document.activeElement?.closest('dialog, [role="dialog"]') ?? document.body
  place.append(carrier)
  selection.removeAllRanges()
  selection.selectAllChildren(carrier)
  addEventListener('copy', onCopy, true)
  const isDone = attempt(() => document.execCommand('copy'), false)
  removeEventListener('copy', onCopy, true)
  carrier.remove()
  selection.removeAllRanges()
  for (const range of before) selection.addRange(range)
  return isDone && isHeard
}
