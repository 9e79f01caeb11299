import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import {
  findReceiver,
  MOST_RECEIVERS,
  readReceiverName,
  readSavedReceiver,
  type ReceiverNotSaved,
  type SavedReceiver,
  withoutReceiver,
  withReceiver,
} from '../../../domain/send/savedReceivers.js'

const ADDRESS = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const ANA: SavedReceiver = { namespace: 'eip155', address: ADDRESS, name: 'Ana' }
const KEY = 'So11111111111111111111111111111111111111112'
const MANY = Array.from({ length: MOST_RECEIVERS }, (_, at): SavedReceiver => ({
  ...ANA,
  address: `0x${String(at).padStart(40, '0')}`,
}))

const savedWith = (...given: Parameters<typeof withReceiver>): readonly SavedReceiver[] =>
  E.getOrElse((): readonly SavedReceiver[] => [])(withReceiver(...given))

const because = (why: ReceiverNotSaved['because']) => E.left({ _tag: 'ReceiverNotSaved', because: why } as const)

describe('a saved receiver', () => {
  it('has an address of its chain, in checksum case [X-09]', () => {
    assert.deepEqual(readSavedReceiver({ ...ANA, address: ADDRESS.toLowerCase() }), E.right(ANA))
    const bo: SavedReceiver = { namespace: 'solana', address: KEY, name: 'Bo' }
    assert.deepEqual(readSavedReceiver(bo), E.right(bo))
    for (const [namespace, address] of [
      ['eip155', ADDRESS.replace('C', 'c')],
      ['eip155', KEY],
      ['eip155', ` ${ADDRESS}`],
      ['eip155', ''],
      ['solana', ADDRESS],
      ['solana', KEY.slice(1)],
      ['bip122', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
      ['bip122', ADDRESS],
      ['cosmos', ADDRESS],
      ['solana', '1'.repeat(1_000_000)],
    ] as const)
      assert.deepEqual(readSavedReceiver({ namespace, address, name: 'Ana' }), because('Address'), address.slice(0, 50))
  })

  it('has a plain one-line name, 40 characters at most [S-12]', () => {
    assert.equal(readReceiverName('  Ana \u202e\n\u0007 Bo\u200b '), 'Ana Bo')
    assert.equal(readReceiverName('é'.repeat(40)), 'é'.repeat(40))
    for (const none of ['', '   ', '\u202e\u2066', 'a'.repeat(41)]) {
      assert.isUndefined(readReceiverName(none))
      assert.deepEqual(readSavedReceiver({ ...ANA, name: none }), because('Name'))
    }
  })
})

describe('the saved receivers of a visitor', () => {
  it('have each address once, in any spelling: a new name replaces the old one, and comes first', () => {
    const bo: SavedReceiver = { ...ANA, address: KEY, namespace: 'solana', name: 'Bo' }
    const both = savedWith([ANA], bo)
    assert.deepEqual(both, [bo, ANA])
    const renamed = { ...ANA, address: ADDRESS.toLowerCase(), name: 'Anna' }
    assert.deepEqual(savedWith(both, renamed), [renamed, bo])
    assert.equal(findReceiver(both, renamed), ANA)
    assert.isUndefined(findReceiver(both, { ...ANA, namespace: 'solana' }))
    assert.isUndefined(findReceiver(both, { ...bo, address: KEY.toLowerCase() }))
    assert.deepEqual(withoutReceiver(both, renamed), [bo])
  })

  it('are 100 at most: a further one is refused, and none is dropped', () => {
    assert.deepEqual(withReceiver(MANY, ANA), because('TooMany'))
    const renamed: SavedReceiver = { ...ANA, address: MANY[7]?.address ?? '', name: 'Seven' }
    assert.lengthOf(savedWith(MANY, renamed), MOST_RECEIVERS)
    assert.lengthOf(savedWith(MANY.slice(1), ANA), MOST_RECEIVERS)
  })
})
