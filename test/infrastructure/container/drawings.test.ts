import { assert } from 'chai'
import { Subscription } from 'rxjs'
import type { Portico } from '../../../application/portico.js'
import { CONNECTOR_REGISTRY, HOST_ENVIRONMENT } from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { type Internet, startInternet } from '../../support/startInternet.js'
import { until } from '../../support/until.js'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
const [PAGE, ICONS, STRANGER] = [
  'https://shop.example',
  'https://pictures.example',
  'https://elsewhere.example',
] as const

describe('an SVG at a URL from a server', () => {
  let internet: Internet
  let portico: Portico
  beforeEach(async () => {
    internet = await startInternet({ '/mark.svg': { text: DRAWING } })
  })
  afterEach(async () => {
    portico.destroy()
    await internet.close()
  })
  const start = async (icons: readonly string[]): Promise<void> => {
    portico = createPortico({
      networks: [mainnet],
      metadata: { name: 'Lantern Row', icons },
      override: ({ value }) => {
        value(CONNECTOR_REGISTRY, fakeConnectorRegistry([]))
        value(HOST_ENVIRONMENT, fakeHostEnvironment({ origin: PAGE }))
      },
    })
    await portico.open()
  }
  /** Which of these hosts have their picture shown when the last one's is; they are loaded in order. */
  const shown = async (...origins: readonly string[]): Promise<readonly string[]> => {
    const seen = new Set<string>()
    const looking = new Subscription()
    for (const origin of origins) {
      const picture = portico.image({ _tag: 'Foreign', address: `${origin}/mark.svg` })
      looking.add(
        picture.changes.subscribe((address) => address?.startsWith('data:image/svg+xml;') && seen.add(origin)),
      )
      await until(() => internet.asked.includes(`${origin}/mark.svg`))
    }
    await until(() => seen.has(origins.at(-1) ?? ''))
    looking.unsubscribe()
    return [...seen]
  }

  it('is shown from the page’s own origin and the hosts of metadata.icons only [S-12]', async () => {
    await start([`${ICONS}/icon.png`, '/own.png'])
    assert.deepEqual(await shown(STRANGER, ICONS, PAGE), [ICONS, PAGE])
  })

  it('is not shown from a host missing in metadata.icons [S-12]', async () => {
    await start([])
    assert.deepEqual(await shown(ICONS, PAGE), [PAGE])
  })
})
