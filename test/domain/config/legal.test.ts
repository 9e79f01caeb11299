import { assert } from 'chai'
import { DEFAULT_CURRENCY } from '../../../domain/config/currency.js'
import { agreementTo, type Legal } from '../../../domain/config/legal.js'

const LEGAL: Legal = { terms: 'https://a.example/terms', privacy: '/privacy', version: '1' }

describe('the record of what a visitor agreed to', () => {
  it('is the same for the same documents, in whatever order they are given', () => {
    const { terms, privacy, version } = LEGAL
    assert.equal(agreementTo({ version, privacy, terms }), agreementTo(LEGAL))
    assert.equal(agreementTo({ ...LEGAL, version: undefined }), agreementTo({ terms, privacy }))
  })

  it('is another for other documents and for each version, so that whoever agreed is asked again', () => {
    const { terms, privacy, version } = LEGAL
    const all: readonly Legal[] = [
      LEGAL,
      { ...LEGAL, terms: '/terms' },
      { ...LEGAL, privacy: '/other' },
      { ...LEGAL, version: '2' },
      { terms, privacy },
      { terms, version },
      { privacy, version },
      // The address of one document is not that of another.
      { terms: privacy, privacy: terms, version },
      {},
    ]
    assert.lengthOf(new Set(all.map(agreementTo)), all.length)
  })
})

describe('the currency of prices', () => {
  it('is the US dollar where the host names none, in lower case as the server takes it [S7-20]', () => {
    assert.equal(DEFAULT_CURRENCY, 'usd')
  })
})
