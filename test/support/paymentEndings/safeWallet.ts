import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { openSafe } from '../../../infrastructure/connectors/safe/openSafe.lazy.js'
import { mainnet } from '../../../networks.js'
import { FROM, setUpSend, TYPED } from '../../infrastructure/container/setUpSend.js'
import { aSafeParent, SAFE_ORIGIN } from '../aSafeParent.js'
import { type Device, type PayingWallet, preparesAs } from './PayingWallet.js'

const PROPOSAL = `0x${'1d'.repeat(32)}`
const INFO = { safeAddress: FROM, chainId: 1, threshold: 2, owners: [], isReadOnly: false }

/** The window of a page in a Safe that says at once who it is. */
const aFrame = () => {
  const around = aSafeParent()
  const parent = {
    postMessage: (message: unknown, targetOrigin: string): void => {
      around.window.parent.postMessage(message, targetOrigin)
      const { id, method } = around.last()
      if (method === 'getSafeInfo')
        queueMicrotask(() => around.says({ id, success: true, version: '1.18.0', data: INFO }, { source: parent }))
    },
  }
  const answer = (reply: object): void => {
    const { id } = around.last()
    around.says({ id, version: '1.18.0', ...reply }, { source: parent })
  }
  const prompts = () => around.posted.filter(({ message }) => message.method === 'sendTransactions').length
  return { window: { ...around.window, parent }, answer, prompts }
}

/** A Safe around the page, which proposes payments to its owners. */
export const safeWallet = ({ time, pageOptions }: Device): PayingWallet => {
  const frames: ReturnType<typeof aFrame>[] = []
  const answer = (reply: object): void => frames.at(-1)?.answer(reply)
  return {
    namespace: 'eip155',
    receiver: TYPED,
    openPage: async () => {
      const frame = aFrame()
      frames.push(frame)
      const found: WalletConnector[] = []
      await openSafe({
        origins: [SAFE_ORIGIN],
        options: { networks: [mainnet] },
        window: frame.window,
        scheduler: time.scheduler,
        lifetime: { closed: false },
        report: (safes) => void found.push(...safes),
      })
      const page = setUpSend({ ...pageOptions(), others: found })
      preparesAs(page, { method: 'eth_sendTransaction', params: [{ from: FROM, to: TYPED, value: '0x1' }] })
      await page.portico.connect('safe')
      return page
    },
    prompts: () => frames.reduce((sum, frame) => sum + frame.prompts(), 0),
    refuses: () => answer({ success: false, error: 'Transaction was rejected' }),
    failsSomehow: () => answer({ success: false, error: 'Failed to fetch' }),
    approves: () => answer({ success: true, data: { safeTxHash: PROPOSAL } }),
    leaves: ({ portico }) => portico.disconnect(),
    hostAsks: { method: 'eth_sendTransaction', params: [{ from: TYPED, to: TYPED, value: '0x1' }] },
  }
}
