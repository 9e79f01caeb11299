import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { assert } from 'chai'
import { until } from '../support/until.js'

const NODE = [process.execPath, 'scripts/start.mjs'] as const
const NPM = ['npm', 'start', '--silent'] as const
const LINES = 7
/** Three chains start, possibly on a busy machine. */
const STARTS_WITHIN_MS = 60_000
/** Each check starts a process. */
const LOOKS = { everyMs: 100 }

/** The running processes by id, with the parent id; without ended ones that have not been waited for. */
const processes = (): ReadonlyMap<number, number> =>
  new Map(
    execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , state]) => !state?.startsWith('Z'))
      .map(([pid, parent]) => [Number(pid), Number(parent)]),
  )

const startedBy = (pid: number, running = processes()): readonly number[] =>
  [...running].flatMap(([child, parent]) => (parent === pid ? [child, ...startedBy(child, running)] : []))

const areGone = (pids: readonly number[]): boolean => pids.every((pid) => !processes().has(pid))

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

const begun: ChildProcess[] = []
/** In its own process group, as a terminal does. */
const begin = ([program, ...words]: readonly [string, ...string[]]) => {
  const child = spawn(program, words, {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  begun.push(child)
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  return { child, lines: () => said.trimEnd().split('\n') }
}

/** The terminal sends its SIGINT to the whole group, `kill` sends SIGTERM to the one process. */
const end = async ({ pid = 0 }: ChildProcess, signal: 'SIGINT' | 'SIGTERM'): Promise<void> => {
  process.kill(signal === 'SIGINT' ? -pid : pid, signal)
  await until(() => areGone([pid]), LOOKS)
}

describe('npm start', () => {
  afterEach(() => {
    for (const { pid = 0 } of begun.splice(0))
      try {
        process.kill(-pid, 'SIGKILL')
      } catch {
        // No process of it is left.
      }
  })

  for (const [command, signal] of [
    [NODE, 'SIGTERM'],
    [NODE, 'SIGINT'],
    [NPM, 'SIGTERM'],
    [NPM, 'SIGINT'],
  ] as const)
    it(`as ${command === NPM ? 'npm start' : 'a script'} prints in seven lines what to try, and leaves nothing after ${signal}`, async function () {
      this.timeout(2 * STARTS_WITHIN_MS)
      const { child, lines } = begin(command)
      await until(() => lines().length >= LINES, { withinMs: STARTS_WITHIN_MS, ...LOOKS })
      const urls = lines().map((line) => /http:[^\s:]+:\d+[^\s:]*/.exec(line)?.[0] ?? line)
      assert.lengthOf(urls, LINES)
      for (const url of urls) assert.isTrue(await answers(url), url)
      const family = startedBy(child.pid ?? 0)
      assert.isAtLeast(family.length, 6, 'three chains, and what watches each')
      await end(child, signal)
      await until(() => areGone(family), LOOKS)
      for (const url of urls) assert.isFalse(await answers(url), url)
    })

  it('also leaves nothing when stopped during its start', async function () {
    this.timeout(2 * STARTS_WITHIN_MS)
    const { child } = begin(NODE)
    await until(() => startedBy(child.pid ?? 0).length > 0, { withinMs: STARTS_WITHIN_MS, ...LOOKS })
    const family = startedBy(child.pid ?? 0)
    await end(child, 'SIGTERM')
    await until(() => areGone(family), LOOKS)
  })
})
