import { assert } from 'chai'
import { whichReceived } from '../../../domain/nfts/receivedNft.js'

const [ONE, OTHER] = ['0xc1', '0xc2']
const token = (tokenId: string, contract = ONE) => ({ contract, tokenId })

describe('which NFT a transaction brought', () => {
  it('is the only one, whatever its name, and however often it came', () => {
    assert.deepEqual(whichReceived({ name: 'Sunset' }, [token('7')]), token('7'))
    assert.deepEqual(whichReceived({}, [token('7'), token('7', ONE.toUpperCase())]), token('7'))
  })
  it('is, of several, the only one whose number the name ends in', () => {
    const terns = [token('6'), token('7'), token('70')]
    assert.deepEqual(whichReceived({ name: 'Tern #7' }, terns), token('7'))
    assert.deepEqual(whichReceived({ name: 'Tern #007' }, terns), token('7'))
  })
  it('is left open where no number, or that of two, is in the name, and where nothing came', () => {
    const terns = [token('6'), token('7'), token('7', OTHER)]
    for (const name of ['Tern #7', 'Tern #8', 'Tern', 'Tern 6', '#6 of many'])
      assert.isUndefined(whichReceived({ name }, terns), name)
    assert.isUndefined(whichReceived({ name: 'Tern #7' }, []))
  })
})
