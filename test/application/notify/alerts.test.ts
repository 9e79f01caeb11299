import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import { type Alert, describeAlert } from '../../../domain/notify/alert.js'
import { makeAlertsFeature } from '../../../application/notify/alertsFeature.js'
import { fakeAnalyticsConfigApi } from '../../fakes/fakeAnalyticsConfigApi.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeOriginsApi } from '../../fakes/fakeOriginsApi.js'
import { startTestCore, type TestCoreOptions } from '../../support/startTestCore.js'
import { until } from '../../support/until.js'

const status = (code: number): RemoteError => ({ _tag: 'HttpStatus', status: code })
const started = async (options: TestCoreOptions) => {
  const test = startTestCore(options)
  await test.time.advance(0)
  // The check's code loads after the first requests of the page.
  await import('../../../application/config/checkOrigin.js')
  await test.time.advance(0)
  return test
}
const withOrigins = (answer: Parameters<typeof fakeOriginsApi>[0]) =>
  started({
    hostFeatures: {},
    ports: { originsApi: fakeOriginsApi(answer), host: fakeHostEnvironment({ origin: 'https://shop.example' }) },
  })

describe('the origin check', () => {
  const OUTCOMES: readonly (readonly [
    what: string,
    answer: Parameters<typeof fakeOriginsApi>[0],
    alerts: readonly Alert[],
  ])[] = [
    ['nothing for an allowed origin', TE.right(['https://shop.example']), []],
    ['nothing for an empty list', TE.right([]), []],
    [
      'Origin Not Allowed for another list [S8-36]',
      TE.right(['https://other.example']),
      [{ _tag: 'OriginNotAllowed', origin: 'https://shop.example' }],
    ],
    ['Rate Limited for 429 [S8-02] [S8-44]', TE.left(status(429)), [{ _tag: 'RateLimited' }]],
    ['Server Error for 500 [S8-02] [S8-43]', TE.left(status(500)), [{ _tag: 'ServerError', status: 500 }]],
    ['Server Error for 599 [S8-02]', TE.left(status(599)), [{ _tag: 'ServerError', status: 599 }]],
    ['nothing for another status: an empty list allows [S8-02]', TE.left(status(404)), []],
    ['nothing where there is no answer [S8-02]', TE.left({ _tag: 'Unreachable', cause: 'a string' }), []],
    ['nothing for an answer that makes no sense', TE.left({ _tag: 'Malformed', detail: 'allowedOrigins' }), []],
    ['nothing where no wallet API is configured', TE.left({ _tag: 'NotConfigured' }), []],
  ]
  for (const [what, answer, alerts] of OUTCOMES) {
    it(`raises ${what}`, async () => assert.deepEqual((await withOrigins(answer)).core.alerts.value, alerts))
  }

  it('is RATE_LIMITED for 429 and SERVER_ERROR for 5xx; any other failure counts as an empty list [S8-02]', async () => {
    const raised = async (code: number) =>
      (await withOrigins(TE.left(status(code)))).core.alerts.value.map(({ _tag }) => _tag)
    assert.deepEqual(await raised(429), ['RateLimited'])
    for (const code of [500, 502, 503, 599]) assert.deepEqual(await raised(code), ['ServerError'])
    for (const code of [400, 404, 418, 499]) assert.deepEqual(await raised(code), [])
  })

  it('runs once, and not at all while e-mail and social login are off', async () => {
    const originsApi = fakeOriginsApi()
    await started({ ports: { originsApi } })
    assert.equal(originsApi.asked(), 1)
    await started({ ports: { originsApi }, hostFeatures: { email: false, socials: false } })
    assert.equal(originsApi.asked(), 1)
  })
})

/** The texts of alerts load with the first alert. */
const told = (log: { readonly lines: readonly unknown[] }): Promise<void> => until(() => log.lines.length > 0)

describe('alerts', () => {
  it('are in the console with code, name and advice, and in events with the code [S8-36]', async () => {
    const { core, log } = await withOrigins(TE.right(['https://other.example']))
    await told(log)
    assert.deepEqual(
      log.lines.map(({ level, message }) => [level, message]),
      [
        [
          'error',
          'PTC-ALERT-ORIGIN Origin Not Allowed. Add https://shop.example to the allowed origins of the project.',
        ],
      ],
    )
    assert.deepEqual(core.events.value, { _tag: 'AlertRaised', code: 'PTC-ALERT-ORIGIN' })
  })

  it('name a network that is requested but not configured, once [S8-18] [S8-35]', async () => {
    const { core, log } = await started({})
    await core.switchNetwork('eip155:99')()
    await core.switchNetwork('eip155:98')()
    await told(log)
    assert.deepEqual(core.alerts.value, [{ _tag: 'NetworkNotFound', id: 'eip155:99' }])
    assert.lengthOf(log.lines, 1)
  })

  for (const code of [401, 403]) {
    it(`name a project that the wallet API refuses with ${code} [S8-41]`, async () => {
      const { alerts, watch } = makeAlertsFeature()
      await watch(TE.left(status(code)))()
      assert.deepEqual(alerts.value, [{ _tag: 'InvalidProjectId' }])
    })
  }

  it('are not raised for other failures', async () => {
    const { alerts, watch } = makeAlertsFeature()
    for (const code of [400, 402, 404, 429, 500]) await watch(TE.left(status(code)))()
    assert.deepEqual(alerts.value, [])
  })

  it('have the specified names [S8-35] [S8-36] [S8-41] [S8-42] [S8-43] [S8-44]', () => {
    const all: readonly Alert[] = [
      { _tag: 'NetworkNotFound', id: 'eip155:9' },
      { _tag: 'OriginNotAllowed', origin: 'https://a.example' },
      { _tag: 'InvalidProjectId' },
      { _tag: 'ProjectIdNotConfigured' },
      { _tag: 'ServerError', status: 500 },
      { _tag: 'RateLimited' },
    ]
    assert.deepEqual(
      all.map((alert) => describeAlert(alert).message),
      [
        'Network Not Found',
        'Origin Not Allowed',
        'Invalid Project ID',
        'Project ID Not Configured',
        'Server Error',
        'Rate Limited',
      ],
    )
    assert.include(describeAlert({ _tag: 'ServerError', status: 502 }).advice, 'HTTP status code: 502')
  })
})

describe('the analytics switch [S7-09]', () => {
  it('disables analytics, and never enables it', async () => {
    const off = await started({ ports: { analyticsConfigApi: fakeAnalyticsConfigApi(TE.right(false)) } })
    assert.isFalse(off.core.features.value.analytics)
    const on = await started({ ports: { analyticsConfigApi: fakeAnalyticsConfigApi(TE.right(true)) } })
    assert.isTrue(on.core.features.value.analytics)
  })

  it('counts as off if it cannot be queried', async () => {
    const { core } = await started({ ports: { analyticsConfigApi: fakeAnalyticsConfigApi(TE.left(status(500))) } })
    assert.isFalse(core.features.value.analytics)
  })

  it('is not queried if the host disables analytics', async () => {
    const analyticsConfigApi = fakeAnalyticsConfigApi()
    const { core } = await started({ hostFeatures: { analytics: false }, ports: { analyticsConfigApi } })
    assert.deepEqual([analyticsConfigApi.asked(), core.features.value.analytics], [0, false])
  })
})
