import { assert } from 'chai'
import { describeError } from '../../../domain/errors/domainError.js'
import { toRpcFailure } from '../../../infrastructure/container/providers/rpcFailure.js'

describe('an error of the EIP-1193 provider', () => {
  it('has a code that no library retries if a request may have been signed [S-30] [U-88]', async () => {
    const codes = [
      [{ _tag: 'RequestOutcomeUnknown' } as const, 'PTC-REQUEST-OUTCOME-UNKNOWN'],
      [{ _tag: 'RequestTimedOut', afterMs: 300_000 } as const, 'PTC-REQUEST-TIMEOUT'],
    ] as const
    for (const [error, portico] of codes)
      assert.deepInclude(await toRpcFailure(error, async (each) => describeError(each)), {
        code: 4900,
        data: { portico },
      })
  })
})
