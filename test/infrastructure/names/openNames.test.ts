import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { ADA, BASE, BASE_COIN, BOB, ETHEREUM, setUpNames } from './setUpNames.js'

const SERVED = 'falcon.reown.id'
const FAILED = { _tag: 'HttpStatus', status: 500 } as const
const UNREACHABLE = { _tag: 'Unreachable', cause: 'offline' } as const
const UNSET = { failure: { _tag: 'NotConfigured' } } as const

describe('the address of a name', () => {
  for (const name of [SERVED, 'falcon.wcn.id'])
    it(`is that of the blockchain API for ${name}, without asking ENS [S7-21]`, async () => {
      const { names, serve, ens } = setUpNames()
      serve({ records: { [name]: { 60: ADA, [BASE_COIN]: BOB } } })
      ens.register({ [name]: { addresses: { 60: BOB } } })
      assert.equal(await rightOf(names.resolve(name, ETHEREUM)), ADA)
      assert.equal(await rightOf(names.resolve(name, BASE)), BOB)
      assert.deepEqual(ens.asked, [])
    })

  it('is that of ENS for other names, without asking the blockchain API', async () => {
    const { names, serve, asked, ens } = setUpNames()
    serve({ records: { 'heron.eth': { 60: BOB } } })
    ens.register({ 'heron.eth': { addresses: { 60: ADA } } })
    assert.equal(await rightOf(names.resolve('HERON.eth', ETHEREUM)), ADA)
    assert.deepEqual(asked, [])
  })

  it('is ENS’s one for the network, or else that of Ether', async () => {
    const { names, ens } = setUpNames()
    ens.register({ 'heron.eth': { addresses: { 60: ADA, [BASE_COIN]: BOB } }, 'ada.eth': { addresses: { 60: ADA } } })
    assert.equal(await rightOf(names.resolve('heron.eth', BASE)), BOB)
    assert.equal(await rightOf(names.resolve('heron.eth', ETHEREUM)), ADA)
    assert.equal(await rightOf(names.resolve('ada.eth', BASE)), ADA)
  })

  it('is that of ENS if the blockchain API has none, or is not configured', async () => {
    for (const served of [{}, { records: { [SERVED]: {} } }, UNSET]) {
      const { names, serve, ens } = setUpNames()
      serve(served)
      ens.register({ [SERVED]: { addresses: { 60: ADA } } })
      assert.equal(await rightOf(names.resolve(SERVED, ETHEREUM)), ADA)
    }
  })

  it('is not that of ENS if the blockchain API fails', async () => {
    const { names, serve, ens } = setUpNames()
    ens.register({ [SERVED]: { addresses: { 60: BOB } } })
    serve({ failure: FAILED })
    assert.deepEqual(await leftOf(names.resolve(SERVED, ETHEREUM)), FAILED)
    assert.deepEqual(ens.asked, [])
  })

  it('is not that of Ether if the one of the network is unreadable', async () => {
    const { names, serve } = setUpNames()
    serve({ records: { [SERVED]: { 60: ADA, [BASE_COIN]: undefined } } })
    assert.equal((await leftOf(names.resolve(SERVED, BASE)))._tag, 'Malformed')
  })

  it('is not found if missing, or if it is the zero address', async () => {
    const { names, ens } = setUpNames()
    ens.register({ 'heron.eth': {} })
    for (const name of ['heron.eth', 'ada.eth', SERVED])
      for (const network of [ETHEREUM, BASE])
        assert.deepEqual(await leftOf(names.resolve(name, network)), { _tag: 'NameNotFound' })
  })

  it('is not requested for an invalid name, or for a whole zone', async () => {
    const { names, ens } = setUpNames()
    assert.deepEqual(await leftOf(names.resolve('eth', ETHEREUM)), { _tag: 'NameNotFound' })
    assert.equal((await leftOf(names.resolve('h\u0435ron.eth', ETHEREUM)))._tag, 'NameMalformed')
    assert.deepEqual(ens.asked, [])
  })

  it('is NotConfigured if a resolver requires an offchain lookup, and only Ethereum is asked', async () => {
    const { names, serve, ens } = setUpNames()
    ens.register({ 'heron.eth': { is: 'Offchain' }, [SERVED]: { is: 'Offchain' } })
    assert.deepEqual(await leftOf(names.resolve('heron.eth', ETHEREUM)), { _tag: 'NotConfigured' })
    assert.deepEqual(await leftOf(names.resolve(SERVED, ETHEREUM)), { _tag: 'NameNotFound' })
    serve(UNSET)
    assert.deepEqual(await leftOf(names.resolve('other.reown.id', ETHEREUM)), { _tag: 'NameNotFound' })
  })

  it('is NameResolutionFailed if the resolver fails [S8-20]', async () => {
    const { names, ens } = setUpNames()
    ens.register({ 'heron.eth': { is: 'Failing' } })
    assert.equal((await leftOf(names.resolve('heron.eth', ETHEREUM)))._tag, 'NameResolutionFailed')
  })
})

describe('the chain of ENS', () => {
  const chainOf = async (networks: Parameters<typeof setUpNames>[0]) => {
    const { names, ens } = setUpNames(networks)
    await leftOf(names.resolve('heron.eth', BASE))
    return ens.askedOn[0]
  }

  it('is Ethereum as the page configures it', async () => {
    assert.strictEqual(await chainOf([BASE, ETHEREUM]), ETHEREUM)
  })

  it('is unavailable on a page without Ethereum, so that no node learns whom its visitors pay', async () => {
    const { names, ens } = setUpNames([BASE])
    assert.deepEqual(await leftOf(names.resolve('heron.eth', BASE)), { _tag: 'NotConfigured' })
    assert.deepEqual(await leftOf(names.resolve(SERVED, BASE)), { _tag: 'NameNotFound' })
    assert.isUndefined(await rightOf(names.nameOf(ADA)))
    assert.lengthOf(ens.asked, 0)
  })
})

describe('answers about names', () => {
  for (const name of [SERVED, 'heron.eth'])
    it(`are cached for 5 minutes: ${name} [S9-02]`, async () => {
      const { names, serve, ens, asked, advance } = setUpNames()
      const moveTo = (address: typeof ADA) =>
        name === SERVED
          ? serve({ records: { [name]: { 60: address } } })
          : ens.register({ [name]: { addresses: { 60: address } } })
      moveTo(ADA)
      await rightOf(names.resolve(name, ETHEREUM))
      moveTo(BOB)
      await advance(299_999)
      assert.equal(await rightOf(names.resolve(name.toUpperCase(), ETHEREUM)), ADA)
      assert.lengthOf([...asked, ...ens.asked], 1)
      await advance(1)
      assert.equal(await rightOf(names.resolve(name, ETHEREUM)), BOB)
    })

  it('are cached for unregistered names, too', async () => {
    const { names, ens, advance } = setUpNames()
    await leftOf(names.resolve('heron.eth', ETHEREUM))
    ens.register({ 'heron.eth': { addresses: { 60: ADA } } })
    await advance(299_999)
    assert.deepEqual(await leftOf(names.resolve('heron.eth', ETHEREUM)), { _tag: 'NameNotFound' })
    await advance(1)
    assert.equal(await rightOf(names.resolve('heron.eth', ETHEREUM)), ADA)
  })

  it('are not cached as failures: the blockchain API is asked again after 30 s, and ENS at once [S9-03]', async () => {
    const { names, serve, ens, asked, advance } = setUpNames()
    serve({ failure: FAILED })
    await leftOf(names.resolve(SERVED, ETHEREUM))
    assert.equal((await leftOf(names.resolve(SERVED, ETHEREUM)))._tag, 'RetryBlocked')
    await advance(30_000)
    assert.deepEqual(await leftOf(names.resolve(SERVED, ETHEREUM)), FAILED)
    assert.lengthOf(asked, 2)
    ens.answerWith(E.left(UNREACHABLE))
    assert.deepEqual(await leftOf(names.resolve('heron.eth', ETHEREUM)), UNREACHABLE)
    ens.answerWith(E.right('0x'))
    assert.equal((await leftOf(names.resolve('heron.eth', ETHEREUM)))._tag, 'Malformed')
  })

  it('are refreshed on request, even right after another one [X-11]', async () => {
    const { names, serve, asked } = setUpNames()
    serve({ records: { [SERVED]: { 60: ADA } } })
    await rightOf(names.resolve(SERVED, ETHEREUM, { fresh: true }))
    serve({ records: { [SERVED]: { 60: BOB } } })
    assert.equal(await rightOf(names.resolve(SERVED, ETHEREUM, { fresh: true })), BOB)
    assert.equal(await rightOf(names.resolve(SERVED, ETHEREUM)), BOB)
    assert.lengthOf(asked, 2)
  })
})
