import { assert } from 'chai'
import type { LogLevel } from '../../../domain/config/LogLevel.js'
import { makeConsoleLog } from '../../../infrastructure/log/makeConsoleLog.js'

const setUp = (level?: LogLevel) => {
  const lines: unknown[][] = []
  const at =
    (name: string) =>
    (...parts: unknown[]): void =>
      void lines.push([name, ...parts])
  const console = { error: at('error'), warn: at('warn'), info: at('info') }
  const log = makeConsoleLog(level === undefined ? { console } : { level, console })
  log.error('E')
  log.warn('W')
  log.info('I')
  return { lines, log, names: lines.map(([name]) => name) }
}

describe('makeConsoleLog', () => {
  it('[S9-31] writes errors only unless told otherwise', () => {
    assert.deepEqual(setUp().lines, [['error', '[portico]', 'E']])
  })

  const levels: readonly (readonly [LogLevel, string[]])[] = [
    ['silent', []],
    ['error', ['error']],
    ['warn', ['error', 'warn']],
    ['info', ['error', 'warn', 'info']],
    ['debug', ['error', 'warn', 'info']],
  ]
  for (const [level, names] of levels) {
    it(`writes ${names.join(', ') || 'nothing'} at level ${level}`, () => {
      assert.deepEqual(setUp(level).names, names)
    })
  }

  it('adds the detail when there is one', () => {
    const { log, lines } = setUp()
    log.error('E', { code: 'PTC-HTTP-STATUS' })
    assert.deepEqual(lines[1], ['error', '[portico]', 'E', { code: 'PTC-HTTP-STATUS' }])
  })
})
