import { assert } from 'chai'
import { toCurrency } from '../../../domain/config/currency.js'
import { agreementTo, type Legal } from '../../../domain/config/legal.js'

const LEGAL: Legal = { terms: 'https://a.example/terms', privacy: '/privacy', version: '1' }

describe('the consent record of a visitor', () => {
  it('is equal for the same documents in any order', () => {
    const { terms, privacy, version } = LEGAL
    assert.equal(agreementTo({ version, privacy, terms }), agreementTo(LEGAL))
    assert.equal(agreementTo({ ...LEGAL, version: undefined }), agreementTo({ terms, privacy }))
  })

  it('differs for other documents and for each version, so that consent is requested again', () => {
    const { terms, privacy, version } = LEGAL
    const all: readonly Legal[] = [
      LEGAL,
      { ...LEGAL, terms: '/terms' },
      { ...LEGAL, privacy: '/other' },
      { ...LEGAL, version: '2' },
      { terms, privacy },
      { terms, version },
      { privacy, version },
      // The URLs of the two documents are not interchangeable.
      { terms: privacy, privacy: terms, version },
      {},
    ]
    assert.lengthOf(new Set(all.map(agreementTo)), all.length)
  })
})

describe('the display currency', () => {
  it('defaults to the US dollar, in lower case for the server [S7-20]', () => {
    assert.equal(toCurrency(undefined), 'usd')
  })
})
