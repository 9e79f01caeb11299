import '../support/dom.js'
import { screen } from '@testing-library/react'
import { assert } from 'chai'
import { renderToString } from 'react-dom/server'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { PorticoProvider } from '../../../ui-react/shared/PorticoProvider.js'
import { useAccount } from '../../../ui-react/shared/usePortico.js'
import { useConnections, useFeature } from '../../../ui-react/shared/hooks.js'
import { useReadable } from '../../../ui-react/shared/useReadable.js'
import type { MultiWallet } from '../../../application/connect/multiWallet.js'
import { aProfile, aWallet } from '../support/aProfile.js'
import { change, draw } from '../support/draw.js'

const count = { renders: 0 }

const Wallets = ({ multi }: { readonly multi: MultiWallet }) => (
  <p>
    {useReadable(multi.state)
      .wallets.eip155.map(({ name }) => name)
      .join()}
  </p>
)

const Feature = () => {
  count.renders += 1
  const multi = useFeature('multiWallet')
  return multi === undefined ? <p>none</p> : <Wallets multi={multi} />
}
const Solana = () => {
  count.renders += 1
  const connection = useConnections('solana')
  return <p>{connection._tag}</p>
}

describe('useFeature', () => {
  it('returns undefined and requests nothing while the feature is off, and raises no alert [S8-45]', async () => {
    const { told } = await draw(<Feature />, (fake) => aProfile(fake).starts())
    screen.getByText('none')
    assert.notInclude(told, 'feature')
  })

  it('starts nothing: it requests the feature once the core has loaded, once, and returns the same object from then on', async () => {
    let profile: ReturnType<typeof aProfile> | undefined
    const { told, stores } = await draw(<Feature />, (fake) => {
      profile = aProfile(fake)
      fake.stores.features.set({ ...fake.stores.features.value, multiWallet: true })
    })
    assert.notInclude(told, 'feature')
    count.renders = 0
    await change(() => {
      profile?.show([aWallet()])
      profile?.starts()
    })
    screen.getByText('Heron Wallet')
    assert.lengthOf(
      told.filter((order) => order === 'feature'),
      1,
    )
    assert.isAtMost(count.renders, 6)
    const before = count.renders
    await change(() => profile?.show([aWallet({ name: 'Heron' })]))
    screen.getByText('Heron')
    assert.equal(count.renders, before, 'only who reads the state is drawn again')
    await change(() => stores.features.set({ ...stores.features.value, multiWallet: false }))
    screen.getByText('none')
  })

  it('is safe on a server, and loads nothing there', () => {
    const portico = createPortico({ networks: [mainnet], features: { multiWallet: true } })
    assert.include(
      renderToString(
        <PorticoProvider portico={portico}>
          <Feature />
        </PorticoProvider>,
      ),
      'none',
    )
    portico.destroy()
  })
})

describe('useConnections and useAccount', () => {
  it('follow one namespace, and do not render for changes of another [U-40]', async () => {
    let profile: ReturnType<typeof aProfile> | undefined
    await draw(<Solana />, (fake) => {
      profile = aProfile(fake)
    })
    count.renders = 0
    await change(() => profile?.show([aWallet()]))
    assert.equal(count.renders, 0)
    await change(() => profile?.show([aWallet(), aWallet({ namespace: 'solana' })]))
    screen.getByText('Connected')
  })

  it('return a disconnected state on a server, for every namespace', () => {
    const portico = createPortico({ networks: [mainnet] })
    const Everybody = () => (
      <p>
        {Object.keys(useConnections()).length} {useConnections('solana')._tag} {useAccount('bip122').status}
      </p>
    )
    const html = renderToString(
      <PorticoProvider portico={portico}>
        <Everybody />
      </PorticoProvider>,
    ).replaceAll('<!-- -->', '')
    assert.include(html, '5 Disconnected disconnected')
    portico.destroy()
  })
})
