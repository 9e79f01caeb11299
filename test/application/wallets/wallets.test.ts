import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aListing } from '../../support/aListing.js'
import { makeTestCore } from '../../support/makeTestCore.js'
import { silence } from '../../support/silence.js'

const idsIn = ({ core }: ReturnType<typeof makeTestCore>): readonly string[] => core.wallets.value.rows.map(({ id }) => id)

describe('the list of wallets', () => {
  it('shows the wallets of this page at once, whatever the directory does', () => {
    const test = makeTestCore({ connectors: [fakeWalletConnector({ id: 'a' })], ports: { directoryApi: fakeDirectoryApi(silence) } })
    assert.deepEqual(idsIn(test), ['a'])
    assert.equal(test.core.wallets.value.directory, 'Loading')
  })

  it('shows wallets to get when the directory answers', async () => {
    const directoryApi = fakeDirectoryApi(TE.right({ wallets: [aListing({ id: 'get' })], count: 1 }))
    const test = makeTestCore({ connectors: [fakeWalletConnector({ id: 'a' })], ports: { directoryApi } })
    await test.time.advance(0)
    assert.deepEqual(idsIn(test), ['a', 'get'])
    assert.equal(test.core.wallets.value.directory, 'Loaded')
    assert.deepEqual(directoryApi.asked, [{ page: 1, entries: 40, include: [], exclude: [], chains: ['eip155:1'], search: '', certifiedOnly: false }])
  })

  it('says when the directory is unavailable, and an installed wallet connects all the same', async () => {
    const test = makeTestCore({
      connectors: [fakeWalletConnector({ id: 'a' })],
      ports: { directoryApi: fakeDirectoryApi(TE.left({ _tag: 'HttpStatus', status: 503 })) },
    })
    await test.time.advance(0)
    assert.equal(test.core.wallets.value.directory, 'Unavailable')
    assert.equal((await test.core.connect('a')())._tag, 'Right')
  })

  it('takes in wallets that announce themselves late', () => {
    const test = makeTestCore({ connectors: [fakeWalletConnector({ id: 'a' })] })
    test.registry.announce(fakeWalletConnector({ id: 'b' }))
    assert.deepEqual(idsIn(test), ['a', 'b'])
  })

  it('starts with the wallet used last', () => {
    const memory = fakeConnectionMemory({}, 'b')
    const connectors = [fakeWalletConnector({ id: 'a' }), fakeWalletConnector({ id: 'b' })]
    assert.deepEqual(idsIn(makeTestCore({ connectors, ports: { memory } })), ['b', 'a'])
  })
})
