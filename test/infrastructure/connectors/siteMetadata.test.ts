import { assert } from 'chai'
import { siteMetadata } from '../../../infrastructure/connectors/walletConnect/client.js'

const ORIGIN = 'https://shop.example'

describe('the metadata of a site for wallets', () => {
  it('has name, description, icons, and the redirect', () => {
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
    it(`has the page’s own origin if the options give ${url || 'nothing'} [S-13]`, () =>
      assert.equal(siteMetadata({ name: 'x', url }, ORIGIN).url, ORIGIN))
  }

  it('has the page’s origin if the host gives no metadata', () => {
    assert.deepEqual(siteMetadata(undefined, ORIGIN), { name: '', description: '', url: ORIGIN, icons: [] })
  })
})
