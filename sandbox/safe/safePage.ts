import { element } from '../browserWallets/element.js'
import { type Fields, readFields } from '../secureSite/frame/fields.js'
import { callSite } from '../secureSite/pages/pageParts.js'

const LOOK_EVERY_MS = 500

const button = (text: string, act: () => unknown): HTMLElement => {
  const made = element('button', { type: 'button' }, text)
  made.addEventListener('click', () => void act())
  return made
}

const textOf = (value: unknown): string => readFields.text(readFields.fields(value), 'value')

const ask = async (path: string, body?: object): Promise<Fields> => readFields.fields(await callSite(path, body))

/** Asks the owner who uses the app; returns whether they sign. */
const askOwner = (place: HTMLElement, to: string): Promise<boolean> =>
  new Promise((resolve) => {
    const decide = (signs: boolean) => (): void => {
      place.replaceChildren()
      resolve(signs)
    }
    place.replaceChildren(
      element(
        'article',
        { 'aria-label': 'New transaction' },
        element('p', {}, `A transaction to ${to}`),
        element('div', { class: 'buttons' }, button('Sign', decide(true)), button('Reject', decide(false))),
      ),
    )
  })

/** Methods of a Safe App, named as in `@safe-global/safe-apps-sdk`. */
const handlersOf = (place: HTMLElement): Readonly<Record<string, (params: Fields) => Promise<unknown>>> => ({
  getSafeInfo: () => ask('/api/safe'),
  getTxBySafeTxHash: ({ safeTxHash }) => ask('/api/details', { safeTxHash }),
  rpcCall: async ({ call, params }) => (await ask('/api/rpc', { call, params }))['result'],
  sendTransactions: async ({ txs }) => {
    const [first] = Array.isArray(txs) ? (txs as readonly unknown[]) : []
    const { to } = readFields.fields(first)
    if (!(await askOwner(place, String(to)))) throw new Error('Transaction was rejected')
    return ask('/api/propose', { txs })
  },
})

const STATUS_WORDS: Readonly<Record<string, string>> = {
  AWAITING_CONFIRMATIONS: 'needs signatures',
  AWAITING_EXECUTION: 'can be executed',
  SUCCESS: 'executed',
  FAILED: 'failed',
}

/** Renders a proposal with its owners' actions. */
const drawProposal = (proposal: Fields, owners: readonly string[], look: () => unknown): HTMLElement => {
  const info = readFields.fields(proposal['detailedExecutionInfo'])
  const { safeTxHash, confirmations, confirmationsRequired, nonce } = info
  const status = String(proposal['txStatus'])
  const signers = (Array.isArray(confirmations) ? (confirmations as readonly unknown[]) : []).map((each) =>
    textOf(readFields.fields(each)['signer']),
  )
  const act = (path: string, body: object) => () => ask(path, { safeTxHash, ...body }).finally(look)
  const buttons =
    status === 'AWAITING_EXECUTION'
      ? [button('Execute', act('/api/execute', {}))]
      : owners.flatMap((owner, index) =>
          status !== 'AWAITING_CONFIRMATIONS' || signers.includes(owner)
            ? []
            : [button(`Sign as owner ${index + 1}`, act('/api/sign', { owner }))],
        )
  return element(
    'article',
    { 'aria-label': `Transaction ${String(nonce)}` },
    element('p', {}, `${signers.length} of ${String(confirmationsRequired)}: ${STATUS_WORDS[status] ?? status}`),
    element('div', { class: 'buttons' }, ...buttons),
  )
}

/** Renders the proposals, again after each change. */
const followQueue = (queue: HTMLElement): void => {
  let shown = ''
  const look = async (): Promise<void> => {
    const { proposals, owners } = await ask('/api/safe')
    const text = JSON.stringify(proposals)
    if (text === shown) return
    shown = text
    const all = Array.isArray(proposals) ? (proposals as readonly unknown[]) : []
    const names = Array.isArray(owners) ? owners.map(String) : []
    queue.replaceChildren(...all.map((each) => drawProposal(readFields.fields(each), names, look)))
  }
  const lookOn = (): void =>
    void look()
      .catch(() => undefined)
      .finally(() => setTimeout(lookOn, LOOK_EVERY_MS))
  lookOn()
}

/** Safe's own app: frames a shop, answers its requests, and lets a tester sign as each owner. */
export const safePage = (main: HTMLElement): void => {
  const app = new URL(new URLSearchParams(location.search).get('app') ?? 'about:blank')
  const question = element('section', { 'aria-label': 'Question' })
  const queue = element('section', { 'aria-label': 'Queue' })
  const frame = element('iframe', { title: 'App', src: app.href, class: 'app' })
  const handlers = handlersOf(question)
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const { id, method, params } = readFields.fields(data)
    if (source !== frame.contentWindow || origin !== app.origin || typeof method !== 'string') return
    const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined
    const answer = handler?.(readFields.fields(params)) ?? Promise.reject(new Error(`"${method}" is not supported`))
    const say = (said: object): void => frame.contentWindow?.postMessage({ id, version: '9.1.0', ...said }, app.origin)
    answer.then(
      (result) => say({ success: true, data: result }),
      (error: unknown) => say({ success: false, error: error instanceof Error ? error.message : String(error) }),
    )
  })
  main.replaceChildren(element('h1', {}, 'Sandbox Safe'), question, queue, frame)
  followQueue(queue)
}
