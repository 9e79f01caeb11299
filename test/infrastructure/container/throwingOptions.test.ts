import { assert } from 'chai'
import type { PorticoOptions } from '../../../application/portico.js'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico } from '../../../infrastructure/container/checkedPortico.js'
import { mainnet } from '../../../networks.js'

describe('an option that throws when read', () => {
  const throws = (): never => {
    throw new TypeError('boom')
  }
  const revoked = (target: object): object => {
    const { proxy, revoke } = Proxy.revocable(target, {})
    revoke()
    return proxy
  }
  for (const [what, given, code] of [
    ['a getter of the options', Object.defineProperty({}, 'theme', { enumerable: true, get: throws }), 'THEME'],
    ['a getter in a table', { theme: Object.defineProperty({}, 'mode', { get: throws }) }, 'THEME'],
    ['a revoked table', { metadata: revoked({}) }, 'METADATA'],
    ['a revoked list', { featuredWalletIds: revoked([]) }, 'FEATURED-WALLET-IDS'],
    ['a table whose names cannot be read', { messages: new Proxy({}, { ownKeys: throws }) }, 'MESSAGES'],
    ['a function that is revoked', { siwx: revoked(throws) }, 'none'],
    [
      'a list of four thousand million gaps',
      { featuredWalletIds: new Array<string>(2 ** 32 - 1) },
      'FEATURED-WALLET-IDS',
    ],
  ] as const)
    it(`is rejected by its own code: ${what}`, () => {
      const options = Object.defineProperties({ networks: [mainnet] }, Object.getOwnPropertyDescriptors(given))
      const refusal = (): string => {
        try {
          createPortico(options).destroy()
          return 'none'
        } catch (error) {
          return error instanceof PorticoError ? error.code : String(error)
        }
      }
      assert.equal(refusal(), code === 'none' ? code : `PTC-OPTION-${code}`)
    })

  it('is rejected, too, if the whole options object throws', () => {
    for (const options of [revoked({}), new Proxy({}, { get: throws })])
      assert.throws(() => createPortico(options as PorticoOptions), PorticoError, /option "networks"/)
  })
})
