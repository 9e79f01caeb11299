import { assert } from 'chai'
import type { Names } from '../../application/ports/names.js'
import { describeError } from '../../domain/errors/domainError.js'
import { aNetwork } from '../support/aNetwork.js'
import { leftOf } from '../support/leftOf.js'
import { rightOf } from '../support/rightOf.js'

/** The records of a names world; each name is normalised by ENSIP-15, and each address has its checksum. */
export interface KnownNames {
  /** Addresses by name. */
  readonly registered: Readonly<Record<string, string>>
  /** Names by address, as their owners set them. */
  readonly called: Readonly<Record<string, string>>
}

export interface NamesWorld {
  readonly names: Names
  /** From now on. */
  readonly know: (known: KnownNames) => void
  readonly breakDown: () => void
  readonly close: () => Promise<void>
}

const ADA = '0x52908400098527886E0F7030069857D2E4169EE7'
const BOB = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const SOLANA = aNetwork({ caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', chainNamespace: 'solana' })

/** The contract of `Names`. `zone` is the suffix of a known name. */
export const namesContract = (name: string, zone: string, makeWorld: () => Promise<NamesWorld>): void => {
  describe(`Names: ${name}`, () => {
    const ada = `ada${zone}`
    let world: NamesWorld
    beforeEach(async () => {
      world = await makeWorld()
      world.know({ registered: { [ada]: ADA }, called: { [ADA]: ada } })
    })
    afterEach(() => world.close())

    it('returns the address of a name, in any letter case [S7-21]', async () => {
      assert.equal(await rightOf(world.names.resolve(ada, aNetwork())), ADA)
      assert.equal(await rightOf(world.names.resolve(ada.toUpperCase(), aNetwork())), ADA)
    })

    it('reports an unregistered name', async () => {
      assert.deepEqual(await leftOf(world.names.resolve(`bob${zone}`, aNetwork())), { _tag: 'NameNotFound' })
    })

    it('rejects an invalid name', async () => {
      const error = await leftOf(world.names.resolve(`ada.${zone}`, aNetwork()))
      assert.equal(error._tag, 'NameMalformed')
      assert.isNotEmpty(error._tag === 'NameMalformed' ? error.reason : '')
    })

    it('has no addresses of other namespaces', async () => {
      assert.deepEqual(await leftOf(world.names.resolve(ada, SOLANA)), { _tag: 'NotConfigured' })
      assert.isUndefined(await rightOf(world.names.nameOf('9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM')))
    })

    it('asks again for a fresh answer, which replaces the older one [X-11]', async () => {
      await rightOf(world.names.resolve(ada, aNetwork()))
      world.know({ registered: { [ada]: BOB }, called: {} })
      assert.equal(await rightOf(world.names.resolve(ada, aNetwork(), { fresh: true })), BOB)
      assert.equal(await rightOf(world.names.resolve(ada, aNetwork())), BOB)
    })

    it('returns the name of an address [S7-22]', async () => {
      assert.equal(await rightOf(world.names.nameOf(ADA)), ada)
      assert.isUndefined(await rightOf(world.names.nameOf(BOB)))
    })

    it('returns no name that does not resolve back [S-09]', async () => {
      world.know({ registered: { [ada]: ADA }, called: { [BOB]: ada } })
      assert.isUndefined(await rightOf(world.names.nameOf(BOB)))
    })

    it('fails without rejecting', async () => {
      world.breakDown()
      for (const question of [world.names.resolve(ada, aNetwork()), world.names.nameOf(ADA)])
        assert.isTrue(describeError(await leftOf(question)).retryable)
    })
  })
}
