import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type { EvmAddress } from '../../../domain/account/addresses/evm.js'
import {
  addressOn,
  coinTypesOf,
  isServedName,
  isTooLong,
  leadsOnlyTo,
  type NameRecord,
} from '../../../domain/names/nameRecord.js'

const ADA: EvmAddress = '0x52908400098527886E0F7030069857D2E4169EE7'
const BOB: EvmAddress = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const NOBODY: EvmAddress = '0x0000000000000000000000000000000000000000'
const BASE = { id: 8453 }
const BASE_COIN = 2_147_492_101

const aRecord = (addresses: NameRecord['addresses']): NameRecord => ({ name: 'heron.reown.id', addresses })

describe('the addresses of a name', () => {
  it('are looked up by the coin type of the network, then by that of Ether [S5-08]', () => {
    assert.deepEqual(coinTypesOf({ id: 1 }), [60])
    assert.deepEqual(coinTypesOf(BASE), [BASE_COIN, 60])
    assert.deepEqual(coinTypesOf({ id: 'x' }), [60])
    assert.deepEqual(coinTypesOf({ id: 2_147_483_648 }), [60])
  })

  it("prefer the network's address to Ether's [S7-21]", () => {
    const record = aRecord({ 60: ADA, [BASE_COIN]: BOB })
    assert.deepEqual(addressOn(record, BASE), E.right(BOB))
    assert.deepEqual(addressOn(record, { id: 10 }), E.right(ADA))
    assert.deepEqual(addressOn(record, { id: 1 }), E.right(ADA))
  })

  it('are missing if there is neither, or only the zero address', () => {
    assert.deepEqual(addressOn(aRecord({ 0: ADA, [BASE_COIN]: BOB }), { id: 1 }), E.right(undefined))
    assert.deepEqual(addressOn(aRecord({ 60: NOBODY }), { id: 1 }), E.right(undefined))
    assert.deepEqual(addressOn(aRecord({}), { id: 1 }), E.right(undefined))
  })

  it("do not fall back if the network's address is unreadable", () => {
    const record = aRecord({ 60: ADA, [BASE_COIN]: undefined })
    assert.deepEqual(addressOn(record, BASE), E.left({ _tag: 'Malformed', detail: `addresses.${BASE_COIN}` }))
    assert.deepEqual(addressOn(record, { id: 1 }), E.right(ADA))
  })

  it('confirm an address if each EVM address of the name equals it [S-09]', () => {
    assert.isTrue(leadsOnlyTo(aRecord({ 60: ADA }), ADA))
    assert.isTrue(leadsOnlyTo(aRecord({ [BASE_COIN]: ADA, 0: BOB, 501: undefined }), ADA))
    assert.isFalse(leadsOnlyTo(aRecord({ 60: BOB }), ADA))
    assert.isFalse(leadsOnlyTo(aRecord({ 60: ADA, [BASE_COIN]: BOB }), ADA))
    assert.isFalse(leadsOnlyTo(aRecord({ 60: ADA, [BASE_COIN]: undefined }), ADA))
    assert.isFalse(leadsOnlyTo(aRecord({ 0: ADA }), ADA))
    assert.isFalse(leadsOnlyTo(aRecord({}), ADA))
  })
})

describe('a name', () => {
  for (const name of ['falcon.reown.id', 'falcon.wcn.id', 'a-b.reown.id', 'one.two.reown.id', '123.reown.id'])
    it(`is served by the blockchain API: ${name}`, () => assert.isTrue(isServedName(name)))
  for (const name of [
    ...['falcon.eth', 'reown.id', '.reown.id', 'ab.reown.id', 'falcon.reown.id.eth', 'falcon.reownxid'],
    ...['falcön.reown.id', '../x.reown.id', `${'a'.repeat(65)}.reown.id`, 'falconreown.id'],
  ])
    it(`is not served: ${name}`, () => assert.isFalse(isServedName(name)))

  it('has at most 255 bytes [S-09]', () => {
    assert.isFalse(isTooLong('a'.repeat(255)))
    assert.isTrue(isTooLong('a'.repeat(256)))
    assert.isFalse(isTooLong('é'.repeat(127)))
    assert.isTrue(isTooLong('é'.repeat(128)))
  })
})
