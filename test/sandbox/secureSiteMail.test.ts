import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { assert } from 'chai'
import type { SecureSite } from '../../sandbox/secureSite/SecureSite.js'
import { startSecureSite } from '../../sandbox/secureSite/startSecureSite.js'
import { refusalOf } from './support/refusalOf.js'
import { secureFrame } from './support/secureFrame.js'
import { until } from '../support/until.js'

const ANA = 'ana@shop.example'
const BEA = 'bea@shop.example'

describe('e-mail login at the secure site', () => {
  let site: SecureSite
  let now = 0
  before(async () => {
    site = await startSecureSite({ seed: 'test', chains: [], smartAccountNetworks: [], now: () => now })
  })
  beforeEach(() => site.reset())
  after(() => site.close())

  const ask = (email: string) => ({ email })
  const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')

  it('registers a new device by a link, then asks for a code, and knows the device afterwards', async () => {
    const frame = secureFrame(site)
    assert.deepEqual(await frame.say('CONNECT_EMAIL', ask(ANA)), {
      type: '@w3m-frame/CONNECT_EMAIL_SUCCESS',
      payload: { action: 'VERIFY_DEVICE' },
    })
    const registered = frame.say('CONNECT_DEVICE')
    site.openLink(await site.mail(ANA))
    assert.deepEqual(await registered, { type: '@w3m-frame/CONNECT_DEVICE_SUCCESS' })
    assert.deepEqual(await frame.say('CONNECT_OTP', { otp: await frame.codeFrom(ANA) }), {
      type: '@w3m-frame/CONNECT_OTP_SUCCESS',
    })
    assert.deepEqual(await frame.get('IS_CONNECTED'), { isConnected: true })
    assert.deepEqual(
      await frame.get('CONNECT_EMAIL', ask(ANA)),
      { action: 'CONNECT' },
      'who is logged in needs no code',
    )
    await frame.get('SIGN_OUT')
    assert.deepEqual(await frame.get('IS_CONNECTED'), { isConnected: false })
    assert.deepEqual(await frame.get('CONNECT_EMAIL', ask('Ana@shop.example')), { action: 'VERIFY_OTP' })
  })

  it('sends six digits, and one code for two concurrent waits of one device', async () => {
    const frame = secureFrame(site)
    await frame.get('CONNECT_EMAIL', ask(ANA))
    const waiting = [frame.get('CONNECT_DEVICE'), frame.get('CONNECT_DEVICE')]
    site.openLink(await site.mail(ANA))
    await Promise.all(waiting)
    assert.lengthOf(site.mails(), 2)
    assert.match(await frame.codeFrom(ANA), /^\d{6}$/)
  })

  it('stops waiting for the device of an address that was replaced by another', async () => {
    const frame = secureFrame(site)
    await frame.get('CONNECT_EMAIL', ask(ANA))
    const waiting = refusalOf(frame.get('CONNECT_DEVICE'))
    await until(() => site.heard().length >= 2)
    await frame.get('CONNECT_EMAIL', ask(BEA))
    assert.equal(await waiting, 'The login was started anew')
  })

  it('accepts no wrong code, no old one after a new one, and none after 20 minutes or five wrong ones', async () => {
    const frame = secureFrame(site)
    await frame.logIn(ANA)
    await frame.get('SIGN_OUT')
    await frame.get('CONNECT_EMAIL', ask(ANA))
    const first = await frame.codeFrom(ANA)
    assert.equal(await refusalOf(frame.get('CONNECT_OTP', { otp: wrong(first) })), 'Invalid code. Please try again')
    now += 30_000
    await frame.get('CONNECT_EMAIL', ask(ANA))
    const second = await frame.codeFrom(ANA)
    assert.equal(await refusalOf(frame.get('CONNECT_OTP', { otp: first })), 'Invalid code. Please try again')
    now += 20 * 60_000
    assert.include(await refusalOf(frame.get('CONNECT_OTP', { otp: second })), 'expired')
    await frame.get('CONNECT_EMAIL', ask(ANA))
    const third = await frame.codeFrom(ANA)
    for (let tries = 0; tries < 5; tries += 1) await refusalOf(frame.get('CONNECT_OTP', { otp: wrong(third) }))
    assert.include(await refusalOf(frame.get('CONNECT_OTP', { otp: third })), 'Too many')
    assert.deepEqual(await frame.get('IS_CONNECTED'), { isConnected: false })
  })

  it('refuses the fourth mail within 30 seconds, with the remaining time', async () => {
    const frame = secureFrame(site)
    const asked = () => refusalOf(frame.get('CONNECT_EMAIL', ask(BEA)))
    for (let letter = 0; letter < 3; letter += 1) assert.equal(await asked(), 'it succeeded')
    assert.equal(await asked(), 'Please try again after 30 seconds')
    now += 12_500
    assert.equal(await asked(), 'Please try again after 18 seconds')
    assert.deepEqual(
      await frame.get('CONNECT_EMAIL', ask(ANA)),
      { action: 'VERIFY_DEVICE' },
      'another address is not concerned',
    )
    now += 17_500
    assert.equal(await asked(), 'it succeeded')
    site.limit(BEA, 90)
    assert.equal(await asked(), 'Please try again after 90 seconds')
  })

  it('refuses an invalid address with the text that apps expect, and a foreign link', async () => {
    const frame = secureFrame(site)
    assert.deepEqual(await frame.say('CONNECT_EMAIL', ask('ana@shop')), {
      type: '@w3m-frame/CONNECT_EMAIL_ERROR',
      payload: { message: 'Invalid email' },
    })
    assert.equal(await refusalOf(frame.get('CONNECT_DEVICE')), 'There is no device to register')
    const reply = await fetch(`${site.url}/api/device`, { method: 'POST', body: '{"token":"guessed"}' })
    assert.equal(reply.status, 400)
  })

  it('changes an address after a code to the old one and a code to the new one', async () => {
    const frame = secureFrame(site)
    await frame.logIn(ANA)
    const before = await frame.get('GET_USER')
    assert.deepEqual(await frame.get('UPDATE_EMAIL', ask(BEA)), { action: 'VERIFY_PRIMARY_OTP' })
    assert.include(await refusalOf(frame.get('UPDATE_EMAIL_SECONDARY_OTP', { otp: '123456' })), 'no code')
    await frame.get('UPDATE_EMAIL_PRIMARY_OTP', { otp: await frame.codeFrom(ANA) })
    assert.deepEqual(
      await frame.get('UPDATE_EMAIL', ask('cleo@shop.example')),
      { action: 'VERIFY_SECONDARY_OTP' },
      'the old address is proven',
    )
    assert.deepEqual(
      await frame.get('UPDATE_EMAIL_SECONDARY_OTP', { otp: await frame.codeFrom('cleo@shop.example') }),
      { newEmail: 'cleo@shop.example' },
    )
    assert.deepEqual(await frame.get('GET_USER'), { ...before, email: 'cleo@shop.example' })
    const other = secureFrame(site)
    await other.logIn(ANA)
    assert.notEqual(
      (await other.get('GET_USER'))['address'],
      before['address'],
      'who gets the old address gets no foreign keys',
    )
    assert.equal(await refusalOf(other.get('UPDATE_EMAIL', ask('cleo@shop.example'))), 'This email is taken')
  })

  it('answers its own pages only', async () => {
    const reply = await fetch(`${site.url}/api/mails`, { headers: { origin: 'http://localhost:1' } })
    assert.equal(reply.status, 403)
  })

  it('may be framed by any page, whose origin browsers report if the visitor granted the frame storage', async () => {
    const headers = { origin: 'http://localhost:1', 'sec-fetch-mode': 'navigate' }
    const [reply] = (await once(get(`${site.url}/sdk?projectId=x`, { headers }), 'response')) as [IncomingMessage]
    assert.equal(reply.resume().statusCode, 200)
  })

  it('delivers a mail to those who wait for it, each once', async () => {
    const frame = secureFrame(site)
    const coming = site.mail(ANA)
    await frame.get('CONNECT_EMAIL', ask(ANA))
    await frame.get('CONNECT_EMAIL', ask(ANA))
    assert.deepEqual([await coming, await site.mail(ANA)], [...site.mails()])
  })
})
