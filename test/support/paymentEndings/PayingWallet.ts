import * as TE from 'fp-ts/TaskEither'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { ChainNamespace } from '../../../domain/network/network.js'
import type { makeVirtualTime } from '../makeVirtualTime.js'
import type { SendWorld, setUpSend } from '../../infrastructure/container/setUpSend.js'

/** A page with Send, and the wallet connected. */
export type SendPage = ReturnType<typeof setUpSend>

/** What the pages of one browser share. */
export interface Device {
  readonly time: ReturnType<typeof makeVirtualTime>
  /** What each new page of the site is opened with. */
  readonly pageOptions: () => Pick<SendWorld, 'ports' | 'store' | 'time'>
}

/** A move of the wallet, and the way back. */
interface Move {
  readonly away: (page: SendPage) => unknown
  readonly back: (page: SendPage) => unknown
}

/** A wallet that waits for its visitor's decision about a payment, in front of all pages of a browser. */
export interface PayingWallet {
  readonly namespace: ChainNamespace
  /** Opens a page and connects. */
  readonly openPage: () => Promise<SendPage>
  /** How often it asked the visitor about a payment. */
  readonly prompts: () => number
  readonly refuses: () => void
  /** Answers with an error after which nothing can have been sent; absent if it has none. */
  readonly failsForCertain?: () => void
  readonly failsSomehow: () => void
  readonly approves: () => void
  /** Leaves, or is disconnected in this page. */
  readonly leaves: (page: SendPage) => unknown
  readonly locks?: () => unknown
  readonly account?: Move
  readonly chain?: Move
  /** The address of a receiver. */
  readonly receiver: string
  /** A host's payment: what is asked if Send does not serve the namespace, else one for another account. */
  readonly hostAsks?: WalletRequest
}

/** Has the chain of a page prepare each payment as this request. */
export const preparesAs = ({ transfers }: SendPage, request: WalletRequest): void => {
  const [units, fee] = [1n, 10n]
  transfers.prepareWith(TE.right({ request, units, fee, expectedFee: fee, deposit: 0n, arrives: units, remains: 9n }))
}

/** A prompt of a wallet, which the test answers. */
export const aPrompt = () => {
  let shown: { readonly resolve: (answer: unknown) => void; readonly reject: (error: Error) => void } | undefined
  let prompts = 0
  return {
    ask: (): Promise<unknown> =>
      new Promise((resolve, reject) => {
        prompts += 1
        shown = { resolve, reject }
      }),
    prompts: () => prompts,
    approves: (answer: unknown): void => shown?.resolve(answer),
    /** By an error of EIP-1193 and JSON-RPC. */
    fails: (code: number, message: string): void => shown?.reject(Object.assign(new Error(message), { code })),
  }
}

/** The answers of wallets that have codes. */
export const answersByCode = (prompt: ReturnType<typeof aPrompt>, answer: unknown) => ({
  prompts: prompt.prompts,
  refuses: () => prompt.fails(4001, 'User rejected the request.'),
  failsForCertain: () => prompt.fails(4100, 'The account has not been authorized.'),
  failsSomehow: () => prompt.fails(-32000, 'already known'),
  approves: () => prompt.approves(answer),
})
