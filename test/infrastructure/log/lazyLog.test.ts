import { assert } from 'chai'
import { restore, stub } from 'sinon'
import type { LogLevel } from '../../../domain/config/options.js'
import { makeLazyLog } from '../../../infrastructure/log/lazyLog.js'

const setUp = (level?: LogLevel) => {
  const lines: string[] = []
  let loads = 0
  const load = async () => {
    loads += 1
    return {
      error: (message: string) => void lines.push(`error ${message}`),
      warn: (message: string) => void lines.push(`warn ${message}`),
      info: (message: string) => void lines.push(`info ${message}`),
    }
  }
  return { lines, log: makeLazyLog(load, { level }), loads: () => loads }
}
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

describe('makeLazyLog', () => {
  afterEach(() => restore())

  const levels: readonly (readonly [LogLevel | undefined, string[]])[] = [
    [undefined, ['error E']],
    ['silent', []],
    ['error', ['error E']],
    ['warn', ['error E', 'warn W']],
    ['info', ['error E', 'warn W', 'info I']],
    ['debug', ['error E', 'warn W', 'info I']],
  ]
  for (const [level, expected] of levels) {
    it(`writes ${expected.join(', ') || 'nothing'} at level ${level ?? 'default'} [S9-31]`, async () => {
      const { log, lines, loads } = setUp(level)
      log.error('E')
      log.warn('W')
      log.info('I')
      await turns()
      assert.deepEqual(lines, expected)
      assert.equal(loads(), Math.min(1, expected.length))
    })
  }

  it('reports that its code failed to load, and writes nothing unscrubbed [S-26]', async () => {
    const error = stub(console, 'error')
    const log = makeLazyLog(() => Promise.reject(new Error('offline')))
    log.error('for ada@mail.example', { cause: 'ada@mail.example' })
    await turns()
    assert.deepEqual(error.args, [['[portico]', 'A line is missing: its code did not load']])
  })
})
