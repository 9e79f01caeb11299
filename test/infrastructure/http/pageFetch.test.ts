import { assert } from 'chai'
import { pageFetch } from '../../../infrastructure/http/HttpClient.js'

describe('pageFetch', () => {
  const own = globalThis.fetch

  afterEach(() => {
    globalThis.fetch = own
  })

  it('asks by the fetch the page had when Portico was loaded, not by one that took its name since [S-03]', async () => {
    globalThis.fetch = () => Promise.resolve(new Response('a drainer'))
    const response = await pageFetch('data:text/plain,an%20answer', {})
    assert.equal(await response.text(), 'an answer')
  })
})
