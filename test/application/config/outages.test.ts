import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { makeOutagesFeature } from '../../../application/config/outagesFeature.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import { valuesOf } from '../../support/valuesOf.js'

const failsWith = (error: RemoteError): TE.TaskEither<RemoteError, never> => TE.left(error)
const DOWN: RemoteError = { _tag: 'HttpStatus', status: 503 }

describe('outages', () => {
  it('list a service that does not answer, until it does', async () => {
    const { outages, watch } = makeOutagesFeature()
    await watch('walletApi directory')(failsWith(DOWN))()
    await watch('chainRpc balance')(failsWith({ _tag: 'TimedOut', afterMs: 1 }))()
    assert.deepEqual(outages.value, ['walletApi', 'chainRpc'])
    await watch('walletApi directory')(TE.right('well'))()
    assert.deepEqual(outages.value, ['chainRpc'])
  })

  it("list a service while any of its calls fails: one success does not clear another's outage [design 3.3]", async () => {
    const { outages, watch } = makeOutagesFeature()
    const values = valuesOf(outages)
    await watch('blockchainApi balances')(failsWith(DOWN))()
    await watch('blockchainApi price')(failsWith(DOWN))()
    await watch('blockchainApi price')(TE.right('well'))()
    await watch('blockchainApi history')(TE.right('well'))()
    assert.deepEqual(outages.value, ['blockchainApi'])
    await watch('blockchainApi balances')(TE.right('well'))()
    assert.deepEqual(values, [[], ['blockchainApi'], []])
  })

  it('distinguish directory and settings for visitors, in a fixed order, and ignore other calls of the wallet API', async () => {
    const { outages, failing, watch } = makeOutagesFeature()
    const told = valuesOf(outages)
    await watch('walletApi origins')(failsWith(DOWN))()
    await watch('walletApi analytics')(failsWith(DOWN))()
    assert.deepEqual(told, [[]])
    await watch('walletApi config')(failsWith(DOWN))()
    assert.deepEqual(outages.value, ['config'])
    await watch('walletApi directory')(failsWith(DOWN))()
    await watch('walletApi config')(TE.right('well'))()
    assert.deepEqual(told, [[], ['config'], ['walletApi', 'config'], ['walletApi']])
    assert.deepEqual(failing.value, ['walletApi origins', 'walletApi analytics', 'walletApi directory'])
  })

  it('do not mention prices and balances to visitors if only names, activity or swaps are down', async () => {
    const { outages, failing, watch } = makeOutagesFeature()
    for (const call of ['identity', 'name', 'reverse', 'history', 'quotes'] as const)
      await watch(`blockchainApi ${call}`)(failsWith(DOWN))()
    assert.deepEqual(outages.value, [])
    assert.lengthOf(failing.value, 5)
    for (const call of ['price', 'chains', 'balances', 'code'] as const) {
      await watch(`blockchainApi ${call}`)(failsWith(DOWN))()
      assert.deepEqual(outages.value, ['blockchainApi'], call)
      await watch(`blockchainApi ${call}`)(TE.right('well'))()
    }
  })

  it('change nothing about the answer', async () => {
    const { watch } = makeOutagesFeature()
    assert.deepEqual(await watch('walletApi config')(failsWith(DOWN))(), { _tag: 'Left', left: DOWN })
    assert.deepEqual(await watch('walletApi config')(TE.right('well'))(), { _tag: 'Right', right: 'well' })
  })

  it('list a service once, however often it fails', async () => {
    const { outages, watch } = makeOutagesFeature()
    const values = valuesOf(outages)
    await watch('walletApi directory')(failsWith(DOWN))()
    await watch('walletApi directory')(failsWith(DOWN))()
    assert.deepEqual(values, [[], ['walletApi']])
  })

  it('list neither a service the host never configured, nor a rate-limited request', async () => {
    const { outages, watch } = makeOutagesFeature()
    await watch('walletApi directory')(failsWith({ _tag: 'NotConfigured' }))()
    await watch('blockchainApi balances')(failsWith({ _tag: 'RetryBlocked', retryAt: 1 }))()
    assert.deepEqual(outages.value, [])
    await watch('blockchainApi balances')(failsWith(DOWN))()
    await watch('blockchainApi balances')(failsWith({ _tag: 'RetryBlocked', retryAt: 1 }))()
    assert.deepEqual(outages.value, ['blockchainApi'])
  })
})
