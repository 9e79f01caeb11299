import type { Messages } from '../../application/api/Messages.js'

/** What can be said before the modal’s own code has arrived: the buttons, and the frame that waits for it. */
export type FirstWord = Extract<
  keyof Messages,
  `button.${string}` | 'modal.close' | 'modal.loadFailed' | 'modal.loading' | 'modal.reload' | 'modal.retry'
>

export const FIRST_WORDS: Pick<Messages, FirstWord> = {
  'button.account': 'Account {name}',
  'button.balanceLoading': 'Loading the balance',
  'button.connect': 'Connect Wallet',
  'button.connecting': 'Connecting…',
  'button.network': 'Network: {name}',
  'button.unsupportedNetwork': 'Unsupported network',
  'button.wrongNetwork': 'Wrong network',
  'modal.close': 'Close',
  'modal.loadFailed': 'This part of the page could not be loaded.',
  'modal.loading': 'Loading…',
  'modal.reload': 'Reload the page',
  'modal.retry': 'Load again',
}
