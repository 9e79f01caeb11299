import '../support/dom.js'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { Portico } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { payloads } from '../../attacks/payloads/payloads.js'
import { safeText } from '../../attacks/safeText.js'
import { announceSourWallet } from '../../attacks/sourWallet.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { change } from '../support/draw.js'
import { drawPortico, leadsTo, viewOnScreen } from '../support/drawPortico.js'
import { elementNames } from '../support/elementNames.js'

/** Samples of each kind, which none of our texts contains. */
const some = (every: number): readonly string[] =>
  payloads.filter((text, at) => at % every === 0 && text.trim().length > 3 && safeText['id']?.(text) !== true)
const words = (): string => document.querySelector('[role=dialog]')?.textContent ?? ''

describe('a hostile environment', () => {
  let portico: Portico
  let listening: AbortController
  beforeEach(() => {
    localStorage.clear()
    listening = new AbortController()
  })
  afterEach(async () => {
    await change(portico.destroy)
    cleanup()
    listening.abort()
    localStorage.clear()
  })
  const openConnect = (): Promise<void> =>
    leadsTo(
      () => portico.open({ view: 'Connect' }),
      () => viewOnScreen() === 'Connect' && screen.queryByRole('button', { name: /^(?:Heron|Sour) Wallet/ }) !== null,
    )

  it('with any text in storage does not affect the list, and shows none of it [S-22] [U-32]', async () => {
    const visit = async (): Promise<void> => {
      portico = drawPortico({}, ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector({ name: 'Heron Wallet' })]))
        value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
      })
      await openConnect()
    }
    await visit()
    const healthy = elementNames()
    const keep = (key: string, record: object): void =>
      localStorage.setItem(`portico.${key}`, JSON.stringify({ version: 1, ...record }))
    for (const text of some(20)) {
      await change(portico.destroy)
      for (const key of ['networks', 'directory', 'wallets', 'accounts']) localStorage.setItem(`portico.${key}`, text)
      const listing = {
        id: text,
        name: text,
        chains: [text],
        certified: true,
        imageUrl: text,
        homepage: text,
        rdns: text,
        mobileLink: text,
      }
      keep('recentWallets', { wallets: [{ id: text, listing }] })
      keep('connections', { connectors: { eip155: text, [text]: text } })
      keep('features', { features: { socials: [text], swaps: [text], [text]: text } })
      await visit()
      assert.notInclude(words(), text)
      assert.deepEqual(
        elementNames().filter((name) => !healthy.includes(name)),
        [],
        text,
      )
    }
  })

  it("with markup in a wallet's errors shows our texts only [S-22]", async () => {
    const messages = some(5).filter((text) => !/user rejected/i.test(text))
    announceSourWallet(messages, listening.signal)
    portico = drawPortico({}, ({ value }) => value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment()))
    await openConnect()
    const failed = (): boolean =>
      portico.attempt.value._tag === 'Failed' && screen.queryByText('Could not connect') !== null
    const ask = async (button: RegExp): Promise<void> => {
      const asked = portico.attempt.value
      await leadsTo(
        () => fireEvent.click(screen.getByRole('button', { name: button })),
        () => portico.attempt.value !== asked && failed(),
      )
    }
    await ask(/^Sour Wallet/)
    const healthy = elementNames()
    for (const _next of messages) {
      assert.deepEqual(
        messages.filter((message) => words().includes(message)),
        [],
      )
      await ask(/^Try again/)
    }
    assert.deepEqual(elementNames(), healthy)
  })
})
