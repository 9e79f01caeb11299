import { embeddedWalletContract } from '../../../contracts/embeddedWallet.contract.js'
import { makeScriptedWorld } from './makeScriptedWorld.js'
import { frameOutcomes } from './frameOutcomes.js'

interface Case {
  readonly group: string
  readonly title: string
  readonly body: () => unknown
}

const { makeWorld, answer } = makeScriptedWorld()
const cases: Case[] = []
const before: (() => unknown)[] = []
const after: (() => unknown)[] = []
const groups: string[] = []

// The contract is written for a test runner; this implements the parts it uses.
Object.assign(globalThis, {
  describe: (title: string, body: () => void): void => {
    groups.push(title)
    body()
    groups.pop()
  },
  it: (title: string, body: () => unknown): void => void cases.push({ group: groups.at(-1) ?? '', title, body }),
  beforeEach: (body: () => unknown): void => void before.push(body),
  afterEach: (body: () => unknown): void => void after.push(body),
})
embeddedWalletContract('the embedded wallet of a page', makeWorld)

const runCase = async ({ title, body }: Case): Promise<string | undefined> => {
  try {
    for (const prepare of before) await prepare()
    await body()
    return undefined
  } catch (error) {
    return `${title}: ${error instanceof Error ? error.message : String(error)}`
  } finally {
    for (const clean of after) await clean()
  }
}

/** Runs the contract's cases of one group in this page; returns their number, and the failed ones. */
export const run = async (group: string): Promise<{ readonly ran: number; readonly failed: readonly string[] }> => {
  const chosen = cases.filter((each) => each.group === group)
  const failed: string[] = []
  for (const each of chosen) {
    const failure = await runCase(each)
    if (failure !== undefined) failed.push(failure)
  }
  return { ran: chosen.length, failed }
}

export const outcomes = (name: string) => frameOutcomes(makeWorld, name)

export { answer }
