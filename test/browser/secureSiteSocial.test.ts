import { assert } from 'chai'
import type { Page } from 'playwright-core'
import type { SecureSite } from '../../sandbox/secureSite/SecureSite.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import type { RawApp } from './support/rawApp.js'
import { settles } from './support/settles.js'
import { withRawApp } from './support/withRawApp.js'

/** Messages posted to the app that are no answers, and not from the frame. */
const results = async (app: RawApp): Promise<readonly unknown[]> =>
  (await app.allHeard()).filter(({ fromFrame }) => !fromFrame).map(({ origin, data }) => [origin, data['resultUri']])

/** Opens the popup as apps do, on a waiting page, and navigates it to the provider. */
const openPopup = async (app: RawApp, site: SecureSite, provider: string): Promise<Page> => {
  const opening = app.page.waitForEvent('popup')
  await app.page.evaluate(
    (address) =>
      Object.assign(window, { popup: window.open(address, 'popupWindow', 'width=600,height=800,scrollbars=yes') }),
    `${site.url}/loading`,
  )
  const popup = await opening
  await popup.getByText('Loading…').waitFor()
  const { uri } = await app.ask('GET_SOCIAL_REDIRECT_URI', { provider })
  await app.page.evaluate((address) => {
    const opened = (window as unknown as { readonly popup: Window }).popup
    opened.location.href = address
  }, String(uri))
  return popup
}

/** Closes the popup, and waits until the app knows: with a name still in use no second one would open. */
const closePopup = async (app: RawApp, popup: Page): Promise<void> => {
  await popup.close()
  await app.page.waitForFunction(() => (window as unknown as { readonly popup: Window }).popup.closed)
}

/** A window that closes itself on a click may be gone before the click is acknowledged. */
const ofClosed = (): void => undefined

describe('the pages of the secure site beside its frame', () => {
  for (const [provider, name] of [
    ['google', 'Google'],
    ['x', 'X'],
    ['discord', 'Discord'],
    ['github', 'GitHub'],
    ['apple', 'Apple'],
    ['facebook', 'Facebook'],
  ] as const) {
    it(`let a visitor consent with ${name}, and notify the app that opened them`, (visitor) =>
      withRawApp(visitor, async (app, site) => {
        const popup = await openPopup(app, site, provider)
        await popup.getByRole('heading', { name: `Log in with ${name}` }).waitFor()
        await popup.getByText(app.origin).waitFor()
        await checkAccessibility(popup)
        await popup.getByLabel('Account name').fill('linnet')
        await popup.getByRole('button', { name: 'Approve' }).click()
        await settles(async () => (await results(app)).length, 1)
        const [[origin, uri]] = (await results(app)) as [[string, string]]
        assert.equal(origin, site.url)
        const user = await app.ask('CONNECT_SOCIAL', { uri, chainId: 'eip155:31337' })
        assert.match(String(user['userName']), /^linnet0?$/)
        assert.deepInclude(await app.ask('GET_USER'), { address: user['address'] })
      }))
  }

  it('let a visitor cancel, with the reason at the end of the result, or close, without a result', (visitor) =>
    withRawApp(visitor, async (app, site) => {
      const popup = await openPopup(app, site, 'google')
      await popup.getByRole('button', { name: 'Cancel' }).click()
      await settles(
        async () => (await results(app)).map((result) => /error=.*$/.exec(String(result))?.[0]),
        ['error=access_denied'],
      )
      await closePopup(app, popup)
      const second = await openPopup(app, site, 'google')
      await Promise.all([
        second.waitForEvent('close'),
        second.getByRole('button', { name: 'Close' }).click().catch(ofClosed),
      ])
      assert.lengthOf(await results(app), 1)
    }))

  it('return to the app with the result if there is no popup', (visitor) =>
    withRawApp(visitor, async (app) => {
      const { uri } = await app.ask('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })
      const page = await visitor.context.newPage()
      await page.goto(`${String(uri)}--${encodeURIComponent(`${app.origin}/?shop=1`)}`)
      await page.getByRole('button', { name: 'Approve' }).click()
      await page.waitForURL((url) => url.origin === app.origin)
      const query = new URL(page.url()).searchParams
      assert.equal(query.get('shop'), '1')
      assert.isString((await app.ask('CONNECT_SOCIAL', { uri: query.get('result_uri') }))['address'])
    }))

  it('fail on demand: a result that never arrives, one without consent, and one of another origin that makes no login', (visitor) =>
    withRawApp(visitor, async (app, site) => {
      const agree = async (fault: object): Promise<void> => {
        site.fault({ message: 'CONSENT', times: 1, ...fault })
        const popup = await openPopup(app, site, 'google')
        await popup.getByRole('button', { name: 'Approve' }).click()
        await popup.getByText('You can close this window.').waitFor()
        await closePopup(app, popup)
      }
      await agree({ silent: true })
      await agree({ error: 'server_error' })
      await settles(
        async () => (await results(app)).map((result) => /error=.*$/.exec(String(result))?.[0]),
        ['error=server_error'],
      )
      await agree({ leave: true })
      const forged = `${site.url}/consented?code=forged`
      await settles(async () => (await results(app)).at(-1), [site.forger.url, forged])
      const refused = await app.ask('CONNECT_SOCIAL', { uri: forged }).catch((error: unknown) => String(error))
      assert.equal(refused, 'Error: This login is not valid')
    }))

  it('act as the Farcaster app: approve, and decline', (visitor) =>
    withRawApp(visitor, async (app) => {
      const phone = await visitor.context.newPage()
      const press = async (button: string): Promise<void> => {
        await phone.goto(String((await app.ask('GET_FARCASTER_URI'))['url']))
        await app.send('CONNECT_FARCASTER', button)
        await phone.getByLabel('Account name').fill('linnet')
        await phone.getByRole('button', { name: button }).click()
        await phone.getByRole('status').waitFor()
      }
      await press('Decline')
      assert.deepEqual((await app.reply('Decline'))?.['type'], '@w3m-frame/CONNECT_FARCASTER_ERROR')
      await press('Approve')
      assert.deepEqual((await app.reply('Approve'))?.['payload'], { userName: 'linnet' })
      assert.isString((await app.ask('GET_USER'))['address'])
    }))

  it('forge an unrequested result, in a window that the app opened', (visitor) =>
    withRawApp(visitor, async (app, site) => {
      await app.page.evaluate((address) => void window.open(address), site.forger.sdk)
      await settles(
        async () =>
          (await app.heard('forged')).some(
            ({ origin, data }) => origin === site.forger.url && data['type'] === '@w3m-frame/GET_USER_SUCCESS',
          ),
        true,
      )
    }))
})
