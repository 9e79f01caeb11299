import { createPublicKey, verify } from 'node:crypto'
import { assert } from 'chai'
import { base58 } from '@scure/base'
import type { SecureSite } from '../../sandbox/secureSite/SecureSite.js'
import { startSecureSite } from '../../sandbox/secureSite/startSecureSite.js'
import { refusalOf } from './support/refusalOf.js'
import { APP, secureFrame } from './support/secureFrame.js'
import { until } from '../support/until.js'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

describe('social login at the secure site', () => {
  let site: SecureSite
  before(async () => {
    site = await startSecureSite({ seed: 'test', chains: [], smartAccountNetworks: [] })
  })
  beforeEach(() => site.reset())
  after(() => site.close())

  const post = async (path: string, body: unknown): Promise<Readonly<Record<string, unknown>>> =>
    (await fetch(`${site.url}${path}`, { method: 'POST', body: JSON.stringify(body) })).json() as Promise<
      Readonly<Record<string, unknown>>
    >
  const consent = async (frame: ReturnType<typeof secureFrame>, provider: string, body: object): Promise<string> => {
    const { uri } = await frame.get('GET_SOCIAL_REDIRECT_URI', { provider })
    const state = new URL(String(uri)).searchParams.get('state')
    assert.deepEqual(await post('/api/consent/asked', { state }), { provider, appOrigin: APP })
    return String((await post('/api/consent', { state, ...body }))['resultUri'])
  }

  for (const [provider, email, userName] of [
    ['google', 'wren@google.example', 'wren'],
    ['x', null, 'wren'],
    ['discord', null, 'wren0'],
    ['github', 'wren@github.example', 'wren'],
    ['apple', 'wren@apple.example', 'wren'],
    ['facebook', 'wren@facebook.example', 'wren'],
  ] as const) {
    it(`works with ${provider}, once per consent`, async () => {
      const frame = secureFrame(site)
      const uri = await consent(frame, provider, { decision: 'approved', name: 'wren' })
      assert.deepInclude(await frame.get('CONNECT_SOCIAL', { uri, chainId: 'eip155:31337' }), {
        chainId: 31337,
        email,
        userName,
      })
      assert.equal(await refusalOf(frame.get('CONNECT_SOCIAL', { uri })), 'This login is not valid')
      assert.deepEqual(await frame.get('IS_CONNECTED'), { isConnected: true })
    })
  }

  it('reports the reason of a cancellation at the end of the result', async () => {
    assert.match(await consent(secureFrame(site), 'google', { decision: 'declined', name: '' }), /error=access_denied$/)
  })

  it('rejects the consent of another browser, and unknown providers', async () => {
    const uri = await consent(secureFrame(site), 'google', { decision: 'approved', name: 'wren' })
    assert.equal(await refusalOf(secureFrame(site).get('CONNECT_SOCIAL', { uri })), 'This login is not valid')
    for (const provider of ['farcaster', 'myspace'])
      assert.include(await refusalOf(secureFrame(site).get('GET_SOCIAL_REDIRECT_URI', { provider })), 'is no provider')
  })

  it('accepts the consent of a frame without storage after its next load, in the same app only [U-93]', async () => {
    const uri = await consent(secureFrame(site, { keeps: false }), 'google', { decision: 'approved', name: 'wren' })
    const elsewhere = secureFrame(site, { keeps: false, app: 'http://localhost:2' })
    assert.equal(await refusalOf(elsewhere.get('CONNECT_SOCIAL', { uri })), 'This login is not valid')
    const { userName } = await secureFrame(site, { keeps: false }).get('CONNECT_SOCIAL', { uri })
    assert.equal(userName, 'wren')
  })

  it('waits for the Farcaster app, for each waiting client', async () => {
    const frame = secureFrame(site)
    const channel = async () =>
      new URL(String((await frame.get('GET_FARCASTER_URI'))['url'])).searchParams.get('channel')
    const first = await channel()
    const waiting = [frame.get('CONNECT_FARCASTER'), frame.get('CONNECT_FARCASTER')]
    await post('/api/farcaster', { channel: first, decision: 'approved', name: 'wren' })
    assert.deepEqual(await Promise.all(waiting), [{ userName: 'wren' }, { userName: 'wren' }])
    await channel()
    const overtaken = refusalOf(frame.get('CONNECT_FARCASTER'))
    await until(() => site.heard().at(-1)?.name === 'CONNECT_FARCASTER')
    const second = await channel()
    assert.equal(await overtaken, 'The login was started anew')
    await post('/api/farcaster', { channel: second, decision: 'declined' })
    assert.include(await refusalOf(frame.get('CONNECT_FARCASTER')), 'declined')
  })

  it('has a key on Solana too, whose signature verifies', async () => {
    const frame = secureFrame(site)
    const uri = await consent(frame, 'google', { decision: 'approved', name: 'wren' })
    const { address, chainId } = await frame.get('CONNECT_SOCIAL', { uri, chainId: SOLANA })
    assert.equal(chainId, SOLANA)
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(base58.decode(String(address))).toString('base64url') },
      format: 'jwk',
    })
    const request = (method: string, params: object) =>
      frame.get('RPC_REQUEST', { method, params, chainNamespace: 'solana' }, 'approved')
    const message = Buffer.from('hello')
    const { signature } = await request('solana_signMessage', { message: base58.encode(message), pubkey: address })
    assert.isTrue(verify(null, message, key, base58.decode(String(signature))))
    // One signature, one signer, no instruction: the smallest transaction.
    const body = Buffer.from([1, 0, 0, 1, ...base58.decode(String(address)), ...new Uint8Array(32), 0])
    const { transaction } = await request('solana_signTransaction', {
      transaction: base58.encode(Buffer.concat([Buffer.of(1), Buffer.alloc(64), body])),
    })
    assert.isTrue(verify(null, body, key, base58.decode(String(transaction)).subarray(1, 65)))
  })
})
