import { assert } from 'chai'
import { siteMetadata } from '../../../infrastructure/connectors/walletConnect/client.js'

const ORIGIN = 'https://shop.example'

describe('what wallets are told of a site', () => {
  it('is its name, its words, its pictures, and the way back', () => {
    const metadata = {
      name: 'Lantern Row',
      description: 'Seats',
      url: `${ORIGIN}/seats`,
      icons: [`${ORIGIN}/icon.png`],
      redirect: { universal: `${ORIGIN}/back` },
    }
    assert.deepEqual(siteMetadata(metadata, ORIGIN), metadata)
  })

  for (const url of [
    'https://bank.example',
    'https://shop.example.evil.example',
    'http://shop.example',
    'https://shop.example:8443',
    'no address',
    '',
  ]) {
    it(`is the page’s own origin where the options say ${url || 'nothing'} [S-13]`, () =>
      assert.equal(siteMetadata({ name: 'x', url }, ORIGIN).url, ORIGIN))
  }

  it('has the page’s origin where the host says nothing at all', () => {
    assert.deepEqual(siteMetadata(undefined, ORIGIN), { name: '', description: '', url: ORIGIN, icons: [] })
  })
})
