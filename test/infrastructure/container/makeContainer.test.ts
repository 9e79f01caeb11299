import { assert } from 'chai'
import { createStore } from '../../../application/kernel/store.js'
import { atOnce } from '../../support/atOnce.js'
import { runCore } from '../../../application/kernel/feature.js'
import * as portTokens from '../../../application/ports/tokens.js'
import * as featureTokens from '../../../application/tokens.js'
import { VERSION } from '../../../infrastructure/container/bindings/httpClients.js'
import { toAppearance } from '../../../infrastructure/container/appearance.js'
import { LAZY_ENTRIES } from '../../../application/lazyEntries.js'
import { CORE_FEATURES } from '../../../infrastructure/container/features.js'
import { makeContainer } from '../../../infrastructure/container/makeContainer.js'
import { preloadStores } from '../../../infrastructure/container/mirror.js'
import type { Settings } from '../../../application/api/settings.js'
import packageJson from '../../../package.json' with { type: 'json' }
import { fakeLog } from '../../fakes/fakeLog.js'
import { mainnet } from '../../../networks.js'

const OF_LAZY: readonly symbol[] = [featureTokens.MULTI_WALLET, featureTokens.REQUESTS, featureTokens.SIGN_IN]

const containerOf = (options: Settings) => {
  const states = preloadStores(options).states
  return { states, ...makeContainer(options, createStore(toAppearance({ ...options, ...options.theme })), states) }
}

describe('makeContainer', () => {
  for (const [name, token] of Object.entries({ ...portTokens, ...featureTokens })) {
    if (OF_LAZY.includes(token)) continue
    it(`resolves ${name}`, () => {
      const { resolve } = containerOf({ networks: [mainnet] })
      assert.isDefined(resolve<unknown>(token))
      assert.strictEqual(resolve<unknown>(token), resolve<unknown>(token), 'there is one instance')
      resolve(featureTokens.LIFETIME).unsubscribe()
    })
  }

  it('resolves what a feature that is loaded on demand brings, once it is loaded', async () => {
    const { resolve, lazy } = containerOf({ networks: [mainnet] })
    assert.throws(() => resolve(featureTokens.REQUESTS))
    await lazy.load('requests')
    await lazy.load('multiWallet')
    assert.isFunction(resolve(featureTokens.REQUESTS).request)
    assert.isDefined(resolve(featureTokens.MULTI_WALLET).screen)
    resolve(featureTokens.LIFETIME).unsubscribe()
  })

  it('has a feature for each state and each command of the product, and none twice', () => {
    const { resolve, states, lazy } = containerOf({ networks: [mainnet] })
    const running = atOnce(runCore(CORE_FEATURES, resolve))
    const ofLazy = LAZY_ENTRIES.flatMap(({ commands }) => commands)
    assert.sameMembers(Object.keys(lazy.commands), ofLazy)
    assert.notIncludeMembers(Object.keys(running.commands), ofLazy)
    const lazyStates = ['emailLogin', 'socialLogin', 'emailUpdate', 'loggedIn', 'smartAccountNetworks', 'approval']
    assert.sameMembers(
      [...Object.keys(running.states), ...lazyStates, 'catalogue', 'legal', 'pairing', 'pending', 'settled'],
      Object.keys(states),
    )
    running.dispose()
    resolve(featureTokens.LIFETIME).unsubscribe()
  })

  it('puts the adapter of the host in the place of its own', () => {
    const log = fakeLog()
    const { resolve } = containerOf({ networks: [mainnet], override: (bind) => bind.value(portTokens.LOG, log) })
    assert.strictEqual(resolve(portTokens.LOG), log)
  })

  it('tells servers the version of the package', () => {
    assert.strictEqual(VERSION, packageJson.version)
  })
})
