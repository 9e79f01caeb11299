import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assert } from 'chai'
import { runCommand } from '../../scripts/test/runCommand.js'
import { runMocha } from '../../scripts/test/runMocha.js'
import { tryAgain } from '../../scripts/test/tryAgain.js'

/** A test records each of its runs beside its file, and fails in a given number of the first ones. */
const FILE = `
  import { appendFileSync, readFileSync } from 'node:fs'
  const runsOf = (name) => {
    const path = new URL(name, import.meta.url)
    appendFileSync(path, '.')
    return readFileSync(path, 'utf8').length
  }
  const failing = (name, times) => () => {
    const runs = runsOf(name)
    if (runs <= times) throw new Error(name + ' in run ' + runs)
  }`

describe('a failed test', function () {
  this.timeout(60_000)
  let folder: string
  const runsOf = async (name: string): Promise<number> => (await readFile(join(folder, name), 'utf8')).length
  const planted = async (body: string): Promise<string> => {
    const file = join(folder, 'planted.test.mjs')
    await writeFile(file, `${FILE}\n${body}`)
    return file
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-tries-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('is retried alone: one that then passes is flaky, one that fails each time has failed', async () => {
    const file = await planted(`
      describe('planted', () => {
        it('passes', failing('passes', 0))
        it('fails once (in $1.50, or * so?)', failing('once', 1))
        it('fails twice', failing('twice', 2))
        it('fails always', failing('always', 9))
      })`)
    const first = await runMocha({ files: [file] })
    assert.deepEqual([first.passed, first.passing, first.failures.length], [false, 1, 3])
    const { flaky, failed, printed } = await tryAgain(first.failures, {}, 2)
    assert.deepEqual(
      flaky.map(({ title, failedRuns, runs, error }) => [title, failedRuns, runs, error]),
      [
        ['planted fails once (in $1.50, or * so?)', 1, 2, 'once in run 1'],
        ['planted fails twice', 2, 3, 'twice in run 1'],
      ],
    )
    assert.deepEqual(
      failed.map(({ title }) => title),
      ['planted fails always'],
    )
    assert.include(printed, 'always in run 3')
    assert.deepEqual(await Promise.all(['passes', 'once', 'twice', 'always'].map(runsOf)), [1, 2, 3, 3])
  })

  it('that fails because of an earlier test is retried with its whole file', async () => {
    const file = await planted(`
      describe('planted', () => {
        before(failing('hook', 1))
        it('passes', failing('passes', 0))
      })`)
    const first = await runMocha({ files: [file] })
    assert.deepEqual([first.passed, first.failures.length, first.failures[0]?.isHook], [false, 1, true])
    const { flaky, failed } = await tryAgain(first.failures, {}, 2)
    assert.deepEqual([flaky.length, failed.length, await runsOf('passes')], [1, 0, 1])
  })

  it('has failed if its retry aborts', async () => {
    const file = await planted(`
      describe('planted', () => {
        it('ends', () => {
          if (runsOf('ends') > 1) process.exit(0)
          throw new Error('no')
        })
      })`)
    const first = await runMocha({ files: [file] })
    const { flaky, failed } = await tryAgain(first.failures, {}, 1)
    assert.deepEqual([flaky.length, failed.length], [0, 1])
  })

  it('is not reported as passed if its run aborted', async () => {
    const ended = await runMocha({ files: [await planted('process.exit(3)')] })
    assert.deepEqual([ended.passed, ended.failures], [false, []])
  })

  it('runs in UTC and English, on any machine', async () => {
    const own = process.env
    process.env = { ...own, TZ: 'Asia/Tokyo', LC_ALL: 'de_DE.UTF-8', LANG: 'ar_EG.UTF-8' }
    try {
      const said = 'Intl.DateTimeFormat().resolvedOptions().timeZone + (1.5).toLocaleString()'
      assert.equal((await runCommand(['node', '-p', said])).printed.trim(), 'UTC1.5')
    } finally {
      process.env = own
    }
  })
})
