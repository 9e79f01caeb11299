import { assert } from 'chai'
import { whichReceived } from '../../../domain/nfts/receivedNft.js'

const [ONE, OTHER] = ['0xc1', '0xc2']
const token = (tokenId: string, contract = ONE) => ({ contract, tokenId })

describe('which NFT a transaction brought', () => {
  it('is the only one, whatever its name, and however often it came', () => {
    assert.deepEqual(whichReceived({ name: 'Sunset' }, [[token('7')]]), token('7'))
    assert.deepEqual(whichReceived({}, [[token('7'), token('7', ONE.toUpperCase())], [token('7')]]), token('7'))
  })
  it('is, of several of one contract, the one whose number the name ends in', () => {
    const terns = [token('6'), token('7'), token('70')]
    assert.deepEqual(whichReceived({ name: 'Tern #7' }, [terns]), token('7'))
    assert.deepEqual(whichReceived({ name: 'Tern #007' }, [terns, [token('7')]]), token('7'))
  })
  it('is left open where no number is in the name, and where nothing came', () => {
    for (const name of ['Tern #8', 'Tern', 'Tern 6', '#6 of many'])
      assert.isUndefined(whichReceived({ name }, [[token('6'), token('7')]]), name)
    assert.isUndefined(whichReceived({ name: 'Tern #7' }, []))
    assert.isUndefined(whichReceived({ name: 'Tern #7' }, [[]]))
  })
  it('is never that of another contract by a name that says its number, nor what came later and looks the same', () => {
    const lure = [token('99', OTHER), token('7')]
    assert.isUndefined(whichReceived({ name: 'Free ticket #7' }, [lure]))
    assert.isUndefined(whichReceived({ name: 'Free ticket #7' }, [[token('7'), token('8'), token('99', OTHER)]]))
    assert.isUndefined(whichReceived({ name: 'Tern #7' }, [[token('7', OTHER)], [token('7')]]))
    assert.isUndefined(whichReceived({ name: 'Tern #7' }, [[], [token('7')]]))
  })
})
