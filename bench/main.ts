import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startSandbox } from '../sandbox/startSandbox.js'
import { bundlePage } from '../scripts/build/bundlePage.mjs'
import { serveDemo } from '../scripts/serveDemo.mjs'
import { servePhone } from '../scripts/servePhone.mjs'
import { bundled } from '../test/browser/support/bundled.js'
import { launchChromium } from '../test/browser/support/chromium/launchChromium.js'
import type { Stage, Visit } from './openPage.js'
import { BARE, PORTICO, type Site } from './sites.js'
import { formatTable, type Round } from './table.js'
import { visitAtOnce } from './visitAtOnce.js'
import { visitConnecting } from './visitConnecting.js'
import { visitOften } from './visitOften.js'
import { visitOpening } from './visitOpening.js'
import { visitReturn } from './visitReturn.js'
import { visitCode, visitCold, visitDirectory, visitPairing, visitPlainList } from './visits.js'

const SLOWDOWNS = [1, 4] as const
const FEWEST_RUNS = 9
const BARE_FOLDER = 'build/bench'

const buildBare = async (): Promise<string> => {
  await bundlePage('bench/bare/main.tsx', BARE_FOLDER)
  await cp('bench/bare/index.html', `${BARE_FOLDER}/index.html`)
  return fileURLToPath(new URL(`../${BARE_FOLDER}`, import.meta.url))
}

const aboutDirectory = async (walletApi: string): Promise<Pick<Stage, 'farWallet' | 'walletCount'>> => {
  const reply = await fetch(`${walletApi}getWallets?page=12&entries=40&projectId=sandbox&st=portico&sv=bench`)
  const text = await reply.text()
  const farWallet = /"name":"([^"]+)"/.exec(text)?.[1]
  const walletCount = /"count":(\d+)/.exec(text)?.[1]
  if (farWallet === undefined || walletCount === undefined) throw new Error('the directory has no twelfth page')
  return { farWallet, walletCount: Number(walletCount) }
}

/** Each visit to Portico is next to the visit to the bare page that it is compared with. */
const visitsAt = (slowdown: number): readonly (readonly [Site, Visit])[] => [
  [BARE, visitReturn],
  [PORTICO, visitReturn],
  [BARE, visitAtOnce],
  [PORTICO, visitAtOnce],
  [BARE, visitOpening],
  [PORTICO, visitOpening],
  [PORTICO, visitCold],
  [BARE, visitConnecting],
  [PORTICO, visitConnecting],
  [PORTICO, visitPairing],
  [PORTICO, visitCode],
  [BARE, visitPlainList],
  [PORTICO, visitDirectory],
  // Memory does not depend on the CPU speed.
  ...(slowdown === 1
    ? ([
        [BARE, visitOften],
        [PORTICO, visitOften],
      ] as const)
    : []),
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
    addresses: { portico: demo.url, bare: bare.url },
    stopwatch: await bundled(new URL('./inPage/stopwatch.ts', import.meta.url), 'bench'),
    qrCode: await bundled(new URL('./inPage/drawCode.tsx', import.meta.url), 'qrCode', {
      '@linaria/core': fileURLToPath(new URL('./inPage/noStyles.ts', import.meta.url)),
    }),
    ...(await aboutDirectory(sandbox.walletApi)),
  }
  const rounds: Round[] = []
  try {
    for (let run = 1; run <= runs; run += 1) {
      // Interleaved, so that other load on the machine affects all visits alike.
      for (const slowdown of SLOWDOWNS) {
        for (const [site, visit] of visitsAt(slowdown)) {
          rounds.push({ site: site.name, slowdown, findings: await visit(stage, site, slowdown) })
        }
      }
      console.error(`run ${run} of ${runs}`)
    }
  } finally {
    await browser.close()
    await Promise.all([demo.close(), bare.close(), phone.close(), sandbox.close()])
  }
  console.log(formatTable(rounds, SLOWDOWNS))
}
