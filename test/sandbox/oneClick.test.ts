import {
  buildApprovedNamespaces,
  buildAuthObject,
  buildRecapStatement,
  createRecap,
  encodeRecap,
  getSdkError,
  populateAuthPayload,
} from '@walletconnect/utils'
import { assert } from 'chai'
import { mnemonicToAccount } from 'viem/accounts'
import { isHex, recoverMessageAddress } from 'viem'
import type { Portico, PorticoOptions } from '../../application/portico.js'
import * as PORTS from '../../application/ports/tokens.js'
import { mainnet, polygon, solana } from '../../networks.js'
import { type Relay, startRelay } from '../../sandbox/relay/startRelay.js'
import { fakeChainRpc } from '../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../fakes/fakeHostEnvironment.js'
import { fakeLog } from '../fakes/fakeLog.js'
import { makeSessions } from '../infrastructure/container/setUpSignIn.js'
import { until } from '../support/until.js'

/** The SDK sends requests to the internet unless it detects a test. */
process.env['IS_VITEST'] = 'true'

const { createPortico } = await import('../../infrastructure/container/createPortico.js')
const { openWalletKit } = await import('./support/openWalletKit.js')

const ACCOUNT = mnemonicToAccount('test test test test test test test test test test test junk')
const METHODS = ['personal_sign', 'eth_sendTransaction']
const EVENTS = ['accountsChanged', 'chainChanged']
const CHAINS = ['eip155:1', 'eip155:137']
const MORE = encodeRecap(createRecap('eip155', 'request', [...METHODS, 'eth_sign'], { chains: CHAINS }))
const SAID = buildRecapStatement('', MORE)
const METADATA = { name: 'A phone', description: '', url: 'https://wallet.example', icons: [] }

/** The message that the wallet is asked to sign. */
type Payload = Parameters<typeof populateAuthPayload>[0]['authPayload']

describe('a phone that signs in while pairing', function () {
  this.timeout(60_000)
  let relay: Relay
  let portico: Portico
  let phone: Awaited<ReturnType<typeof openWalletKit>>
  let sessions = makeSessions()
  const start = async (options: Partial<PorticoOptions> = {}): Promise<void> => {
    relay = await startRelay()
    sessions = makeSessions()
    sessions.say({ requestId: 'r1' })
    portico = createPortico({
      projectId: 'sandbox',
      networks: [mainnet, polygon],
      siwx: { ...sessions.config, getRequired: () => true },
      endpoints: { relay: relay.url, walletApi: 'http://127.0.0.1:1', blockchainApi: 'http://127.0.0.1:1' },
      features: { email: false, socials: false },
      ...options,
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([]))
        value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment({ origin: 'https://app.example' }))
        value(PORTS.LOG, fakeLog())
        value(PORTS.CHAIN_RPC, fakeChainRpc())
      },
    })
    phone = await openWalletKit(relay.url, { metadata: METADATA })
  }
  afterEach(async () => {
    portico.destroy()
    await phone.close()
    await relay.close()
  })
  const shownLink = async (): Promise<string> => {
    await portico.open({ view: 'ConnectingWalletConnectBasic' })
    await until(() => portico.pairing.value._tag === 'Ready')
    const { value } = portico.pairing
    return value._tag === 'Ready' ? value.link.uri : ''
  }
  /** The phone signs the request as changed by `twist`. */
  const signs = (twist: (payload: Payload) => Payload = (payload) => payload): void => {
    phone.kit.on('session_authenticate', ({ id, params: { authPayload } }) => {
      const { chains } = authPayload
      const payload = twist(populateAuthPayload({ authPayload, chains, methods: METHODS }))
      const auth = async (chain: string) => {
        const iss = `${chain}:${ACCOUNT.address}`
        const message = phone.kit.formatAuthMessage({ request: payload, iss })
        return buildAuthObject(payload, { t: 'eip191', s: await ACCOUNT.signMessage({ message }) }, iss)
      }
      void Promise.all(payload.chains.map(auth)).then((auths) => phone.kit.approveSessionAuthenticate({ id, auths }))
    })
  }

  /** A phone without sign-in support approves the plain proposal of the same link. */
  const connectsAlone = (): readonly string[] => {
    const asked: string[] = []
    phone.kit.on('session_proposal', ({ id, params }) => {
      asked.push(...(params.optionalNamespaces['eip155']?.methods ?? []))
      const eip155 = {
        chains: CHAINS,
        methods: METHODS,
        events: EVENTS,
        accounts: CHAINS.map((chain) => `${chain}:${ACCOUNT.address}`),
      }
      const namespaces = buildApprovedNamespaces({ proposal: params, supportedNamespaces: { eip155 } })
      void phone.kit.approveSession({ id, namespaces })
    })
    return asked
  }
  const takes = async (uri: string): Promise<void> => phone.kit.pair({ uri })
  const viewOf = (): string => {
    const { value } = portico.modal
    return value._tag === 'Open' ? (value.history.at(-1)?.name ?? '') : value._tag
  }
  const isConnected = (): boolean => portico.account().value.status === 'connected'

  it("connects and signs in by one approval, with the site's times and nonce, without a view [S4-13] [S-16]", async () => {
    await start()
    signs()
    const uri = await shownLink()
    assert.include(uri, 'methods=wc_sessionAuthenticate')
    await takes(uri)
    await until(() => portico.session.value._tag === 'SignedIn' && viewOf() === 'Closed')
    assert.isTrue(isConnected())
    const [first, second] = sessions.all()
    assert.deepEqual([first?.data.chainId, second?.data.chainId], ['eip155:1', 'eip155:137'])
    assert.deepInclude(first?.data, { nonce: 'nonce00000001', issuedAt: '2026-01-01T10:00:00.000Z', requestId: 'r1' })
    const signature = first?.signature ?? ''
    assert.equal(
      isHex(signature) && (await recoverMessageAddress({ message: first?.message ?? '', signature })),
      ACCOUNT.address,
    )
    assert.deepEqual(sessions.calls, ['createMessage', 'setSessions', 'getSessions'])
  })

  it('has a session like any other: it gets requests, and learns of the end', async () => {
    await start()
    signs()
    const ended = new Promise((resolve) => phone.kit.on('session_delete', resolve))
    phone.kit.on('session_request', ({ id, topic }) => {
      void phone.kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result: '0x5e' } })
    })
    await takes(await shownLink())
    await until(() => portico.session.value._tag === 'SignedIn')
    assert.equal(
      await portico.provider().request({ method: 'personal_sign', params: ['0x68', ACCOUNT.address] }),
      '0x5e',
    )
    await portico.disconnect()
    await ended
    await until(() => sessions.all().length === 0)
  })

  it('connects without sign-in support, and the view follows [S4-13]', async () => {
    await start()
    const asked = connectsAlone()
    await takes(await shownLink())
    await until(() => viewOf() === 'SIWXSignMessage')
    assert.deepEqual(sessions.all(), [])
    assert.isTrue(isConnected())
    assert.includeMembers([...asked], METHODS)
    assert.notInclude(asked, 'wallet_showCallsStatus')
  })

  it('gets a new code if its owner declines [U-46]', async () => {
    await start()
    phone.kit.on('session_authenticate', ({ id }) => {
      void phone.kit.rejectSessionAuthenticate({ id, reason: getSdkError('USER_REJECTED') })
    })
    await takes(await shownLink())
    await until(() => {
      const { value } = portico.pairing
      return value._tag === 'Ready' && value.after === 'Rejected'
    })
  })

  for (const [what, reason, twist] of [
    ['with another nonce', 'nonce', { nonce: 'anotherNonce' }],
    ['to another site', 'domain', { domain: 'evil.example', aud: 'https://evil.example/' }],
    ['granting more', 'Grants', { statement: '', resources: [MORE] }],
  ] as const)
    it(`is rejected if it signs ${what}: no sign-in or connection, and it is notified [S-16] [S-18]`, async () => {
      await start()
      signs((payload) => ({
        ...payload,
        ...twist,
        resources: [...('resources' in twist ? twist.resources : (payload.resources ?? []))],
      }))
      const ended = new Promise((resolve) => phone.kit.on('session_delete', resolve))
      await takes(await shownLink())
      await until(() => portico.pairing.value._tag === 'Failed')
      assert.deepInclude(portico.pairing.value, { error: { _tag: 'PairedSignInFailed', reason } })
      assert.deepInclude(portico.snackbar.value, { notice: { _tag: 'AuthenticationFailed' } })
      assert.deepEqual([sessions.all(), isConnected(), portico.session.value._tag], [[], false, 'Nobody'])
      await ended
    })

  it('is disconnected if the site rejects its signature, and the visitor is told (7.3)', async () => {
    await start()
    sessions.fail('setSessions')
    signs()
    const ended = new Promise((resolve) => phone.kit.on('session_delete', resolve))
    await takes(await shownLink())
    await until(() => portico.pairing.value._tag === 'Failed')
    assert.deepInclude(portico.snackbar.value, { notice: { _tag: 'AuthenticationFailed' } })
    assert.isFalse(isConnected())
    await ended
  })

  for (const [what, spoil] of [
    ['gives no message', () => sessions.fail('createMessage')],
    ['gives one for another page', () => sessions.say({ domain: 'evil.example' })],
    ['gives one for an account', () => sessions.say({ accountAddress: ACCOUNT.address })],
    ['gives one that grants something itself', () => sessions.say({ statement: SAID, resources: [MORE] })],
  ] as const)
    it(`is asked to connect only if the site ${what} [S-16] [S-18]`, async () => {
      await start()
      spoil()
      assert.notInclude(await shownLink(), 'wc_sessionAuthenticate')
    })

  for (const [what, options] of [
    ['signs in its place', { siwx: { ...makeSessions().config, signMessage: async () => '0x5e' } }],
    ['has networks of other kinds', { networks: [mainnet, solana] }],
    ['has no sign-in', { siwx: undefined }],
  ] as const)
    it(`is asked to connect only if the site ${what}`, async () => {
      await start(options)
      assert.notInclude(await shownLink(), 'wc_sessionAuthenticate')
    })
})
