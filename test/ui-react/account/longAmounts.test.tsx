import '../support/dom.js'
import { screen, within } from '@testing-library/react'
import { assert } from 'chai'
import { AccountButton } from '../../../ui-react/connect/AccountButton.js'
import { aToken } from '../../support/aToken.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { amountOf, amountsOf } from '../support/amounts.js'
import { draw, drawView } from '../support/draw.js'

const MANY = `1234567890123${'4'.repeat(45)}`
const GROUPED = `1,234,567,890,123${',444'.repeat(15)}`

describe('amounts of any length', () => {
  it('are compact in the account, from seven integer digits on, and complete in the title [U-101] [S5-20] [S5-22]', async () => {
    const token = aToken({ symbol: 'MANY', value: 1e300, quantity: { decimals: '18', numeric: `${MANY}.5` } })
    const { address: _, ...native } = aToken({ symbol: 'ETH', value: 1_999_999.99 })
    await drawView({ name: 'Account' }, ({ stores }) => {
      stores.account.set(aConnectedAccount({ balance: '1234567.8' }))
      stores.balance.set({ _tag: 'Loaded', amount: '1234567.8' })
      stores.tokens.set({ _tag: 'Loaded', tokens: [native, token] })
    })
    assert.equal(amountOf('1.234M ETH').title, '1,234,567.8 ETH')
    assert.equal(amountOf('1.234E57 MANY').title, `${GROUPED}.5 MANY`)
    assert.equal(amountOf('$1.999M').title, '$1,999,999.99')
    const [total, row, ...others] = amountsOf('$1E300')
    assert.isEmpty(others)
    assert.equal(row?.title, `$1${',000'.repeat(100)}.00`)
    assert.match(total?.title ?? '', /^\$1(?:,\d{3}){100}\.\d\d$/)
  })

  it('are compact in the account button, and complete in the title [U-101]', async () => {
    await draw(<AccountButton />, ({ stores }) => {
      stores.account.set(aConnectedAccount({ balance: '999999999999999.999999999999999999' }))
    })
    within(screen.getByRole('button')).getByText('999.9T')
    assert.equal(amountOf('999.9T ETH').title, '999,999,999,999,999.999999999999999999 ETH')
  })

  it('have no title if all integer digits are shown', async () => {
    await draw(<AccountButton />, ({ stores }) => {
      stores.account.set(aConnectedAccount({ balance: '999999.9' }))
    })
    assert.isFalse(amountOf('999,999.900 ETH').hasAttribute('title'))
  })
})
