import { assert } from 'chai'
import { canOpenPopups } from '../../../infrastructure/browser/popups.js'
import { makeBrowserRedirects } from '../../../infrastructure/browser/loginRedirects.js'
import { type LoginResult, takeLoginResult } from '../../../infrastructure/browser/loginResult.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'

const ORIGIN = 'https://secure.example'
const RESULT = `${ORIGIN}/consented?code=1`
const PAGE = 'https://shop.example/seats?show=3#row-4'

const setUp = (result?: LoginResult, store = fakeKeyValueStore(), page = PAGE) => ({
  store,
  redirects: makeBrowserRedirects({ page: () => page, origin: ORIGIN, store, makeToken: () => 'one-time', result }),
})

/** The return address in `state`, as the secure site reads it. */
const returnIn = (uri: string): string => (new URL(uri).searchParams.get('state') ?? '').split(/--(.*)/s)[1] ?? ''

/** Reopens the page with `result`, after it left for a login (unless `leaving` is false). */
const comingBack = (result: LoginResult, leaving = true) => {
  const { store, redirects } = setUp()
  if (leaving) redirects.returnUrl('google', `${ORIGIN}/consent?state=abc`)
  return { store, returned: setUp(result, store).redirects.returned }
}

describe('a social login by redirect', () => {
  it('returns to the page it left, by the address after the dashes in `state` [U-93] [S-21]', () => {
    const link = setUp().redirects.returnUrl('google', `${ORIGIN}/consent?state=abc&scope=email`)
    assert.match(link, /^https:\/\/secure\.example\/consent\?state=abc--https%3A%2F%2Fshop\.example%2F/)
    assert.equal(new URL(link).searchParams.get('scope'), 'email')
    assert.equal(returnIn(link), 'https://shop.example/seats?show=3&portico_login=one-time#row-4')
  })

  it('returns by the `state` of a nested address', () => {
    const inner = `${ORIGIN}/authorize?state=abc`
    const link = setUp().redirects.returnUrl(
      'github',
      `https://auth.magic.link/go?provider_authorization_url=${encodeURIComponent(inner)}&x=1`,
    )
    assert.isNull(new URL(link).searchParams.get('state'))
    assert.equal(
      returnIn(new URL(link).searchParams.get('provider_authorization_url') ?? ''),
      'https://shop.example/seats?show=3&portico_login=one-time#row-4',
    )
  })

  it('withholds Telegram’s data about the visitor from the provider', () => {
    const link = setUp(undefined, fakeKeyValueStore(), `${PAGE}&tgWebAppData=hash`).redirects.returnUrl(
      'x',
      `${ORIGIN}/consent?state=abc`,
    )
    assert.equal(returnIn(link), 'https://shop.example/seats?show=3&portico_login=one-time')
  })

  it('returns the result of the secure site and its provider, once [S4-08]', () => {
    const { store, returned } = comingBack({ uri: RESULT, token: 'one-time' })
    assert.deepEqual(returned, { _tag: 'FromProvider', provider: 'google', result: { _tag: 'Result', uri: RESULT } })
    assert.deepEqual(setUp({ uri: RESULT, token: 'one-time' }, store).redirects.returned, { _tag: 'Unasked' })
    assert.isUndefined(setUp().redirects.returned)
  })

  for (const [what, result] of [
    ['of another origin', { uri: 'https://secure.example.evil.example/consented?code=1', token: 'one-time' }],
    ['that is no address', { uri: 'code=1', token: 'one-time' }],
    ['without its token', { uri: RESULT, token: null }],
    ['with a guessed token', { uri: RESULT, token: 'two-time' }],
    ['without end', { uri: `${RESULT}${'1'.repeat(20_000)}`, token: 'one-time' }],
  ] as const) {
    it(`rejects a result ${what}, and keeps waiting for the right one [S4-08]`, () => {
      const { store, returned } = comingBack(result)
      assert.deepEqual(returned, { _tag: 'FromProvider', provider: 'google', result: { _tag: 'Foreign' } })
      assert.deepInclude(setUp({ uri: RESULT, token: 'one-time' }, store).redirects.returned, {
        result: { _tag: 'Result', uri: RESULT },
      })
    })
  }

  it('ignores a result if no login was started, or the stored provider is unknown [S4-08]', () => {
    assert.deepEqual(comingBack({ uri: RESULT, token: 'one-time' }, false).returned, { _tag: 'Unasked' })
    for (const kept of ['', 'farcaster one-time', 'myspace one-time']) {
      const store = fakeKeyValueStore()
      store.write('embedded.redirect', kept)
      assert.deepEqual(setUp({ uri: RESULT, token: 'one-time' }, store).redirects.returned, { _tag: 'Unasked' })
    }
  })
})

describe('the address of a page after a login redirect', () => {
  const take = (href: string) => {
    const replaced: unknown[] = []
    return {
      result: takeLoginResult({
        location: { href },
        history: { state: { kept: 1 }, replaceState: (...change) => void replaced.push(change) },
      }),
      replaced,
    }
  }

  it('yields the result and its token, and is cleaned of both [U-93]', () => {
    const { result, replaced } = take(
      `https://shop.example/?show=3&result_uri=${encodeURIComponent(RESULT)}&portico_login=t#row`,
    )
    assert.deepEqual(result, { uri: RESULT, token: 't' })
    assert.deepEqual(replaced, [[{ kept: 1 }, '', 'https://shop.example/?show=3#row']])
  })

  it('stays unchanged without a result', () => {
    assert.deepEqual(take('https://shop.example/?show=3'), { result: undefined, replaced: [] })
  })
})

describe('whether a page can open windows', () => {
  const hostOf = (userAgent: string, crossOriginIsolated = false) => ({ navigator: { userAgent }, crossOriginIsolated })
  it('is false in Telegram’s apps and in-app browsers [U-26] [U-94]', () => {
    const chrome =
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
    for (const profile of ['Browser', 'Framed', 'TelegramWeb', 'InstalledApp'] as const)
      assert.isTrue(canOpenPopups(profile, hostOf(chrome)))
    for (const profile of ['TelegramIos', 'TelegramAndroid', 'TelegramDesktop'] as const)
      assert.isFalse(canOpenPopups(profile, hostOf(chrome)))
    for (const app of [
      '; wv) AppleWebKit',
      'Mobile/15E148 [FBAN/FBIOS;FBAV/400]',
      'Mobile Instagram 300.0',
      'Safari Line/13.2',
      'MicroMessenger/8.0',
    ])
      assert.isFalse(canOpenPopups('Browser', hostOf(`${chrome} ${app}`)))
  })

  it('is false in a cross-origin isolated page, which the browser separates from its windows [U-94]', () =>
    assert.isFalse(canOpenPopups('Browser', hostOf('X', true))))
})
