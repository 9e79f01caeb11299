import type { BrowserWallet } from './BrowserWallet.js'
import { element } from './element.js'
import type { WalletAccess } from './walletAccess.js'
import { openWindow } from './ownerPrompt.js'

const radio = (group: string, label: string, checked: boolean, choose: () => void): HTMLLabelElement => {
  const input = element('input', { type: 'radio', name: group, ...(checked ? { checked: '' } : {}) })
  input.addEventListener('change', choose)
  return element('label', {}, input, label)
}

/** The wallet's own window: active account, networks within reach, lock, and disconnect. */
export const openSettings = (wallet: Pick<BrowserWallet, 'name' | 'icon'>, access: WalletAccess): void => {
  const accounts = access.accounts()
  const first = (account: string): readonly string[] => [account, ...accounts.filter((other) => other !== account)]
  const none = access.isLocked() ? 'The wallet is locked.' : 'This site is not connected.'
  const lock = element('button', { type: 'button' }, access.isLocked() ? 'Unlock' : 'Lock')
  const disconnect = element('button', { type: 'button' }, 'Disconnect this site')
  const done = element('button', { type: 'button', 'data-tone': 'primary' }, 'Done')
  const close = openWindow(
    wallet,
    'accounts and network',
    [
      element(
        'fieldset',
        {},
        element('legend', {}, 'Account'),
        ...(accounts.length === 0
          ? [none]
          : accounts.map((account, index) =>
              radio('account', account, index === 0, () => access.grant(first(account))),
            )),
        element('div', { class: 'sandbox-wallet-foot' }, lock),
      ),
      element(
        'fieldset',
        {},
        element('legend', {}, 'Network'),
        ...access
          .networks()
          .map(({ name, chainId }) =>
            radio('network', name, chainId === access.chainId(), () => access.moveTo(chainId)),
          ),
      ),
      element('div', { class: 'sandbox-wallet-foot' }, disconnect, done),
    ],
    () => close(),
  )
  lock.addEventListener('click', () => {
    if (access.isLocked()) access.unlock()
    else access.lock()
    close()
  })
  disconnect.addEventListener('click', () => {
    access.grant([])
    close()
  })
  done.addEventListener('click', () => close())
}

/** Adds buttons and links to the dock at the edge of the page, creating the dock if needed. */
export const addToDock = (things: readonly (HTMLButtonElement | HTMLAnchorElement)[]): void => {
  const dock = document.querySelector('.sandbox-wallet-dock')
  if (dock === null)
    document.documentElement.append(
      element('aside', { class: 'sandbox-wallet-dock', 'aria-label': 'Sandbox' }, ...things),
    )
  else dock.append(...things)
}
