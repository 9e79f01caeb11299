import type { BrowserWallet } from './BrowserWallet.js'
import { element } from './element.js'
import { openWindow } from './openWindow.js'

export interface OwnerPrompt {
  readonly title: string
  /** Lines that say what is asked. */
  readonly lines: readonly string[]
  /** Accounts to choose from; all are chosen at first. */
  readonly accounts?: readonly string[]
}

/** The accounts that were chosen, or `undefined` for no. */
export type OwnerAnswer = readonly string[] | undefined

const choiceOf = (account: string): HTMLLabelElement => {
  const box = element('input', { type: 'checkbox', value: account, checked: '' })
  return element('label', {}, box, element('code', {}, `${account.slice(0, 8)}…${account.slice(-6)}`))
}

/** Shows a prompt and waits for the owner's answer. */
export const askOwner = (wallet: Pick<BrowserWallet, 'name' | 'icon'>, prompt: OwnerPrompt): Promise<OwnerAnswer> =>
  new Promise((resolve) => {
    const choices = (prompt.accounts ?? []).map(choiceOf)
    const approve = element('button', { type: 'button', 'data-tone': 'primary' }, 'Approve')
    const reject = element('button', { type: 'button' }, 'Reject')
    const answer = (given: OwnerAnswer): void => {
      close()
      resolve(given)
    }
    const chosen = (): readonly string[] =>
      choices.flatMap((label) =>
        [...label.querySelectorAll('input')].filter(({ checked }) => checked).map(({ value }) => value),
      )
    const close = openWindow(
      wallet,
      prompt.title,
      [
        element('p', { class: 'sandbox-wallet-origin' }, location.origin),
        ...prompt.lines.map((line) => element('p', {}, line)),
        ...choices,
        element('div', { class: 'sandbox-wallet-foot' }, reject, approve),
      ],
      () => answer(undefined),
    )
    approve.addEventListener('click', () => answer(chosen()))
    reject.addEventListener('click', () => answer(undefined))
  })
