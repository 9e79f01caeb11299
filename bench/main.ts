import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startSandbox } from '../sandbox/startSandbox.js'
import { bundlePage } from '../scripts/build/bundlePage.mjs'
import { serveDemo } from '../scripts/serveDemo.mjs'
import { servePhone } from '../scripts/servePhone.mjs'
import { bundled } from '../test/browser/support/bundled.js'
import { launchChromium } from '../test/browser/support/chromium/launchChromium.js'
import type { Stage } from './openPage.js'
import { formatTable, type Round } from './table.js'
import { visitOften } from './visitOften.js'
import { type Visit, visitBare, visitCold, visitPairing, visitWarm } from './visits.js'

const SLOWDOWNS = [1, 4] as const
const FEWEST_RUNS = 9
const BARE = 'build/bench'

const buildBare = async (): Promise<string> => {
  await bundlePage('bench/bare/main.tsx', BARE)
  await cp('bench/bare/index.html', `${BARE}/index.html`)
  return fileURLToPath(new URL(`../${BARE}`, import.meta.url))
}

const farWallet = async (walletApi: string): Promise<string> => {
  const reply = await fetch(`${walletApi}getWallets?page=12&entries=40&projectId=sandbox&st=portico&sv=bench`)
  const name = /"name":"([^"]+)"/.exec(await reply.text())?.[1]
  if (name === undefined) throw new Error('the directory has no twelfth page')
  return name
}

/** Memory does not depend on the speed of the processor. */
const visitsAt = (slowdown: number): readonly Visit[] => [
  visitBare,
  visitCold,
  visitWarm,
  visitPairing,
  ...(slowdown === 1 ? [visitOften] : []),
]

/** Runs the benchmark, reports progress on stderr, and prints the table. */
export const main = async (runs = FEWEST_RUNS): Promise<void> => {
  const folder = await buildBare()
  const sandbox = await startSandbox()
  const phone = await servePhone({ port: 0, sandbox })
  const demo = await serveDemo({ port: 0, sandbox, phone: phone.url })
  const bare = await serveDemo({ port: 0, sandbox, phone: phone.url, folder })
  const browser = await launchChromium()
  const stage: Stage = {
    browser,
    demo: demo.url,
    bare: bare.url,
    stopwatch: await bundled(new URL('./inPage/stopwatch.ts', import.meta.url), 'bench'),
    farWallet: await farWallet(sandbox.walletApi),
  }
  const rounds: Round[] = []
  try {
    for (let run = 1; run <= runs; run += 1) {
      // Interleaved, so that other load on the machine affects all of them alike.
      for (const slowdown of SLOWDOWNS) {
        for (const visit of visitsAt(slowdown)) rounds.push({ slowdown, findings: await visit(stage, slowdown) })
      }
      console.error(`run ${run} of ${runs}`)
    }
  } finally {
    await browser.close()
    await Promise.all([demo.close(), bare.close(), phone.close(), sandbox.close()])
  }
  console.log(formatTable(rounds, SLOWDOWNS))
}
