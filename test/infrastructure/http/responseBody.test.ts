import { assert } from 'chai'
import { parseRetryAfter } from '../../../infrastructure/http/responseBody.js'

const NOW = Date.UTC(2026, 0, 1, 12, 0, 0)

describe('parseRetryAfter', () => {
  const cases: readonly (readonly [string | null, number | undefined])[] = [
    [null, undefined],
    ['', undefined],
    ['soon', undefined],
    ['-5', 0],
    ['0', 0],
    ['30', 30_000],
    [' 30 ', 30_000],
    ['Thu, 01 Jan 2026 12:00:10 GMT', 10_000],
    ['Thu, 01 Jan 2026 11:59:00 GMT', 0],
    ['999999999', 3_600_000],
    ['Fri, 01 Jan 2100 00:00:00 GMT', 3_600_000],
  ]
  for (const [header, waitMs] of cases) {
    it(`reads ${header === null ? 'no header' : `"${header}"`} as ${waitMs ?? 'nothing'}`, () => {
      assert.equal(parseRetryAfter(header, NOW), waitMs)
    })
  }
})
