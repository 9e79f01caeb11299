import { assert } from 'chai'
import { createStore } from '../../../application/kernel/store.js'
import * as featureTokens from '../../../infrastructure/container/featureTokens.js'
import { initialAppearance } from '../../../infrastructure/container/createPortico.js'
import { makeContainer } from '../../../infrastructure/container/startCore.lazy.js'
import * as portTokens from '../../../infrastructure/container/portTokens.js'
import { VERSION } from '../../../infrastructure/container/makeClient.js'
import packageJson from '../../../package.json' with { type: 'json' }
import { fakeLog } from '../../fakes/fakeLog.js'
import { mainnet } from '../../../networks.js'

const appearance = createStore(initialAppearance({ networks: [mainnet] }))

describe('makeContainer', () => {
  const { token: _, ...tokens } = { ...portTokens, ...featureTokens }
  for (const [name, token] of Object.entries(tokens)) {
    it(`resolves ${name}`, () => {
      const resolve = makeContainer({ networks: [mainnet] }, appearance)
      assert.isDefined(resolve<unknown>(token))
      assert.strictEqual(resolve<unknown>(token), resolve<unknown>(token), 'there is one instance')
      resolve(featureTokens.LIFETIME).unsubscribe()
    })
  }

  it('puts the adapter of the host in the place of its own', () => {
    const log = fakeLog()
    const resolve = makeContainer(
      { networks: [mainnet], override: (bind) => bind.value(portTokens.LOG, log) },
      appearance,
    )
    assert.strictEqual(resolve(portTokens.LOG), log)
  })

  it('tells servers the version of the package', () => {
    assert.strictEqual(VERSION, packageJson.version)
  })
})
