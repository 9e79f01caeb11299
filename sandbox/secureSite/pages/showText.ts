import { element } from '../../browserWallets/element.js'

/** Shows one line in the place of all else. */
export const showText = (main: HTMLElement, text: string, role = 'status'): void =>
  main.replaceChildren(element('p', { role }, text))
