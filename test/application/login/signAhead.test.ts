import { assert } from 'chai'
import { makeSignAhead } from '../../../application/login/signAhead.js'
import type { SignIns } from '../../../application/ports/siwx.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'

describe('a sign-in prepared for a login', () => {
  const setUp = (openSignIns: () => Promise<SignIns | undefined>) => {
    const time = makeVirtualTime()
    const signAhead = makeSignAhead({
      openSignIns,
      host: fakeHostEnvironment(),
      log: fakeLog(),
      scheduler: time.scheduler,
    })
    return { ...time, signAhead }
  }

  it('is given up after ten seconds, and if its code fails to load: the login continues without', async () => {
    const { signAhead, advance } = setUp(() => new Promise(() => undefined))
    let ended = false
    void signAhead('eip155:1').then((ahead) => {
      assert.isUndefined(ahead)
      ended = true
    })
    await advance(9_999)
    assert.isFalse(ended)
    await advance(1)
    assert.isTrue(ended)
    assert.isUndefined(await setUp(() => Promise.reject(new Error('offline'))).signAhead('eip155:1'))
    assert.isUndefined(await setUp(async () => undefined).signAhead('eip155:1'))
  })

  it('is for EVM only: nothing is loaded for other networks', async () => {
    let opened = 0
    const { signAhead } = setUp(async () => {
      opened += 1
      return undefined
    })
    await signAhead('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    assert.equal(opened, 0)
    void signAhead('eip155:1')
    await until(() => opened === 1)
  })
})
