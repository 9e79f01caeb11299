import type { Browser } from 'playwright-core'
import type { Sandbox } from '../../../sandbox/Sandbox.js'
import { startSandbox } from '../../../sandbox/startSandbox.js'
import { servePhone } from '../../../scripts/servePhone.mjs'
import { type Chain, chainOf } from './chainOf.js'
import { startDemo } from './startDemo.js'
import { theBrowser } from './theBrowser.js'

/** Shared by one run of the browser tests: started once, reset before each test. */
export interface World {
  readonly browser: Browser
  /** URL of the demo. */
  readonly origin: string
  readonly sandbox: Sandbox
  /** URL of the sandbox's phone. */
  readonly phone: string
  /** The first of the shop's networks. */
  readonly chain: Chain
  readonly secondChain: Chain
  /** The network with swaps. */
  readonly swapChain: Chain
  /** Restores a healthy sandbox with an empty log, and its chains as at the start. */
  readonly reset: () => Promise<void>
}

const open: (() => Promise<void>)[] = []

const start = async (): Promise<World> => {
  const browser = await theBrowser()
  const sandbox = await startSandbox()
  open.push(sandbox.close)
  const phone = await servePhone({ port: 0, sandbox })
  open.push(phone.close)
  const demo = await startDemo(sandbox, phone.url)
  open.push(demo.close)
  const chain = chainOf(sandbox.rpc['eip155:31337'])
  const secondChain = chainOf(sandbox.rpc['eip155:31338'])
  const swapChain = chainOf(sandbox.rpc['eip155:8453'])
  return {
    browser,
    origin: demo.url,
    sandbox,
    phone: phone.url,
    chain,
    secondChain,
    swapChain,
    reset: async () => {
      sandbox.clearFaults()
      sandbox.relay.setFaults({})
      sandbox.clearRewrites()
      sandbox.setFeatures()
      sandbox.setOrigins()
      sandbox.setAnalytics()
      sandbox.swap.setMode()
      sandbox.secureSite.reset()
      sandbox.safe.reset()
      sandbox.solana?.reset()
      await Promise.all([chain.reset(), secondChain.reset(), swapChain.reset()])
      sandbox.clearRequests()
    },
  }
}

let started: Promise<World> | undefined

/** The world, created by the first test that needs it. */
export const theWorld = (): Promise<World> => (started ??= start())

after(async () => {
  await Promise.all(open.map((close) => close()))
})
