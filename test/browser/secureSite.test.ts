import { assert } from 'chai'
import { createPublicClient, type Address, type Hex, http, parseEther, toHex } from 'viem'
import type { SecureSite } from '../../sandbox/secureSite/SecureSite.js'
import { type FrameReply, SECURE_FRAME_CASES } from '../contracts/secureFrame.contract.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import type { RawApp } from './support/rawApp.js'
import { settles } from './support/settles.js'
import { stopClock } from './support/stopClock.js'
import { withRawApp } from './support/withRawApp.js'

const ANA = 'ana@shop.example'
const TO = '0x00000000000000000000000000000000000000a1'

const logIn = async (app: RawApp, site: SecureSite, email = ANA): Promise<Readonly<Record<string, unknown>>> => {
  await app.ask('CONNECT_EMAIL', { email })
  site.openLink(await site.mail(email))
  await app.ask('CONNECT_DEVICE')
  await app.ask('CONNECT_OTP', { otp: (await site.mail(email)).code })
  return app.ask('GET_USER', { chainId: 'eip155:31337' })
}

describe('the secure site in a frame of another origin', () => {
  it('registers the device by the link in the mailbox, accepts the code from there, and remembers the login', (visitor) =>
    withRawApp(visitor, async (app, site) => {
      const mailbox = await visitor.context.newPage()
      await mailbox.goto(site.mailbox)
      assert.deepEqual(await app.ask('IS_CONNECTED'), { isConnected: false })
      assert.deepEqual(await app.ask('CONNECT_EMAIL', { email: ANA }), { action: 'VERIFY_DEVICE' })
      await app.send('CONNECT_DEVICE', 'device')
      await mailbox.getByRole('article', { name: `Register this device, to ${ANA}` }).waitFor()
      await checkAccessibility(mailbox)
      await mailbox.getByRole('link', { name: 'Register this device' }).click()
      await mailbox.getByRole('button', { name: 'Register this device' }).click()
      await mailbox.getByRole('status').getByText(`registered for ${ANA}`).waitFor()
      assert.deepEqual(await app.reply('device'), { id: 'device', type: '@w3m-frame/CONNECT_DEVICE_SUCCESS' })
      await mailbox.goto(site.mailbox)
      const letter = await mailbox.getByRole('article', { name: 'Your code' }).textContent()
      await app.ask('CONNECT_OTP', { otp: /\d{6}/.exec(letter ?? '')?.[0] })
      const user = await app.ask('GET_USER', { chainId: 'eip155:31337' })
      assert.deepInclude(user, { email: ANA, chainId: 31337, preferredAccountType: 'smartAccount' })
      await app.open()
      await app.isReady()
      assert.deepEqual(await app.ask('IS_CONNECTED'), { isConnected: true })
      assert.deepEqual(await app.ask('GET_USER'), user)
      await app.ask('SIGN_OUT')
      assert.deepEqual(await app.ask('IS_CONNECTED'), { isConnected: false })
      assert.deepEqual(await app.ask('CONNECT_EMAIL', { email: ANA }), { action: 'VERIFY_OTP' })
    }))

  it('sends messages from its own origin only, and to the embedding app only', (visitor) =>
    withRawApp(visitor, async (app, site) => {
      await app.ask('GET_CHAIN_ID')
      const heard = await app.allHeard()
      assert.isTrue(heard.every(({ origin, fromFrame }) => origin === site.url && fromFrame))
      assert.deepEqual(heard[0]?.data, { type: '@w3m-frame/READY', payload: { version: '4' } })
      assert.deepEqual(
        site.heard().map(({ name, appOrigin }) => [name, appOrigin]),
        [
          ['READY', '*'],
          ['GET_CHAIN_ID', app.origin],
        ],
      )
    }))

  it('asks its visitor before it signs or sends, and does neither if they decline or the app aborts', (visitor) =>
    withRawApp(visitor, async (app, site) => {
      const { address } = (await logIn(app, site)) as { readonly address: Address }
      const chain = createPublicClient({ transport: http(visitor.world.sandbox.rpc['eip155:31337']), cacheTime: 0 })
      await app.ask('SYNC_DAPP_DATA', {
        projectId: 'sandbox',
        metadata: { name: 'An app', description: '', url: app.origin, icons: [] },
      })
      const card = app.inFrame.getByRole('article', { name: 'Sign a message' })
      const sign = (id: string) =>
        app.send('RPC_REQUEST', id, { method: 'personal_sign', params: [toHex('hello'), address], chainId: 31337 })

      await sign('signed')
      await card.getByText('An app asks for it.').waitFor()
      await card.getByText('hello', { exact: true }).waitFor()
      await app.page.locator('#secure').focus()
      await settles(() => card.evaluate((element) => element === document.activeElement), true)
      await card.getByRole('button', { name: 'Approve' }).click()
      const signature = (await app.reply('signed'))?.['payload'] as Hex
      assert.isTrue(await chain.verifyMessage({ address, message: 'hello', signature }))

      await sign('declined')
      await card.getByRole('button', { name: 'Decline' }).click()
      assert.deepEqual(await app.reply('declined'), {
        id: 'declined',
        type: '@w3m-frame/RPC_REQUEST_ERROR',
        payload: { message: 'User rejected the request' },
      })

      await sign('aborted')
      await card.waitFor()
      await app.ask('RPC_ABORT')
      assert.deepEqual((await app.reply('aborted'))?.['payload'], { message: 'Request was aborted' })
      await card.waitFor({ state: 'hidden' })

      await app.send('RPC_REQUEST', 'sent', {
        method: 'eth_sendTransaction',
        params: [{ from: address, to: TO, value: toHex(parseEther('1')) }],
        chainId: 31337,
      })
      await app.inFrame
        .getByRole('article', { name: 'Send a transaction' })
        .getByRole('button', { name: 'Approve' })
        .click()
      const hash = (await app.reply('sent'))?.['payload'] as Hex
      assert.equal((await chain.waitForTransactionReceipt({ hash })).status, 'success')
      assert.equal(await chain.getBalance({ address: TO }), parseEther('1'))
    }))

  for (const [title, body] of Object.entries(SECURE_FRAME_CASES))
    it(title, (visitor) =>
      withRawApp(visitor, async (app, site) => {
        const { address } = await logIn(app, site)
        const card = app.inFrame.getByRole('article', { name: 'Sign a message' })
        await body({
          sign: (id, text) =>
            app.send('RPC_REQUEST', id, { method: 'personal_sign', params: [toHex(text), address], chainId: 31337 }),
          abort: (id) => app.send('RPC_ABORT', id),
          reply: async (id) => (await app.reply(id)) as unknown as FrameReply,
          shows: (text) => card.getByText(text, { exact: true }).waitFor(),
          approve: () => card.getByRole('button', { name: 'Approve' }).click(),
          refuseAbort: (error) => site.fault({ message: 'RPC_ABORT', times: 1, error }),
        })
      }),
    )

  it('restarts on a reload message, and has the theme of the app', (visitor) =>
    withRawApp(visitor, async (app, site) => {
      await app.ask('SYNC_THEME', { themeMode: 'dark', w3mThemeVariables: { '--w3m-background': 'rgb(1, 2, 3)' } })
      const background = await app.frame()?.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      assert.equal(background, 'rgb(1, 2, 3)')
      await app.ask('RELOAD')
      await settles(() => site.heard().filter(({ name }) => name === 'READY').length, 2)
    }))

  it('answers wrongly on demand: never, late, with another id, twice, or from another window', async (visitor) => {
    await visitor.shop.page.clock.install()
    await withRawApp(visitor, async (app, site) => {
      const strike = async (id: string, fault: object): Promise<void> => {
        const heard = site.heard().length
        site.fault({ message: 'GET_CHAIN_ID', times: 1, ...fault })
        await app.send('GET_CHAIN_ID', id)
        await settles(() => site.heard().length, heard + 1)
      }
      await strike('silent', { silent: true })
      await strike('right', { id: 'wrong' })
      await app.reply('wrong')
      await strike('shape', { payload: 'nonsense' })
      assert.equal((await app.reply('shape'))?.['payload'], 'nonsense')
      await strike('twice', { copies: 2 })
      await settles(async () => (await app.heard('twice')).length, 2)
      await strike('forged', { from: 'otherOrigin' })
      await strike('echoed', { from: 'otherFrame' })
      const voices = async (id: string) => (await app.heard(id)).map(({ origin, fromFrame }) => [origin, fromFrame])
      await settles(() => voices('forged'), [[site.forger.url, false]])
      await settles(() => voices('echoed'), [[site.url, false]])
      await stopClock(app.page)
      await strike('late', { delayMs: 300 })
      await app.ask('GET_CHAIN_ID')
      assert.isEmpty(await app.heard('late'))
      await app.page.clock.resume()
      await app.reply('late')
      assert.isEmpty([...(await app.heard('silent')), ...(await app.heard('right'))])
    })
  })

  it(
    'navigates on demand to a page that forges every answer but gets no message for the right origin',
    (visitor) =>
      withRawApp(visitor, async (app, site) => {
        site.fault({ message: 'IS_CONNECTED', leave: true })
        await app.send('IS_CONNECTED', 'left')
        await settles(async () => (await app.heard('forged')).some(({ origin }) => origin === site.forger.url), true)
        await app.send('GET_USER', 'careful')
        await app.send('GET_USER', 'careless', undefined, '*')
        assert.deepInclude((await app.reply('careless'))?.['payload'], { address: site.forger.account })
        await settles(() => [...site.forger.heard()], ['@w3m-app/GET_USER'])
        assert.isEmpty([...(await app.heard('careful')), ...(await app.heard('left'))])
      }),
    { tolerated: [/^console warning: Failed to execute 'postMessage' on 'DOMWindow': The target origin provided/] },
  )
})
