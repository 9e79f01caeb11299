import { assert } from 'chai'
import { whichReceived } from '../../../domain/nfts/receivedNft.js'

const [ONE, OTHER] = ['0xc1', '0xc2']
const token = (tokenId: string, contract = ONE) => ({ contract, tokenId })

describe('the NFT that a transaction brought', () => {
  it('is the only one, whatever its name, and however often it came', () => {
    assert.deepEqual(whichReceived({ name: 'Sunset' }, [[token('7')]]), token('7'))
    assert.deepEqual(whichReceived({}, [[token('7'), token('7', ONE.toUpperCase())], [token('7')]]), token('7'))
  })
  it('is, among several of one contract, the one whose number ends the name', () => {
    const terns = [token('6'), token('7'), token('70')]
    assert.deepEqual(whichReceived({ name: 'Tern #7' }, [terns]), token('7'))
    assert.deepEqual(whichReceived({ name: 'Tern #007' }, [terns, [token('7')]]), token('7'))
  })
  it('is undecided if the name has no number, or nothing was received', () => {
    for (const name of ['Tern #8', 'Tern', 'Tern 6', '#6 of many'])
      assert.isUndefined(whichReceived({ name }, [[token('6'), token('7')]]), name)
    assert.isUndefined(whichReceived({ name: 'Tern #7' }, []))
    assert.isUndefined(whichReceived({ name: 'Tern #7' }, [[]]))
  })
  it('is never one of another contract by a name with its number, nor a later look-alike', () => {
    const lure = [token('99', OTHER), token('7')]
    assert.isUndefined(whichReceived({ name: 'Free ticket #7' }, [lure]))
    assert.isUndefined(whichReceived({ name: 'Free ticket #7' }, [[token('7'), token('8'), token('99', OTHER)]]))
    assert.isUndefined(whichReceived({ name: 'Tern #7' }, [[token('7', OTHER)], [token('7')]]))
    assert.isUndefined(whichReceived({ name: 'Tern #7' }, [[], [token('7')]]))
  })
})
