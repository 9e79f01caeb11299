import '../support/dom.js'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import { asyncScheduler } from 'rxjs'
import type { Portico } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { base, mainnet } from '../../../networks.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { fakeSupportedChainsApi } from '../../fakes/fakeSupportedChainsApi.js'
import { inFastTime } from '../../support/inFastTime.js'
import { switchingArrives } from '../../support/switchingArrives.js'
import { change } from '../support/draw.js'
import { drawPortico, leadsTo, viewOnScreen } from '../support/drawPortico.js'

const BASE = base.caipNetworkId
const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

describe('a network switch from the list of networks', () => {
  let portico: Portico
  before(switchingArrives)
  afterEach(async () => {
    await change(portico.destroy)
    cleanup()
  })
  const visit = async () => {
    const fake = fakeEip1193Provider()
    const provider = pinProvider(fake.provider) ?? assert.fail('no provider')
    const info = { id: 'heron', name: 'Heron Wallet' }
    const connector = makeInjectedConnector({ provider, info, scheduler: asyncScheduler })
    portico = drawPortico({ networks: [mainnet, base] }, ({ value }) => {
      value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([connector]))
      value(PORTS.CONNECTION_MEMORY, fakeConnectionMemory())
      value(PORTS.NETWORK_MEMORY, fakeNetworkMemory())
      value(PORTS.CHAIN_RPC, fakeChainRpc())
      value(PORTS.BALANCE_API, fakeBalanceApi())
      value(PORTS.SUPPORTED_CHAINS_API, fakeSupportedChainsApi())
      value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
    })
    await leadsTo(
      () => portico.connect('heron'),
      () => screen.queryByRole('button', { name: /^Account/ }) !== null,
    )
    return {
      ...fake,
      asked: () => fake.calls.map(({ method }) => method).filter((name) => [SWITCH, ADD].includes(name)),
    }
  }
  const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name })
  const isSaid = (words: string | RegExp): boolean => screen.queryByText(words) !== null
  const chooseBase = async (shows: () => boolean): Promise<void> => {
    await leadsTo(
      () => fireEvent.click(button(/^Network: /)),
      () => viewOnScreen() === 'Networks' && screen.queryByRole('button', { name: /^Base/ }) !== null,
    )
    await leadsTo(() => fireEvent.click(button(/^Base/)), shows)
  }
  const isOn = (name: string): boolean => screen.queryByRole('button', { name: `Network: ${name}` }) !== null
  const hasMoved = (): boolean => isOn('Base') && portico.modal.value._tag === 'Closed'
  const tryAgain = () => leadsTo(() => fireEvent.click(button('Try again')), hasMoved)

  it('adds a network that the wallet does not know, in one flow [U-39]', async () => {
    const { wallet, asked } = await visit()
    wallet.doesNotKnow(BASE, 'addOnly')
    await chooseBase(hasMoved)
    assert.deepEqual(asked(), [SWITCH, ADD, SWITCH])
  })

  it('shows a rejection, and succeeds on retry [U-37] [W-40]', async () => {
    const { wallet } = await visit()
    wallet.answersSwitchWith('reject')
    await chooseBase(() => isSaid('Network not switched'))
    assert.isTrue(isOn('Ethereum'))
    wallet.answersSwitchWith('approve')
    await tryAgain()
  })

  it('shows the actual network of a wallet that confirms without switching, also after an add request [U-36] [W-40]', async () => {
    const { wallet, asked } = await visit()
    wallet.answersSwitchWith('lie')
    await inFastTime(() => chooseBase(() => isSaid('Heron Wallet says it is on Ethereum')))
    assert.deepEqual(asked(), [SWITCH, ADD, SWITCH])
    assert.isTrue(isOn('Ethereum'))
  })

  it('quotes the wallet’s error, shortened and marked as such, and succeeds once possible [U-37] [S-10] [W-40]', async () => {
    const { wallet, answer } = await visit()
    let isMended = false
    for (const method of [SWITCH, ADD])
      answer(method, async () => {
        if (!isMended)
          throw Object.assign(new Error(`${'The vault <b>is</b> \u202Ebusy. '.repeat(8)}end`), { code: -32603 })
        await wallet.movesToChain(BASE)
        return null
      })
    await chooseBase(() => isSaid(/^Heron Wallet says: /))
    const said = /“\u2068(.*)\u2069”$/.exec(screen.getByText(/^Heron Wallet says: /).textContent)?.[1] ?? ''
    assert.match(said, /^(The vault <b>is<\/b> busy\. )+.*…$/)
    assert.isAtMost(said.length, 120)
    isMended = true
    await tryAgain()
  })

  it('shows instructions for a wallet that cannot add networks [U-39]', async () => {
    const { wallet } = await visit()
    wallet.doesNotKnow(BASE, 'fail')
    await chooseBase(() => isSaid('Heron Wallet does not know Base') && isSaid(/chain ID 8453/))
  })

  it('switches only the page while disconnected, and keeps that for the next visit', async () => {
    const open = (): void => {
      portico = drawPortico({ networks: [mainnet, base] }, ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([]))
        value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
      })
    }
    open()
    await chooseBase(hasMoved)
    await change(portico.destroy)
    open()
    await leadsTo(
      () => undefined,
      () => isOn('Base'),
    )
  })

  it('starts at the account and returns to it [U-36]', async () => {
    await visit()
    const toNetworks = (): HTMLElement | null => screen.queryByRole('button', { name: 'Network: Ethereum. Change' })
    await leadsTo(
      () => fireEvent.click(button(/^Account/)),
      () => toNetworks() !== null,
    )
    await leadsTo(
      () => fireEvent.click(toNetworks() ?? assert.fail('no row')),
      () => screen.queryByRole('button', { name: /^Base/ }) !== null,
    )
    await leadsTo(
      () => fireEvent.click(button(/^Base/)),
      () => viewOnScreen() === 'Account' && isSaid('Heron Wallet on Base'),
    )
  })
})
