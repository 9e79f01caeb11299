import { assert } from 'chai'
import type { SecureSite } from '../../sandbox/secureSite/SecureSite.js'
import { startSecureSite } from '../../sandbox/secureSite/startSecureSite.js'
import { APP, secureFrame } from './support/secureFrame.js'

/** Every message name of wire reference 1.5 that is ever sent. */
const MESSAGES = [
  ...[
    'SWITCH_NETWORK',
    'CONNECT_EMAIL',
    'CONNECT_DEVICE',
    'CONNECT_OTP',
    'CONNECT_SOCIAL',
    'GET_SOCIAL_REDIRECT_URI',
    'GET_USER',
    'SIGN_OUT',
    'IS_CONNECTED',
  ],
  ...[
    'GET_CHAIN_ID',
    'RPC_REQUEST',
    'UPDATE_EMAIL',
    'UPDATE_EMAIL_PRIMARY_OTP',
    'UPDATE_EMAIL_SECONDARY_OTP',
    'SYNC_THEME',
    'SYNC_DAPP_DATA',
  ],
  ...[
    'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
    'INIT_SMART_ACCOUNT',
    'SET_PREFERRED_ACCOUNT',
    'CONNECT_FARCASTER',
    'GET_FARCASTER_URI',
    'RELOAD',
    'RPC_ABORT',
  ],
]

describe("the secure site's faults", () => {
  let site: SecureSite
  before(async () => {
    site = await startSecureSite({ seed: 'test', chains: [], smartAccountNetworks: [1] })
  })
  beforeEach(() => site.reset())
  after(() => site.close())

  for (const message of MESSAGES) {
    it(`apply to ${message}, which is answered correctly without a fault`, async () => {
      const frame = secureFrame(site)
      site.fault({ message, times: 1, error: 'It is broken' })
      assert.deepEqual(await frame.say(message), {
        type: `@w3m-frame/${message}_ERROR`,
        payload: { message: 'It is broken' },
      })
      const healthy = (await frame.deliver(message)).message
      assert.match(String(healthy?.['type']), new RegExp(`^@w3m-frame/${message}_(SUCCESS|ERROR)$`))
    })
  }

  it('are silence, delay, another shape, type, id or sender, or many senders', async () => {
    const frame = secureFrame(site)
    const said = async (fault: Partial<Parameters<SecureSite['fault']>[0]>) => {
      site.fault({ message: 'IS_CONNECTED', times: 1, ...fault })
      return frame.deliver('IS_CONNECTED')
    }
    const message = { type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: false } }
    const healthy = { message, delayMs: 0, copies: 1, from: 'here' as const }
    assert.deepEqual(await said({ silent: true }), { delayMs: 0, copies: 1, from: 'here' })
    assert.deepEqual(await said({ delayMs: 50 }), { ...healthy, delayMs: 50 })
    assert.deepEqual(await said({ payload: 7 }), { ...healthy, message: { ...message, payload: 7 } })
    assert.deepEqual(await said({ type: 'nonsense' }), { ...healthy, message: { ...message, type: 'nonsense' } })
    assert.deepEqual(await said({ id: 'wrong' }), { ...healthy, message: { ...message, id: 'wrong' } })
    assert.deepEqual(await said({ from: 'otherOrigin', copies: 3 }), { ...healthy, copies: 3, from: 'otherOrigin' })
    assert.equal((await said({ leave: true })).leaveFor, site.forger.sdk)
    assert.deepEqual(await frame.deliver('IS_CONNECTED'), healthy)
  })

  it('apply to the start of the frame and its page, too', async () => {
    const frame = secureFrame(site)
    site.fault({ message: 'READY', silent: true, times: 1 })
    assert.isUndefined(await frame.say('READY'))
    assert.deepEqual(await frame.say('READY', { version: '4' }), {
      type: '@w3m-frame/READY',
      payload: { version: '4' },
    })
    site.fault({ message: 'SDK', error: 'gone' })
    assert.equal((await fetch(site.sdk)).status, 500)
  })

  it('leave an unknown message unanswered, and record every message', async () => {
    const frame = secureFrame(site)
    assert.isUndefined(await frame.say('AWAIT_UPDATE_EMAIL'))
    await frame.say('SYNC_DAPP_DATA', { projectId: 'sandbox' })
    assert.deepEqual(
      [...site.heard()],
      [
        { name: 'AWAIT_UPDATE_EMAIL', payload: {}, appOrigin: APP },
        { name: 'SYNC_DAPP_DATA', payload: { projectId: 'sandbox' }, appOrigin: APP },
      ],
    )
  })
})
