import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { DEFAULT_FEATURES, type Features } from '../../../domain/config/features.js'
import { fakeConfigApi } from '../../fakes/fakeConfigApi.js'
import { fakeFeaturesCache } from '../../fakes/fakeFeaturesCache.js'
import { after } from '../../support/after.js'
import { startTestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { silence } from '../../support/silence.js'

interface Scene {
  readonly host?: Partial<Features>
  readonly cached?: Partial<Features>
  /** The answer of the server, and its delay. */
  readonly answer?: Awaited<ReturnType<ReturnType<typeof fakeConfigApi>['features']>>
  readonly afterMs?: number
}

const setUp = ({ host = {}, cached, answer, afterMs = 0 }: Scene) => {
  const time = makeVirtualTime()
  const configApi = fakeConfigApi(answer === undefined ? silence : after(afterMs, time.scheduler, answer))
  const cache = fakeFeaturesCache(cached)
  return startTestCore({ time, hostFeatures: host, ports: { configApi, cache } })
}

describe('the enabled features', () => {
  it('come from the configuration, requested once at start [S1-09]', async () => {
    const { core, time, configApi } = setUp({ answer: E.right({ swaps: false, nfts: false }), afterMs: 100 })
    await time.advance(60_000)
    assert.deepEqual(core.features.value, { ...DEFAULT_FEATURES, swaps: false, nfts: false })
    assert.equal(configApi.asked, 1)
  })

  it("are the defaults and the host's until the server answers; only logins that the host does not set wait for it [S1-09] [U-51]", () => {
    const { core } = setUp({ host: { send: false } })
    assert.deepEqual(core.features.value, { ...DEFAULT_FEATURES, send: false, email: false, socials: false })
    assert.deepEqual(setUp({ host: { email: true } }).core.features.value, { ...DEFAULT_FEATURES, socials: false })
    core.open()
    assert.equal(core.modal.value._tag, 'Open')
  })

  it('are those of the last visit while the server is silent, its logins after 2 s [U-51]', async () => {
    const { core, time } = setUp({ cached: { nfts: false, socials: ['x'] } })
    await time.advance(1_999)
    assert.deepEqual([core.features.value.nfts, core.features.value.socials], [false, false])
    await time.advance(1)
    assert.deepEqual([core.features.value.nfts, core.features.value.socials], [false, ['x']])
  })

  it('are the defaults if the server is silent and nothing is stored [U-51]', async () => {
    const { core, time } = setUp({})
    await time.advance(10_000)
    assert.deepEqual(core.features.value, DEFAULT_FEATURES)
  })

  it('are those of the last visit as soon as the server failed [U-51]', async () => {
    const { core, time } = setUp({
      cached: { nfts: false },
      answer: E.left({ _tag: 'HttpStatus', status: 500 }),
      afterMs: 100,
    })
    await time.advance(100)
    assert.isFalse(core.features.value.nfts)
  })

  it('follow a late answer, which is stored [U-51]', async () => {
    const { core, time, cache } = setUp({
      cached: { nfts: false },
      answer: E.right({ activity: false }),
      afterMs: 8_000,
    })
    await time.advance(8_000)
    assert.deepEqual(core.features.value, { ...DEFAULT_FEATURES, activity: false })
    assert.deepEqual(cache.written, [{ activity: false }])
  })

  it('do not fall back to the last visit after the server answered in time, even if nothing can be stored', async () => {
    const time = makeVirtualTime()
    const configApi = fakeConfigApi(after(1_000, time.scheduler, E.right({})))
    const cache = { ...fakeFeaturesCache({ nfts: false }), write: () => undefined }
    const { core } = startTestCore({ time, ports: { configApi, cache } })
    await time.advance(10_000)
    assert.isTrue(core.features.value.nfts)
  })

  it("are the host's first, then the server's, then the defaults [U-54]", async () => {
    const { core, time } = setUp({ host: { send: false }, answer: E.right({ send: true, receive: false }) })
    await time.advance(0)
    const { send, receive, activity } = core.features.value
    assert.deepEqual({ send, receive, activity }, { send: false, receive: false, activity: true })
  })

  it('have no e-mail or social login once the server enables pay [S5-13]', async () => {
    const { core, time } = setUp({ host: { email: true }, answer: E.right({ pay: true }) })
    await time.advance(0)
    assert.deepEqual([core.features.value.email, core.features.value.socials], [false, false])
  })

  it('survive a server port that breaks its contract and throws', async () => {
    const { core, time } = startTestCore({
      ports: {
        configApi: fakeConfigApi(() => Promise.reject(new Error('broken'))),
        cache: fakeFeaturesCache({ nfts: false }),
      },
    })
    await time.advance(0)
    assert.isFalse(core.features.value.nfts)
  })
})
