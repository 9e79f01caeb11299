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
    await watch('walletApi')(failsWith(DOWN))()
    await watch('chainRpc')(failsWith({ _tag: 'TimedOut', afterMs: 1 }))()
    assert.deepEqual(outages.value, ['walletApi', 'chainRpc'])
    await watch('walletApi')(TE.right('well'))()
    assert.deepEqual(outages.value, ['chainRpc'])
  })

  it('change nothing about the answer', async () => {
    const { watch } = makeOutagesFeature()
    assert.deepEqual(await watch('walletApi')(failsWith(DOWN))(), { _tag: 'Left', left: DOWN })
    assert.deepEqual(await watch('walletApi')(TE.right('well'))(), { _tag: 'Right', right: 'well' })
  })

  it('name a part once, however often it fails', async () => {
    const { outages, watch } = makeOutagesFeature()
    const values = valuesOf(outages)
    await watch('walletApi')(failsWith(DOWN))()
    await watch('walletApi')(failsWith(DOWN))()
    assert.deepEqual(values, [[], ['walletApi']])
  })

  it('are neither a part the host never set up, nor a question that was too early', async () => {
    const { outages, watch } = makeOutagesFeature()
    await watch('walletApi')(failsWith({ _tag: 'NotConfigured' }))()
    await watch('blockchainApi')(failsWith({ _tag: 'RetryBlocked', retryAt: 1 }))()
    assert.deepEqual(outages.value, [])
    await watch('blockchainApi')(failsWith(DOWN))()
    await watch('blockchainApi')(failsWith({ _tag: 'RetryBlocked', retryAt: 1 }))()
    assert.deepEqual(outages.value, ['blockchainApi'])
  })
})
