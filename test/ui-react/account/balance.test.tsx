import '../support/dom.js'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import * as PORTS from '../../../application/ports/tokens.js'
import type { NativeBalance, TokenList } from '../../../domain/account/tokens.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { amountOf, amountsOf } from '../support/amounts.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { change, drawView } from '../support/draw.js'
import { drawPortico, leadsTo, viewOnScreen } from '../support/drawPortico.js'

const draw = (balance: NativeBalance, tokens: TokenList = { _tag: 'NotConfigured' }) =>
  drawView({ name: 'Account' }, ({ stores }) => {
    stores.account.set(aConnectedAccount({ balance: balance._tag === 'Loaded' ? balance.amount : undefined }))
    stores.balance.set(balance)
    stores.tokens.set(tokens)
  })
const retries = () => screen.queryAllByRole('button', { name: 'Try again' })
const retry = (): HTMLElement => screen.getByRole('button', { name: 'Try again' })

describe('the balance in the Account view', () => {
  it('is the coin alone without a token list, which is not mentioned', async () => {
    await draw({ _tag: 'Loaded', amount: '12.5' })
    assert.equal(amountOf('12.500 ETH').closest('p')?.textContent, 'Balance12.500 ETH')
    for (const text of ['Tokens', 'Total', 'No tokens yet']) assert.isNull(screen.queryByText(text), text)
    assert.isEmpty(retries())
  })

  it("is valued in the host's currency [S5-22]", async () => {
    const { stores } = await draw(
      { _tag: 'Loaded', amount: '12.5' },
      {
        _tag: 'Loaded',
        tokens: [
          {
            name: 'Ether',
            symbol: 'ETH',
            chainId: 'eip155:1',
            value: 22_500,
            price: 1_800,
            quantity: { decimals: '18', numeric: '12.5' },
          },
        ],
      },
    )
    assert.lengthOf(screen.getAllByText('$22,500.00'), 2)
    await change(() => stores.host.update((host) => ({ ...host, currency: 'eur' })))
    assert.lengthOf(screen.getAllByText('€22,500.00'), 2)
  })

  it('is unavailable if the chain does not answer, with no number, and can be retried', async () => {
    const { told } = await draw({ _tag: 'Unavailable', last: undefined })
    screen.getByText('Balance unavailable')
    assert.isNull(screen.queryByText(/ETH/))
    fireEvent.click(retry())
    assert.include(told, 'refreshBalances')
  })

  it('is marked as outdated if it was known before the chain went silent', async () => {
    await draw({ _tag: 'Unavailable', last: '12.5' })
    amountOf('12.500 ETH')
    screen.getByText('This may be out of date.')
    retry()
  })

  it('has one retry button if the tokens have one, too', async () => {
    await draw({ _tag: 'Unavailable', last: undefined }, { _tag: 'Unavailable', tokens: [], retryAt: 0 })
    screen.getByText('Balance unavailable')
    assert.lengthOf(retries(), 1)
  })

  it('shows no number in the account button either while the chain is down, and both have it afterwards', async () => {
    const chainRpc = fakeChainRpc(TE.left({ _tag: 'HttpStatus', status: 503 }))
    chainRpc.answerTokensWith(TE.left({ _tag: 'NotConfigured' }))
    const portico = drawPortico({}, ({ value }) => {
      value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector({ id: 'heron' })]))
      value(PORTS.KEY_VALUE_STORE, fakeKeyValueStore())
      value(PORTS.CHAIN_RPC, chainRpc)
    })
    await leadsTo(
      () => portico.connect('heron'),
      () => portico.account().value.status === 'connected',
    )
    await leadsTo(
      () => portico.open(),
      () => viewOnScreen() === 'Account' && screen.queryByText('Balance unavailable') !== null,
    )
    assert.isNull(screen.queryByText(/ETH/))
    chainRpc.answerWith(TE.right(2n * 10n ** 18n))
    await leadsTo(
      () => fireEvent.click(retry()),
      () => amountsOf('2.000 ETH').length === 2,
    )
    assert.isNull(screen.queryByText('Balance unavailable'))
    await change(portico.destroy)
    cleanup()
  })
})
