import '../support/dom.js'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { Portico } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import type { TokenBalance } from '../../../domain/account/tokens.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeSupportedChainsApi } from '../../fakes/fakeSupportedChainsApi.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { makeVirtualTime, type VirtualTime } from '../../support/makeVirtualTime.js'
import { amountsOf } from '../support/amounts.js'
import { change } from '../support/draw.js'
import { drawPortico, leadsTo, viewOnScreen } from '../support/drawPortico.js'

describe('the account of a connected visitor', () => {
  let portico: Portico
  let time: VirtualTime
  afterEach(async () => {
    await change(portico.destroy)
    cleanup()
  })
  /** A visitor at their account, with this coin balance, in wei, and these tokens. */
  const visit = async (wei: bigint, tokens: readonly TokenBalance[], host = fakeHostEnvironment()): Promise<void> => {
    time = makeVirtualTime()
    portico = drawPortico({}, ({ value }) => {
      value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector({ id: 'heron' })]))
      value(PORTS.CONNECTION_MEMORY, fakeConnectionMemory())
      value(PORTS.CHAIN_RPC, fakeChainRpc(TE.right(wei)))
      value(PORTS.BALANCE_API, fakeBalanceApi(TE.right(tokens)))
      value(PORTS.SUPPORTED_CHAINS_API, fakeSupportedChainsApi())
      value(PORTS.HOST_ENVIRONMENT, host)
      value(PORTS.SCHEDULER, time.scheduler)
    })
    const nothingPasses = (): Promise<void> => time.advance(0)
    await leadsTo(
      () => portico.connect('heron'),
      () => portico.account().value.status === 'connected',
      nothingPasses,
    )
    await leadsTo(
      () => portico.open(),
      () => viewOnScreen() === 'Account' && portico.tokens.value._tag === 'Loaded',
      nothingPasses,
    )
  }

  it('shows 3 decimals, half-up, and "less than 0.001" only below 0.0005; values and the total have 2 [S5-20] [S5-22]', async () => {
    const ROWS = [
      ['0.00049999', 0.004, '<0.001', '$0.00'],
      ['0.0005', 0.005, '0.001', '$0.01'],
      ['0.0015', 1.005, '0.002', '$1.01'],
      ['1.0005', 2.675, '1.001', '$2.68'],
      ['1.00049999', 12, '1.000', '$12.00'],
      ['31415.9265', 234567.8949, '31,415.927', '$234,567.89'],
    ] as const
    await visit(
      1_000_500_000_000_000_000n,
      ROWS.map(([numeric, value], at) => ({
        name: 'Coin',
        symbol: `T${at}`,
        chainId: 'eip155:1',
        price: 1,
        value,
        quantity: { decimals: '18', numeric },
        // The first row is the network's coin.
        ...(at > 0 && { address: `eip155:1:0x${at}` as const }),
      })),
    )
    const rows = within(screen.getByRole('list', { name: 'Tokens' })).getAllByRole('listitem')
    assert.sameMembers(
      rows.map((row) =>
        [...row.querySelectorAll('bdi')]
          .map(({ textContent }) => textContent)
          .slice(-2)
          .join(' '),
      ),
      ROWS.map(([, , amount, value], at) => `${amount} T${at} ${value}`),
    )
    const dialog = within(screen.getByRole('dialog'))
    // Also in the button.
    assert.lengthOf(amountsOf('1.001 ETH'), 2)
    dialog.getByText('$234,583.58')
  })

  it('shows each of three messages that arrive within 150 ms, one after the other [S4-21]', async () => {
    const answers = [true, false, true]
    await visit(0n, [], { ...fakeHostEnvironment(), copy: async () => answers.shift() ?? false })
    const seen: (string | undefined)[] = []
    const look = (): void => {
      const text = document.querySelector('[aria-live=polite] > [data-tone], [role=alert] > [data-tone]')?.textContent
      if (seen.length === 0 || seen.at(-1) !== text) seen.push(text)
    }
    for (let press = 0; press < 3; press += 1) {
      fireEvent.click(screen.getByRole('button', { name: /^(Copy address|Address copied)$/ }))
      await change(() => void time.advance(50))
      look()
    }
    for (let passed = 0; passed < 6_000; passed += 50) {
      await change(() => void time.advance(50))
      look()
    }
    const [copied, refused] = ['Address copied', 'The browser did not allow copying']
    assert.deepEqual(
      seen.map((text) => text?.split('. ')[0]),
      [copied, undefined, refused, undefined, copied, undefined],
    )
  })
})
