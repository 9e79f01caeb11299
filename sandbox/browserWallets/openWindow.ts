import type { BrowserWallet } from './BrowserWallet.js'
import { element } from './element.js'

/**
 * A window of the wallet's own, over the page like an extension's. It is put beside the body, because a modal
 * dialog makes what is in the body inert. Returns what closes it; Esc does so too, through `onEscape`.
 */
export const openWindow = (
  wallet: Pick<BrowserWallet, 'name' | 'icon'>,
  title: string,
  content: readonly Node[],
  onEscape: () => void,
): (() => void) => {
  const picture = element('img', { src: wallet.icon, alt: '', class: 'sandbox-wallet-icon' })
  const heading = element('div', { class: 'sandbox-wallet-head' }, picture, element('strong', {}, wallet.name))
  const frame = element(
    'div',
    { role: 'dialog', 'aria-label': `${wallet.name}: ${title}`, class: 'sandbox-wallet-window', tabindex: '-1' },
    heading,
    element('h2', { class: 'sandbox-wallet-title' }, title),
    ...content,
  )
  const before = document.activeElement
  frame.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onEscape()
    }
  })
  document.documentElement.append(frame)
  frame.focus()
  return () => {
    frame.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
