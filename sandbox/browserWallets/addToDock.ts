import { element } from './element.js'

/** Puts buttons into the dock at the edge of the page, which is made for the first ones. */
export const addToDock = (buttons: readonly HTMLButtonElement[]): void => {
  const dock = document.querySelector('.sandbox-wallet-dock')
  if (dock === null)
    document.documentElement.append(
      element('aside', { class: 'sandbox-wallet-dock', 'aria-label': 'Sandbox wallets' }, ...buttons),
    )
  else dock.append(...buttons)
}
