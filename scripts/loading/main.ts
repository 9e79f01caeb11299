import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { bundled } from '../../test/browser/support/bundled.js'
import { launchChromium } from '../../test/browser/support/chromium/launchChromium.js'
import type { Cost } from './budgets.js'
import { type Bundler, buildHost, installPackage } from './bundlers.js'
import { type Owner, readScript } from './contents.js'
import { findExcesses, formatTable, listWhatIsLeft, type Measured } from './report.js'
import { visitHost } from './visits.js'
import type { Waves } from './waves.js'

interface World {
  readonly sandbox: Sandbox
  readonly browser: Browser
  readonly surroundings: string
}

const costOf = async (folder: string, waves: Waves, owner: Owner = 'portico'): Promise<Cost> => {
  const scripts = await Promise.all([...new Set(waves.flat())].map((path) => readScript(folder, path)))
  const own = scripts.flatMap((script) => script.get(owner) ?? [])
  return { files: own.length, bytes: own.reduce((sum, bytes) => sum + bytes, 0), trips: waves.length }
}

const measure = async (bundler: Bundler, world: World): Promise<Measured> => {
  const folder = await buildHost(bundler)
  const journal = await visitHost({ ...world, folder, email: `${bundler.toLowerCase()}@lantern.example` })
  // For finding out which files a figure counts.
  await writeFile(join(folder, '../journal.json'), JSON.stringify(journal, undefined, 2))
  const cost = (step: keyof typeof journal): Promise<Cost> => costOf(folder, journal[step])
  return {
    bundler,
    costs: {
      'first load': await cost('first load'),
      'first opening': await cost('first opening'),
      'what moves': await cost('what moves'),
      // Loaded together with the rows, in separate files.
      'pictures of the rows': await costOf(folder, journal['first opening'], 'pictures'),
      'logins, while the list is shown': await cost('logins, while the list is shown'),
      'marks of the logins': await costOf(folder, journal['logins, while the list is shown'], 'marks'),
      'QR code': await cost('QR code'),
      'e-mail login': await cost('e-mail login'),
      'all wallets': await cost('all wallets'),
      networks: await cost('networks'),
      connecting: await cost('connecting'),
      account: await cost('account'),
    },
  }
}

/** Builds and visits the hosts, two at a time; prints the table and returns what exceeds its budget. */
export const main = async (bundlers: readonly Bundler[]): Promise<readonly string[]> => {
  await installPackage()
  const [sandbox, browser, surroundings] = await Promise.all([
    startSandbox(),
    launchChromium(),
    bundled(new URL('./inPage/surroundings.ts', import.meta.url), 'loadingSurroundings'),
  ])
  const all: Measured[] = []
  const left = [...bundlers]
  const runLane = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      all.push(await measure(next, { sandbox, browser, surroundings }))
  }
  try {
    await Promise.all([runLane(), runLane()])
  } finally {
    await browser.close()
    await sandbox.close()
  }
  all.sort((one, other) => bundlers.indexOf(one.bundler) - bundlers.indexOf(other.bundler))
  const table = formatTable(all)
  console.log([table, '', ...listWhatIsLeft(all)].join('\n'))
  await writeFile('build/loading.md', `${table}\n`)
  return findExcesses(all)
}
