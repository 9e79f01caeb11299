import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import * as PORTS from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeConfigApi } from '../../fakes/fakeConfigApi.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { aDirectory } from '../../support/aDirectory.js'
import { someListings } from '../../support/someListings.js'
import { until } from '../../support/until.js'

describe('the directory cached on an earlier visit', () => {
  const store = fakeKeyValueStore()
  const visit = () => {
    const directory = fakeDirectoryApi()
    const portico = createPortico({
      networks: [mainnet],
      projectId: 'lantern',
      features: { email: false, socials: false },
      override: ({ value }) => {
        value(PORTS.KEY_VALUE_STORE, store)
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry())
        value(PORTS.DIRECTORY_API, directory)
        value(PORTS.CONFIG_API, fakeConfigApi())
        value(PORTS.LOG, fakeLog())
      },
    })
    const { catalogue } = portico
    /** Opens all wallets, and waits for the directory to answer or fail. */
    const openAll = async (): Promise<readonly string[]> => {
      await portico.open({ view: 'AllWallets' })
      await until(() => !['Idle', 'Loading'].includes(catalogue.value.progress._tag))
      return catalogue.value.rows.map(({ id }) => id)
    }
    return { portico, catalogue, directory, openAll }
  }
  const LISTINGS = someListings(60)

  it('replaces one that does not answer, which is asked again [U-53]', async () => {
    const first = visit()
    first.directory.answerEach(aDirectory(LISTINGS))
    const known = await first.openAll()
    assert.lengthOf(known, 40)
    first.portico.destroy()
    const { portico, catalogue, directory, openAll } = visit()
    directory.answerWith(TE.left({ _tag: 'HttpStatus', status: 503 }))
    assert.sameMembers([...(await openAll())], [...known])
    assert.equal(catalogue.value.progress._tag, 'Unavailable')
    directory.answerEach(aDirectory(LISTINGS))
    portico.commands.retryWallets()
    await until(() => catalogue.value.progress._tag === 'Partial')
    portico.destroy()
  })
})
