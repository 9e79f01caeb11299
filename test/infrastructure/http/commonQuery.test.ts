import { assert } from 'chai'
import { commonQuery } from '../../../infrastructure/http/HttpClient.js'

describe('commonQuery', () => {
  it('[S7-01] sends the project id, `portico`, and the runtime of the page', () => {
    assert.deepEqual(commonQuery({ projectId: 'p', ui: 'react', adapters: ['eip155', 'solana'], version: '0.1.0' }), {
      projectId: 'p',
      st: 'portico',
      sv: 'react-eip155,solana-0.1.0',
    })
  })

  it('sends `universal` for a page without adapters', () => {
    assert.equal(
      commonQuery({ projectId: undefined, ui: 'html', adapters: [], version: '1.2.3' })['sv'],
      'html-universal-1.2.3',
    )
  })
})
