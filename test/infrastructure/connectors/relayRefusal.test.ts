import { assert } from 'chai'
import { readRefusal } from '../../../infrastructure/connectors/walletConnect/relayRefusal.js'

const NOW = 1_712_138_266_000
const closed = (reason: string): string => `WebSocket connection closed abnormally with code: 3000 (${reason})`
const early = (until: number | string, rest = ', time_leeway: 120'): string =>
  `JWT validation error: JWT Token is not yet valid: basic.iat: 1712138176, now + time_leeway: ${until}${rest}`

describe('an error of the SDK when the relay refuses', () => {
  // The relay's clock is at 1712137666; this device's clock is ten minutes ahead.
  for (const [text, byMs] of [
    [closed(early(1_712_137_786)), 600_000],
    [closed(`Authorization error: ${early(1_712_137_786)}`), 600_000],
    [closed(early(1_712_137_786).replace('not yet valid', 'not yet valid)')), 600_000],
    // A close reason of more than 123 bytes is truncated.
    [closed(early(1_712_137_786, ', time_lee')), 600_000],
    [closed(early(1_712_137_786, ', time_leeway: 12')), 600_000],
    [closed(early(1_712_137_966, ', time_leeway: 300')), 600_000],
    // Older relays send no numbers; implausible ones are ignored.
    [closed('JWT validation error: JWT Token is not yet valid'), undefined],
    [closed(early('17121')), undefined],
    [closed(early('9'.repeat(40))), undefined],
    [closed(early(1_812_137_786)), undefined],
    [closed(early('-1712137786')), undefined],
    ['JWT Token is not yet valid', undefined],
  ] as const)
    it(`tells how far this device’s clock is ahead, if the relay says so: ${text.slice(54, 190)}`, () => {
      const read = readRefusal(text, NOW)
      assert.deepInclude(read, { _tag: 'ClockSkewed', clock: 'Ahead', byMs })
    })

  it('tells that the clock is behind if a fresh token counts as expired', () => {
    for (const text of [
      closed('JWT validation error: JWT Token is expired: Some(1691558934)'),
      'JWT token has expired',
    ])
      assert.deepInclude(readRefusal(text, NOW), { _tag: 'ClockSkewed', clock: 'Behind', byMs: undefined })
  })

  it('carries the relay’s text if only the host can fix it', () => {
    for (const reason of [
      'Unauthorized: invalid key',
      'Unauthorized: origin not allowed',
      'Unauthorized: invalid JWT',
      'Project (not) found',
    ])
      assert.deepEqual(readRefusal(closed(reason), NOW), { _tag: 'RelayRefused', reason })
  })

  it('is RelayUnreachable without a reason of the relay', () => {
    for (const text of ['', 'No internet connection detected.', 'Socket stalled when trying to connect to wss://relay'])
      assert.deepEqual(readRefusal(text, NOW), { _tag: 'RelayUnreachable' })
  })

  it('is parsed in linear time', () => {
    const long = closed(`${'('.repeat(2 ** 20)}JWT Token is not yet valid${' '.repeat(2 ** 20)}`)
    const begun = performance.now()
    assert.equal(readRefusal(long, NOW)._tag, 'RelayRefused')
    assert.isBelow(performance.now() - begun, 50)
  })
})
