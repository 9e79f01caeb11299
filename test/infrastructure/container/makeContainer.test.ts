import { existsSync, readdirSync } from 'node:fs'
import { assert } from 'chai'
import { createStore } from '../../../application/kernel/store.js'
import type { FeatureEntry } from '../../../application/api/lazyFeatures.js'
import type { Token } from '../../../application/kernel/token.js'
import { LIFETIME } from '../../../application/api/tokens.js'
import { MULTI_WALLET } from '../../../application/connect/tokens.js'
import { REQUESTS } from '../../../application/requests/tokens.js'
import { SIGN_IN } from '../../../application/siwx/tokens.js'
import { atOnce } from '../../support/atOnce.js'
import { runCore } from '../../../application/kernel/feature.js'
import * as portTokens from '../../../application/ports/tokens.js'
import { VERSION } from '../../../infrastructure/container/bindings/httpClients.js'
import { toAppearance } from '../../../infrastructure/container/appearance.js'
import { LAZY_ENTRIES } from '../../../application/lazyEntries.js'
import { CORE_FEATURES } from '../../../infrastructure/container/features.js'
import { makeContainer } from '../../../infrastructure/container/makeContainer.js'
import { preloadStores } from '../../../infrastructure/container/mirror.js'
import { toSettings } from '../../../application/api/settings.js'
import type { PorticoOptions } from '../../../application/portico.js'
import packageJson from '../../../package.json' with { type: 'json' }
import { fakeLog } from '../../fakes/fakeLog.js'
import { mainnet } from '../../../networks.js'

/** The tokens that the features share, each in the folder of its feature. */
const featureTokens: Record<string, Token<unknown>> = {}
for (const feature of readdirSync('application')) {
  const path = `application/${feature}/tokens.ts`
  if (feature !== 'ports' && existsSync(path)) Object.assign(featureTokens, await import(`../../../${path}`))
}

/** Features whose code brings adapters or a token that others use. */
const BRING_ADAPTERS = ['activity', 'multiWallet', 'nfts', 'requests', 'send', 'swap', 'tokens']

const containerOf = (given: PorticoOptions) => {
  const options = toSettings(given)
  const { states } = preloadStores(options)
  const appearance = createStore(toAppearance({ ...options, ...options.theme }))
  return { states, ...makeContainer(options, appearance, states) }
}

describe('makeContainer', () => {
  const whole = containerOf({ networks: [mainnet] })
  before(() => Promise.all(BRING_ADAPTERS.map(whole.lazy.load)))
  after(() => whole.resolve(LIFETIME).unsubscribe())
  for (const [name, token] of Object.entries({ ...portTokens, ...featureTokens })) {
    if (token === (SIGN_IN as symbol)) continue
    it(`resolves ${name}`, () => {
      assert.isDefined(whole.resolve<unknown>(token))
      assert.strictEqual(whole.resolve<unknown>(token), whole.resolve<unknown>(token), 'there is one instance')
    })
  }

  it('resolves what a lazy feature provides, once it is loaded', async () => {
    const { resolve, lazy } = containerOf({ networks: [mainnet] })
    assert.throws(() => resolve(REQUESTS))
    await lazy.load('requests')
    await lazy.load('multiWallet')
    assert.isFunction(resolve(REQUESTS).request)
    assert.isDefined(resolve(MULTI_WALLET).screen)
    resolve(LIFETIME).unsubscribe()
  })

  it('has a feature for each state and each command of the product, and no duplicates', () => {
    const { resolve, states, lazy } = containerOf({ networks: [mainnet] })
    const running = atOnce(runCore(CORE_FEATURES, resolve))
    const ofLazy = LAZY_ENTRIES.flatMap(({ commands = [] }: FeatureEntry) => commands)
    assert.sameMembers(Object.keys(lazy.commands), ofLazy)
    assert.notIncludeMembers(Object.keys(running.commands), ofLazy)
    const lazyStates = ['emailLogin', 'socialLogin', 'emailUpdate', 'loggedIn', 'smartAccountNetworks', 'approval']
    assert.sameMembers(
      [...Object.keys(running.states), ...lazyStates, 'catalogue', 'legal', 'pairing', 'pending', 'settled'],
      Object.keys(states),
    )
    running.dispose()
    resolve(LIFETIME).unsubscribe()
  })

  it('replaces its own adapter by the host’s', () => {
    const log = fakeLog()
    const { resolve } = containerOf({ networks: [mainnet], override: (bind) => bind.value(portTokens.LOG, log) })
    assert.strictEqual(resolve(portTokens.LOG), log)
  })

  it('sends servers the version of the package', () => {
    assert.strictEqual(VERSION, packageJson.version)
  })
})
