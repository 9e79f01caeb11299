import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { makeOutagesFeature } from '../../../application/config/outagesFeature.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import { valuesOf } from '../../support/valuesOf.js'

const failsWith = (error: RemoteError): TE.TaskEither<RemoteError, never> => TE.left(error)
const DOWN: RemoteError = { _tag: 'HttpStatus', status: 503 }

describe('outages', () => {
  it('name a part that does not answer, until it does', async () => {
    const { outages, watch } = makeOutagesFeature()
    await watch('walletApi directory')(failsWith(DOWN))()
    await watch('chainRpc balance')(failsWith({ _tag: 'TimedOut', afterMs: 1 }))()
    assert.deepEqual(outages.value, ['walletApi', 'chainRpc'])
    await watch('walletApi directory')(TE.right('well'))()
    assert.deepEqual(outages.value, ['chainRpc'])
  })

  it('name a part while any of its calls fails: none ends the outage of another [design 3.3]', async () => {
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

  it('tell visitors of the directory and of the settings apart, in one order, and of no other call of the wallet API', async () => {
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

  it('tell visitors nothing of prices and balances where only names, the activity or swaps are out', async () => {
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

  it('name a part once, however often it fails', async () => {
    const { outages, watch } = makeOutagesFeature()
    const values = valuesOf(outages)
    await watch('walletApi directory')(failsWith(DOWN))()
    await watch('walletApi directory')(failsWith(DOWN))()
    assert.deepEqual(values, [[], ['walletApi']])
  })

  it('are neither a part the host never set up, nor a question that was too early', async () => {
    const { outages, watch } = makeOutagesFeature()
    await watch('walletApi directory')(failsWith({ _tag: 'NotConfigured' }))()
    await watch('blockchainApi balances')(failsWith({ _tag: 'RetryBlocked', retryAt: 1 }))()
    assert.deepEqual(outages.value, [])
    await watch('blockchainApi balances')(failsWith(DOWN))()
    await watch('blockchainApi balances')(failsWith({ _tag: 'RetryBlocked', retryAt: 1 }))()
    assert.deepEqual(outages.value, ['blockchainApi'])
  })
})
