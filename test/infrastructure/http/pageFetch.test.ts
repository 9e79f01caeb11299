import { assert } from 'chai'
import sinon from 'sinon'
import { pageFetch } from '../../../infrastructure/http/HttpClient.js'

describe('pageFetch', () => {
  afterEach(() => sinon.restore())

  it('uses the fetch that the page had when Portico loaded, not a later replacement [S-03]', async () => {
    sinon.stub(globalThis, 'fetch').resolves(new Response('a drainer'))
    const response = await pageFetch('data:text/plain,an%20answer', {})
    assert.equal(await response.text(), 'an answer')
  })
})
