import { assert } from 'chai'
import { makeConsoleLog } from '../../../infrastructure/log/consoleLog.lazy.js'

const setUp = () => {
  const lines: unknown[][] = []
  const at =
    (name: string) =>
    (...parts: unknown[]): void =>
      void lines.push([name, ...parts])
  return { lines, log: makeConsoleLog({ error: at('error'), warn: at('warn'), info: at('info') }) }
}

describe('makeConsoleLog', () => {
  it('appends the detail if there is one', () => {
    const { log, lines } = setUp()
    log.error('E', { code: 'PTC-HTTP-STATUS' })
    assert.deepEqual(lines[0], ['error', '[portico]', 'E', { code: 'PTC-HTTP-STATUS' }])
  })

  const address = `0x${'a1'.repeat(20)}`
  const secrets: Readonly<Record<string, readonly [said: string, written: string]>> = {
    'an address': [`for ${address}.`, 'for 0x….'],
    'a transaction': [`tx 0x${'b2'.repeat(32)}`, 'tx 0x…'],
    'a Solana address': ['to 7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', 'to …'],
    'an e-mail': ['sent to ada.lovelace+x@mail.example', 'sent to …@…'],
    'a pairing link': [
      'open wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d',
      'open wc:…',
    ],
    'a link of an app': ['heron://wc?uri=wc%3A7f6e', 'heron://…'],
    'the query of a web address': ['GET https://api.example/v1/x?projectId=1&who=2', 'GET https://api.example/v1/x…'],
  }
  for (const [what, [said, written]] of Object.entries(secrets)) {
    it(`scrubs ${what} [S-26]`, () => {
      const { log, lines } = setUp()
      log.error(said, {
        _tag: 'FailedToConnect',
        cause: Object.assign(new Error(said), { code: -32603, data: { account: address } }),
      })
      assert.deepEqual(lines[0], [
        'error',
        '[portico]',
        written,
        { _tag: 'FailedToConnect', cause: { name: 'Error', code: -32603, message: written } },
      ])
    })
  }

  it('leaves codes and advice unchanged', () => {
    const { log, lines } = setUp()
    const text =
      'PTC-HTTP-STATUS HTTP status code: 500. See docs/errors.md#ptc-http-status at https://portico.example/docs'
    log.error(text)
    assert.deepEqual(lines[0], ['error', '[portico]', text])
  })

  it('survives an error that throws when read, and a cyclic one', () => {
    const { log, lines } = setUp()
    const endless: Record<string, unknown> = { _tag: 'Endless' }
    endless['cause'] = endless
    log.error('E', new Proxy({}, { get: () => assert.fail('read') }))
    log.error('E', endless)
    assert.deepEqual(lines, [
      ['error', '[portico]', 'E'],
      ['error', '[portico]', 'E', { _tag: 'Endless', cause: { _tag: 'Endless', cause: { _tag: 'Endless' } } }],
    ])
  })
})
