import { fileURLToPath } from 'node:url'
import { contentSecurityPolicy } from './serve/contentSecurityPolicy.mjs'
import { serveFolder } from './serve/serveFolder.mjs'

/** Data for the page's Solana wallets; `undefined` if the chain is not running. */
const solanaOf = ({ solana }) =>
  solana && {
    url: solana.url,
    caipNetworkId: solana.caipNetworkId,
    name: solana.network.name,
    network: solana.network,
    secretKeys: solana.secretKeys.map((key) => [...key]),
  }

const DEMO = fileURLToPath(new URL('../build/demo', import.meta.url))

/**
 * Serves the built demo on loopback under the strict policy. `/sandbox.json` tells the page the addresses of the
 * sandbox's servers and its phone. `port` 0 picks a free one; `folder` serves another page in the same way, and
 * `headers` are sent with every response. Also tells the shop's own server the shop's origin.
 */
export const serveDemo = async ({ port, sandbox, phone, folder = DEMO, headers }) => {
  const demo = await serveFolder({
    folder,
    port,
    more: headers,
    documents: {
      '/sandbox.json': JSON.stringify({
        walletApi: sandbox.walletApi,
        blockchainApi: sandbox.blockchainApi,
        relay: sandbox.relay.url,
        phone,
        secureSite: sandbox.secureSite.sdk,
        safe: sandbox.safe.url,
        mailbox: sandbox.secureSite.mailbox,
        networks: sandbox.networks,
        unlistedNetwork: sandbox.unlistedNetwork,
        swapNetwork: sandbox.swapNetwork,
        swapRouter: sandbox.swap.router,
        accounts: sandbox.accounts,
        contractAccounts: sandbox.contractAccounts,
        shopServer: { signIn: sandbox.shopServer.signIn, doorCode: sandbox.shopServer.doorCode },
        solana: solanaOf(sandbox),
        appSchemes: sandbox.appSchemes,
        projectId: 'sandbox',
      }),
    },
    policy: contentSecurityPolicy({
      servers: [
        new URL(sandbox.walletApi).origin,
        new URL(sandbox.shopServer.signIn).origin,
        sandbox.relay.url,
        ...(sandbox.solana ? [sandbox.solana.wsUrl] : []),
      ],
      frames: [sandbox.secureSite.url],
      framedBy: [sandbox.safe.url],
    }),
  })
  sandbox.shopServer.serve(new URL(demo.url).origin)
  return demo
}
