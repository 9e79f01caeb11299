import { attempt } from '../shared/safeRead.js'

/**
 * Copies a text by selecting it, inside a press. Works without the clipboard API, as in frames without permission and
 * on plain http. `false` if the browser refuses.
 */
export const copySelection = (text: string): boolean => {
  const carrier = document.createElement('span')
  carrier.textContent = text
  // Invisible, but selectable whatever the host's styles are.
  carrier.style.cssText = 'all:unset;position:fixed;opacity:0;user-select:text'
  /** Sets the exact text, and stops the host's listeners from changing it. */
  const onCopy = (event: ClipboardEvent): void => {
    event.stopImmediatePropagation()
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  // An open dialog prevents selection outside itself.
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
