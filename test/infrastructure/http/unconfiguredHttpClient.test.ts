import { assert } from 'chai'
import * as t from 'io-ts'
import { unconfiguredHttpClient } from '../../../infrastructure/http/HttpClient.js'
import { leftOf } from '../../support/leftOf.js'

describe('unconfiguredHttpClient', () => {
  it('answers every request with NotConfigured', async () => {
    assert.deepEqual(await leftOf(unconfiguredHttpClient.get('x', {}, t.unknown)), { _tag: 'NotConfigured' })
    assert.deepEqual(await leftOf(unconfiguredHttpClient.post('x', {}, t.unknown)), { _tag: 'NotConfigured' })
    assert.isUndefined(unconfiguredHttpClient.address('x', {}))
    unconfiguredHttpClient.destroy()
  })
})
