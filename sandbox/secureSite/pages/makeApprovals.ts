import { element } from '../../browserWallets/element.js'
import { describeRequest } from '../../phone/describeRequest.js'
import type { Decision } from '../frame/context.js'

const TITLES: Readonly<Record<string, string>> = {
  personal_sign: 'Sign a message',
  eth_signTypedData_v4: 'Sign structured data',
  eth_sendTransaction: 'Send a transaction',
  wallet_sendCalls: 'Send several calls',
  solana_signMessage: 'Sign a message',
  solana_signTransaction: 'Sign a transaction',
  solana_signAllTransactions: 'Sign transactions',
  solana_signAndSendTransaction: 'Send a transaction',
}

interface ApprovalRequest {
  readonly method: string
  readonly params: unknown
  /** Requesting site, as known to the frame. */
  readonly site: string
}

const wordsOf = ({ method, params }: ApprovalRequest): string =>
  Array.isArray(params) ? describeRequest(method, params) : JSON.stringify(params, undefined, 2)

/** Asks the visitor inside the frame, one question at a time; queues the others. */
export const makeApprovals = (main: HTMLElement) => {
  let waiting: readonly { readonly card: HTMLElement; readonly decide: (decision: Decision) => void }[] = []
  const show = (): void => {
    const [next] = waiting
    // Keeps the focus in a card that is already shown.
    if (next?.card.isConnected !== true) main.replaceChildren(...(next === undefined ? [] : [next.card]))
  }
  // Moves focus that enters the frame to its question.
  window.addEventListener('focus', () => waiting[0]?.card.focus())
  return {
    ask: (request: ApprovalRequest): Promise<Decision> =>
      new Promise((resolve) => {
        const decide = (decision: Decision): void => {
          waiting = waiting.filter((each) => each !== entry)
          show()
          resolve(decision)
        }
        const title = TITLES[request.method] ?? request.method
        const approve = element('button', { type: 'button', class: 'primary' }, 'Approve')
        const decline = element('button', { type: 'button' }, 'Decline')
        approve.addEventListener('click', () => decide('approved'))
        decline.addEventListener('click', () => decide('declined'))
        const card = element(
          'article',
          { 'aria-label': title, tabindex: '-1' },
          element('h1', {}, title),
          element('p', {}, `${request.site} asks for it.`),
          element('pre', {}, wordsOf(request)),
          element('div', { class: 'buttons' }, decline, approve),
        )
        const entry = { card, decide }
        waiting = [...waiting, entry]
        show()
      }),
    /** Returns a function that ends the question shown now, even if another is shown when it is called. */
    aborting: (): (() => void) => {
      const [shown] = waiting
      return () => {
        if (shown !== undefined && waiting.includes(shown)) shown.decide('aborted')
      }
    },
  }
}
