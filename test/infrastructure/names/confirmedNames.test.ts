import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { ADA, BASE_COIN, BOB, setUpNames } from './setUpNames.js'

const SERVED = 'falcon.reown.id'
const OTHER = 'heron.reown.id'
const FAILED = { _tag: 'HttpStatus', status: 500 } as const
const UNREACHABLE = { _tag: 'Unreachable', cause: 'offline' } as const
const NOT_CONFIGURED = { _tag: 'NotConfigured' } as const

describe('the name of an address', () => {
  it('is the first of the blockchain API that resolves back [S7-22] [S-09]', async () => {
    const { names, serve, ens } = setUpNames()
    serve({ records: { [OTHER]: { 60: BOB }, [SERVED]: { 60: ADA } }, called: { [ADA]: [OTHER, SERVED] } })
    assert.equal(await rightOf(names.nameOf(ADA)), SERVED)
    assert.deepEqual(ens.asked, [])
  })

  it('is not one that resolves to another address, on any network [S-09]', async () => {
    for (const addresses of [{ 60: BOB }, { 60: ADA, [BASE_COIN]: BOB }, {}, undefined]) {
      const { names, serve } = setUpNames()
      serve({ ...(addresses && { records: { [SERVED]: addresses } }), called: { [ADA]: [SERVED] } })
      assert.isUndefined(await rightOf(names.nameOf(ADA)))
    }
  })

  it('is not one that is not normalised (ENSIP-15), or of a zone outside the server [X-11]', async () => {
    for (const name of ['FALCON.reown.id', 'fa\u200dlcon.reown.id', 'f\u0430lcon.reown.id', 'heron.eth']) {
      const { names, serve, asked } = setUpNames()
      serve({ records: { [name]: { 60: ADA } }, called: { [ADA]: [name] } })
      assert.isUndefined(await rightOf(names.nameOf(ADA)))
      assert.deepEqual(asked, [`reverse ${ADA}`])
    }
  })

  it('is one of the first three', async () => {
    const { names, serve, asked } = setUpNames()
    serve({
      records: { [SERVED]: { 60: ADA } },
      called: { [ADA]: ['one', 'two', 'three', 'four'].map((each) => `${each}.reown.id`) },
    })
    assert.isUndefined(await rightOf(names.nameOf(ADA)))
    assert.lengthOf(asked, 4)
  })

  for (const served of [{}, { called: { [ADA]: [OTHER] } }, { failure: NOT_CONFIGURED }, { failure: FAILED }])
    it(`is that of ENS if the blockchain API has ${JSON.stringify(served)}`, async () => {
      const { names, serve, ens } = setUpNames()
      serve(served)
      ens.register({ 'heron.eth': { addresses: { 60: ADA } } })
      ens.call({ [ADA]: 'heron.eth' })
      assert.equal(await rightOf(names.nameOf(ADA)), 'heron.eth')
    })

  for (const [name, record] of [
    ['heron.eth', { addresses: { 60: BOB } }],
    ['heron.eth', {}],
    ['heron.eth', { is: 'Offchain' }],
    ['HERON.eth', { addresses: { 60: ADA } }],
    ['h\u0435ron.eth', { addresses: { 60: ADA } }],
    ['', { addresses: { 60: ADA } }],
    ['eth', { addresses: { 60: ADA } }],
  ] as const)
    it(`is not the ENS name ${JSON.stringify(name)} with record ${JSON.stringify(record)} [S-09]`, async () => {
      const { names, ens } = setUpNames()
      ens.register({ [name]: record })
      ens.call({ [ADA]: name })
      assert.isUndefined(await rightOf(names.nameOf(ADA)))
    })

  it('is missing, without a request, for an invalid EVM address', async () => {
    const { names, ens, asked } = setUpNames()
    for (const text of ['', 'heron.eth', ADA.replace('E', 'e'), '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'])
      assert.isUndefined(await rightOf(names.nameOf(text)))
    assert.deepEqual([...asked, ...ens.asked], [])
  })

  it('is requested with the checksum, however the address is spelled', async () => {
    const { names, serve, asked } = setUpNames()
    serve({ records: { [SERVED]: { 60: ADA } }, called: { [ADA]: [SERVED] } })
    assert.equal(await rightOf(names.nameOf(ADA.toLowerCase())), SERVED)
    assert.equal(asked[0], `reverse ${ADA}`)
  })

  it('is an error if one source fails and the other has none', async () => {
    const { names, serve, ens } = setUpNames()
    serve({ failure: FAILED })
    assert.deepEqual(await leftOf(names.nameOf(ADA)), FAILED)
    serve({ failure: NOT_CONFIGURED })
    ens.answerWith(E.left(UNREACHABLE))
    assert.deepEqual(await leftOf(names.nameOf(BOB)), UNREACHABLE)
  })

  it('is NotConfigured without any source, and missing if the blockchain API has none and is alone', async () => {
    const { names, serve, ens } = setUpNames()
    ens.answerWith(E.left(NOT_CONFIGURED))
    assert.isUndefined(await rightOf(names.nameOf(BOB)))
    serve({ failure: NOT_CONFIGURED })
    assert.deepEqual(await leftOf(names.nameOf(ADA)), NOT_CONFIGURED)
  })

  it('is cached for 5 minutes [S9-02]', async () => {
    const { names, serve, ens, asked, advance } = setUpNames()
    ens.register({ 'heron.eth': { addresses: { 60: ADA } } })
    ens.call({ [ADA]: 'heron.eth' })
    await rightOf(names.nameOf(ADA))
    serve({ records: { [SERVED]: { 60: ADA } }, called: { [ADA]: [SERVED] } })
    await advance(299_999)
    assert.equal(await rightOf(names.nameOf(ADA)), 'heron.eth')
    assert.lengthOf([...asked, ...ens.asked], 3)
    await advance(1)
    assert.equal(await rightOf(names.nameOf(ADA)), SERVED)
  })
})
