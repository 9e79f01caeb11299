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

const COIN = 'networks[0].nativeCurrency'

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
    ['a gap in a list', { networks: [mainnet, , mainnet] }, 'networks[1]'],
    ['a list of gaps', { networks: [,] }, 'networks[0]'],
    ['a coin without decimals', { networks: [{ ...mainnet, nativeCurrency: { symbol: 'E' } }] }, `${COIN}.decimals`],
    ['a network without a coin', { networks: [{ ...mainnet, nativeCurrency: undefined }] }, COIN],
    ['a wallet without a name', { customWallets: [{ id: 'a' }] }, 'customWallets[0].name'],
    ['documents that a checkbox needs', { features: { legalCheckbox: true } }, 'legal'],
    ['documents that any switch of the checkbox needs', { features: { legalCheckbox: 'yes' } }, 'legal'],
  ] as const)
    it(`is named by its path: ${what}`, () => {
      assert.equal(refusalOf(options)?.message, `Invalid option: ${path}`)
    })

  it('is named if it throws when it is read', () => {
    const options = {
      networks: [mainnet] as const,
      get theme(): never {
        throw new Error('no')
      },
    }
    assert.throws(() => createPortico(options), PorticoError, 'Invalid option: theme')
  })

  it('is otherwise not looked into: development does that', () => {
    assert.isUndefined(refusalOf({ theme: { mode: 'blue' }, endpoints: { walletApi: 5 }, currency: 'chf' }))
  })
})
