import { announce } from '../../../sandbox/browserWallets/announce.js'
import { BROWSER_WALLETS } from '../../../sandbox/browserWallets/browserWallets.js'

const ACCOUNT = `0x${'a1'.repeat(20)}`

/** Browser wallets on Ethereum that grant access without a prompt. */
for (const wallet of BROWSER_WALLETS.slice(0, 2))
  announce(wallet, {
    request: async ({ method }) => (method === 'eth_chainId' ? '0x1' : [ACCOUNT]),
    on: () => undefined,
    removeListener: () => undefined,
  })
