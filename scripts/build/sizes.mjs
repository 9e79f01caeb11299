import { bundleHost } from './bundleHost.mjs'
import { bundleServer } from './bundleServer.mjs'

const FORBIDDEN = {
  firstPaint: /\/(inversify|@inversifyjs|viem|decimal\.js|io-ts|reflect-metadata)\/|startCore/,
  firstIntent: /\/(viem|decimal\.js|@solana|walletStandard)\/|solanaChainRpc/,
  login: /walletStandard|connectors\/embedded\/solana|solanaLogin|switchEmbeddedNamespace|takeLoginAlong/,
  solana: /\/(viem|web3\.js|@solana)\/|bitcoin/i,
  names: /\/(viem|ox|@adraffy|@solana)\//,
  nameTables: /\/(viem|ox|@solana)\//,
  bitcoin: /\/(viem|web3\.js|btc-signer)\/|solanaRequests|solanaChainRpc/,
}

/** Login code must only load where a login is offered, never with another stage. */
const IS_LOGIN = /infrastructure\/embeddedWallet\/|application\/login\/feature|ui-react\/login\/LoginMethods/
const BRINGS_LOGIN = /^(login\.lazy|LOGIN_PARTS|ApproveTransactionView|ConnectingFarcasterView|UpdateEmailWalletView)/

/** Chunks that may include viem: the account reader, and the pairing SDK, which verifies signatures with it. */
const BRINGS_VIEM = /^(viemChainRpc\.lazy|sdk\.lazy|.*node_modules\/viem\/)/

/** Chunk that may include the Solana library: it builds transfers. */
const BRINGS_KIT = /^(openSolanaTransfers\.lazy|.*node_modules\/@solana\/)/

/** Bundles the measuring host; fails if a stage loads forbidden code. The size-limit budgets are in package.json. */
const { stages, starts } = await bundleHost()
await bundleServer()
const faults = Object.entries(FORBIDDEN).flatMap(([stage, pattern]) =>
  stages[stage].filter((source) => pattern.test(source)).map((source) => `${stage} must not load ${source}`),
)
for (const stage of ['firstPaint', 'firstIntent', 'pairing']) {
  if (stages[stage].some((source) => IS_LOGIN.test(source))) faults.push(`${stage} must not load what logging in needs`)
}
for (const [start, sources] of Object.entries(starts)) {
  if (!BRINGS_VIEM.test(start) && sources.some((source) => source.includes('node_modules/viem/')))
    faults.push(`${start} must not load viem`)
  if (!BRINGS_KIT.test(start) && sources.some((source) => source.includes('node_modules/@solana/')))
    faults.push(`${start} must not load the library for Solana`)
  if (!BRINGS_LOGIN.test(start) && sources.some((source) => IS_LOGIN.test(source)))
    faults.push(`${start} must not load what logging in needs`)
}
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}
