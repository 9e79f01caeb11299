import { assert } from 'chai'
import { type CarrierLink, deepLinkHref } from '../../../domain/pairing/deepLink.js'

const hrefOf = (link: Pick<CarrierLink, 'base'> & Partial<CarrierLink>, query: Readonly<Record<string, string>>) =>
  deepLinkHref({ _tag: 'Carrier', target: '_self', encodings: 1, ...link }, query)

describe('the URL that opens a wallet [U-23]', () => {
  const QUERY = { requestId: 'a&b', sessionTopic: '7f=6e' }
  const SEARCH = 'requestId=a%26b&sessionTopic=7f%3D6e'

  it('has all parameters, each encoded separately', () => {
    assert.equal(hrefOf({ base: 'birch://' }, QUERY).href, `birch://wc?${SEARCH}`)
    assert.equal(hrefOf({ base: 'https://birch.example' }, QUERY).href, `https://birch.example/wc?${SEARCH}`)
    assert.equal(
      hrefOf({ base: 'birch://', encodings: 2 }, QUERY).href,
      'birch://wc?requestId=a%2526b&sessionTopic=7f%253D6e',
    )
  })

  it('keeps the query of a page URL, and not its fragment', () =>
    assert.equal(
      hrefOf({ base: 'https://birch.example/?a=1#there' }, { uri: 'wc:1' }).href,
      'https://birch.example/wc?a=1&uri=wc%3A1',
    ))

  it('is a web URL by its scheme only, also in upper case or without encryption', () => {
    assert.equal(hrefOf({ base: 'HTTPS://birch.example' }, { uri: '1' }).href, 'https://birch.example/wc?uri=1')
    assert.equal(
      hrefOf({ base: 'http://localhost:8080/?a=1' }, { uri: '1' }).href,
      'http://localhost:8080/wc?a=1&uri=1',
    )
    assert.equal(hrefOf({ base: 'birch-https://' }, { uri: '1' }).href, 'birch-https://wc?uri=1')
    assert.equal(hrefOf({ base: 'birch://https://' }, { uri: '1' }).href, 'birch://https://wc?uri=1')
  })

  it('opens in the given target', () => {
    for (const target of ['_self', '_top', '_blank'] as const)
      for (const base of ['birch://', 'https://birch.example'])
        assert.equal(hrefOf({ base, target }, { uri: '1' }).target, target)
  })

  it('names the Android app for its own scheme only, with everything after that', () => {
    const app = 'com.birch.nest'
    assert.deepEqual(hrefOf({ base: 'birch://app://x', app, target: '_top' }, { uri: '1' }), {
      href: 'intent://app://x/wc?uri=1#Intent;scheme=birch;package=com.birch.nest;end',
      target: '_top',
    })
    assert.equal(hrefOf({ base: 'https://birch.example', app }, { uri: '1' }).href, 'https://birch.example/wc?uri=1')
  })
})
