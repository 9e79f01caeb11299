import { assert } from 'chai'
import { describeError } from '../../../application/api/describeError.js'
import { describeError as wordsOf, type DomainError } from '../../../domain/errors/domainError.js'
import { CODES } from '../../domain/errors/codes.js'
import { SAMPLES } from '../../domain/errors/samples.js'

describe('an error in a state', () => {
  for (const error of Object.values<DomainError>(SAMPLES))
    it(`is described like the rejection of a promise: ${error._tag} [U-88]`, async () => {
      const { code, message, retryable, docs, cause } = await describeError(error)
      assert.deepEqual({ code, message, retryable }, wordsOf(error))
      if (error._tag !== 'InvalidOption') assert.equal(code, CODES[error._tag])
      assert.equal(docs, `docs/errors.md#${code.toLowerCase()}`)
      assert.strictEqual(cause, error)
    })

  it('links to the explanation that the host configured', async () => {
    const { docs } = await describeError({ _tag: 'CodeRefused' }, 'https://help.example/errors')
    assert.equal(docs, 'https://help.example/errors#ptc-login-code')
  })
})
