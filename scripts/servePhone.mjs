import { fileURLToPath } from 'node:url'
import { serveFolder } from './serve/serveFolder.mjs'

const FOLDER = fileURLToPath(new URL('../build/phone', import.meta.url))

/** The phone's Solana keys; `undefined` if the chain is not running. */
const solanaOf = ({ solana, phone }) =>
  solana && {
    url: solana.url,
    caipNetworkId: solana.caipNetworkId,
    name: solana.network.name,
    secretKeys: solana.secretKeys
      .filter((_, index) => phone.solanaAccounts.includes(solana.accounts[index]))
      .map((key) => [...key]),
  }

/**
 * Serves the sandbox's phone on a separate origin. `/phone.json` tells it the relay, the chains and its accounts; sites
 * open it at `/wc`, like a web wallet.
 */
export const servePhone = ({ port, sandbox }) => {
  const rpcOrigins = new Set(Object.values(sandbox.rpc).map((address) => new URL(address).origin))
  return serveFolder({
    folder: FOLDER,
    port,
    pages: ['/', '/wc'],
    documents: {
      '/phone.json': JSON.stringify({
        ...sandbox.phone,
        relay: sandbox.relay.url,
        rpc: sandbox.rpc,
        solana: solanaOf(sandbox),
        projectId: 'sandbox',
      }),
    },
    policy: [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      `connect-src 'self' ${sandbox.relay.url} ${[...rpcOrigins].join(' ')}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  })
}
