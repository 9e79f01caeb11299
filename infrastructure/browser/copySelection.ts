import { attempt } from '../shared/safeRead.js'

/**
 * Copies a text as browsers do what is selected, inside a press: also where a page has no clipboard to write to, as in
 * frames without permission for it and on plain http. `false` if the browser refuses.
 */
export const copySelection = (text: string): boolean => {
  const carrier = document.createElement('span')
  carrier.textContent = text
  // In sight of nobody, and to be selected whatever the host's styles say.
  carrier.style.cssText = 'all:unset;position:fixed;opacity:0;user-select:text'
  /** The very text, and no listener of the host that would make something else of it. */
  const onCopy = (event: ClipboardEvent): void => {
    event.stopImmediatePropagation()
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  // Beside a dialog that is open, nothing can be selected.
  const place = document.activeElement?.closest('[role=dialog]') ?? document.body
  place.append(carrier)
  getSelection()?.selectAllChildren(carrier)
  addEventListener('copy', onCopy, true)
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies where the clipboard is barred
  const isDone = attempt(() => document.execCommand('copy'), false)
  removeEventListener('copy', onCopy, true)
  carrier.remove()
  return isDone
}
