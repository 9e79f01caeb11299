import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { makeCheckOriginForLogin } from '../../../application/config/policies.js'
import { createStore } from '../../../application/kernel/store.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { DEFAULT_FEATURES } from '../../../domain/config/features.js'
import { fakeConfigApi } from '../../fakes/fakeConfigApi.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeFeaturesCache } from '../../fakes/fakeFeaturesCache.js'
import { fakeOriginsApi } from '../../fakes/fakeOriginsApi.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { startTestCore, type TestCoreOptions } from '../../support/startTestCore.js'

/** A reloaded page with a wallet to restore, before any intent of the visitor. */
const setUp = async (options: TestCoreOptions = {}) => {
  const wallet = fakeWalletConnector({ id: 'a' })
  await wallet.connect()
  const test = startTestCore({
    interest: false,
    connectors: [wallet],
    ...options,
    ports: { memory: fakeConnectionMemory({ eip155: ['a'] }), ...options.ports },
  })
  await test.time.advance(60_000)
  const asked = () => ({
    config: test.configApi.asked,
    analytics: test.analyticsConfigApi.asked(),
    directory: test.directoryApi.asked.length,
  })
  return { ...test, asked }
}

const NOTHING = { config: 0, analytics: 0, directory: 0 }
const EVERYTHING = { config: 1, analytics: 1, directory: 1 }

describe('data that only the modal shows', () => {
  it('is not requested by a page that restores a wallet, which requests account data only', async () => {
    const { core, asked, originsApi, chainRpc, identityApi } = await setUp({ hostFeatures: { email: true } })
    assert.equal(core.connections.value.eip155._tag, 'Connected')
    assert.deepEqual(asked(), NOTHING)
    assert.equal(originsApi.asked(), 0)
    assert.isNotEmpty(chainRpc.asked)
    assert.isNotEmpty(identityApi.asked)
  })

  for (const [how, comeNear] of [
    ['the modal opens', ({ core }) => core.open()],
    ['a command opens it', ({ core }) => core.commands.go({ name: 'Networks' })],
    ['somebody comes to a button', ({ core }) => core.prepare()],
    ['the host connects a wallet', ({ core }) => void core.connect('a')],
    ['the host asks for a feature', ({ core }) => void core.feature('multiWallet')()],
  ] as readonly (readonly [string, (test: Awaited<ReturnType<typeof setUp>>) => void])[])
    it(`is requested once when ${how}`, async () => {
      const test = await setUp()
      comeNear(test)
      comeNear(test)
      await test.time.advance(60_000)
      assert.deepEqual(test.asked(), EVERYTHING)
      assert.equal(test.core.wallets.value.directory, 'Loaded')
    })

  it('is not requested by requests, switches and disconnects of the host', async () => {
    const { core, time, asked } = await setUp()
    await core.request('eip155', { method: 'eth_blockNumber' })()
    await core.switchNetwork('eip155:1')()
    await core.disconnect()()
    await time.advance(60_000)
    assert.deepEqual(asked(), NOTHING)
  })

  it('is meanwhile that of the last visit and the host; logins wait [S1-09] [U-54]', async () => {
    const { core, time } = await setUp({
      hostFeatures: { send: false },
      ports: {
        cache: fakeFeaturesCache({ multiWallet: true, email: true, send: true }),
        configApi: fakeConfigApi(TE.right({ activity: false })),
      },
    })
    const expected = { ...DEFAULT_FEATURES, send: false, email: false, socials: false as const }
    assert.deepEqual(core.features.value, { ...expected, multiWallet: true })
    core.open()
    await time.advance(0)
    assert.deepEqual(core.features.value, { ...DEFAULT_FEATURES, send: false, activity: false })
  })

  it("leaves analytics as the host set it until the server's switch is known [S7-09]", async () => {
    const { core, time, analyticsConfigApi } = await setUp()
    analyticsConfigApi.answerWith(TE.right(false))
    assert.isTrue(core.features.value.analytics)
    core.open()
    await time.advance(0)
    assert.isFalse(core.features.value.analytics)
  })
})

describe('the origin check', () => {
  const REFUSING = fakeOriginsApi(TE.right(['https://other.example']))

  it('waits for an intent of the visitor [S8-36]', async () => {
    const { core, time } = await setUp({ ports: { originsApi: REFUSING } })
    assert.deepEqual(core.alerts.value, [])
    core.open()
    await time.advance(0)
    await import('../../../application/config/checkOrigin.js')
    await time.advance(0)
    assert.deepEqual(
      core.alerts.value.map(({ _tag }) => _tag),
      ['OriginNotAllowed'],
    )
  })

  it('runs once when the login of an earlier visit is restored, without an intent [S8-36]', async () => {
    const connectors = createStore<readonly WalletConnector[]>([])
    const interest = createStore(false)
    let checks = 0
    const running = makeCheckOriginForLogin({
      features: createStore(DEFAULT_FEATURES),
      interest,
      login: { connectors },
      checkOrigin: async () => {
        checks += 1
        return undefined
      },
      alerts: { raise: () => undefined },
    })()
    assert.equal(checks, 0)
    connectors.set([fakeWalletConnector()])
    assert.equal(checks, 1)
    interest.set(true)
    assert.equal(checks, 1)
    running.unsubscribe()
  })
})
