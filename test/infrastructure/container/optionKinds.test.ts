import { assert } from 'chai'
import { OPTION_KINDS } from '../../../application/api/optionKinds.js'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'

const refusalOf = (options: object): Pick<PorticoError, 'code' | 'message'> | undefined => {
  try {
    createPortico({ networks: [mainnet], ...options }).destroy()
    return undefined
  } catch (error) {
    if (error instanceof PorticoError) return { code: error.code, message: error.message }
    throw error
  }
}

describe('an option of the wrong kind in production', () => {
  for (const option of Object.keys(OPTION_KINDS))
    it(`is rejected by its own code, and its path: ${option} [U-88]`, () => {
      const code = `PTC-OPTION-${option.replace(/[A-Z]/g, '-$&').toUpperCase()}` as const
      for (const wrong of [7, null, Symbol('wrong')])
        assert.deepEqual(refusalOf({ [option]: wrong }), { code, message: `Invalid option: ${option}` })
    })

  for (const [what, options, path] of [
    ['an entry of a list', { featuredWalletIds: ['a', 7] }, 'featuredWalletIds[1]'],
    ['a network that was not exported', { networks: [mainnet, undefined] }, 'networks[1]'],
    ['an empty list of networks', { networks: [] }, 'networks'],
    ['documents that a checkbox needs', { features: { legalCheckbox: true } }, 'legal'],
  ] as const)
    it(`is named by its path: ${what}`, () => {
      assert.equal(refusalOf(options)?.message, `Invalid option: ${path}`)
    })

  it('is not looked into: development does that', () => {
    assert.isUndefined(refusalOf({ theme: { mode: 'blue' } }))
  })
})
