import { assert } from 'chai'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { until } from '../../support/until.js'
import { inPage } from './setUpLogins.js'

const UUIDS = ['350670db-19fa-4704-a166-e52e178b59d1', '350670db-19fa-4704-a166-e52e178b59d2'] as const
const ICON = 'data:image/png;base64,iVBORw0KGgo='

/** As wallets answer `eip6963:requestProvider`: the script's own first. */
const announce = (uuid: string, provider: object): void => {
  const info = Object.freeze({ uuid, name: 'MetaMask', icon: ICON, rdns: 'io.metamask' })
  const detail = Object.freeze({ info, provider })
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

describe('a wallet that a host names by id', () => {
  inPage()

  it('is not asked while another one claims the same id, since the two cannot be told apart [S-11]', async () => {
    const claimants = UUIDS.map((uuid) => ({ uuid, ...fakeEip1193Provider() }))
    const [real] = claimants.slice(1)
    let first = 0
    const onRequest = (): void => claimants.slice(first).forEach(({ uuid, provider }) => announce(uuid, provider))
    window.addEventListener('eip6963:requestProvider', onRequest)
    const connect = async (): Promise<unknown> => {
      const portico = createPortico({ networks: [mainnet] })
      await portico.open()
      await until(() => portico.wallets.value.rows.length > 0)
      const outcome = await portico.connect('io.metamask').then(
        () => 'connected',
        (error: unknown) => (error instanceof PorticoError ? error.code : error),
      )
      portico.destroy()
      return outcome
    }
    assert.equal(await connect(), 'PTC-CONNECT-UNAVAILABLE')
    assert.deepEqual(
      claimants.map(({ wallet }) => wallet.connectPrompts()),
      [0, 0],
    )
    first = 1
    assert.equal(await connect(), 'connected')
    assert.equal(real?.wallet.connectPrompts(), 1)
    window.removeEventListener('eip6963:requestProvider', onRequest)
  })
})
