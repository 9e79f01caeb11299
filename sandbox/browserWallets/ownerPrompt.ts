import type { BrowserWallet } from './BrowserWallet.js'
import { element } from './element.js'
import { ProviderRpcError } from './rpc.js'

/**
 * Opens a window of the wallet above the page, like an extension's. It is appended outside the body, because a modal
 * dialog makes the body's content inert. Returns a function that closes it; `onEscape` is called for Esc.
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

export interface OwnerPrompt {
  readonly title: string
  /** Lines that describe the request. */
  readonly lines: readonly string[]
  /** Accounts to choose from; all are preselected. */
  readonly accounts?: readonly string[]
}

/** The chosen accounts, or `undefined` for a rejection. */
export type OwnerAnswer = readonly string[] | undefined

const choiceOf = (account: string): HTMLLabelElement => {
  const box = element('input', { type: 'checkbox', value: account, checked: '' })
  return element('label', {}, box, element('code', {}, `${account.slice(0, 8)}…${account.slice(-6)}`))
}

/** Shows a prompt and waits for the owner's answer. */
const askOwner = (wallet: Pick<BrowserWallet, 'name' | 'icon'>, prompt: OwnerPrompt): Promise<OwnerAnswer> =>
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

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const refused = (): ProviderRpcError => new ProviderRpcError(4001, 'User rejected the request.')

/** Asks the owner according to the wallet's behaviour, one prompt at a time; rejects if the owner rejects. */
export const makeAsk = (wallet: Pick<BrowserWallet, 'name' | 'icon' | 'behaviour' | 'thinksForMs'>) => {
  let prompting = false
  return async (prompt: OwnerPrompt): Promise<readonly string[]> => {
    if (wallet.behaviour === 'silent') return new Promise(() => undefined)
    if (wallet.behaviour === 'refuses') return wait(wallet.thinksForMs).then(() => Promise.reject(refused()))
    if (prompting) throw new ProviderRpcError(-32002, 'A request is already open.')
    prompting = true
    const answer = await askOwner(wallet, prompt).finally(() => (prompting = false))
    await wait(wallet.thinksForMs)
    if (answer === undefined) throw refused()
    return answer
  }
}
