import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { approvalCall, UNLIMITED_UNITS } from '../../../domain/swap/approval.js'
import { type BuiltFacts, checkBuilt, quoteAsBuilt } from '../../../domain/swap/checkBuilt.js'
import type { ReadSwap } from '../../../domain/swap/swapCall.js'
import type { SwapError, SwapField } from '../../../domain/swap/swapError.js'
import { ACCOUNT, aDollar, aQuote, ROUTER } from './aSwap.js'

const OTHER = `0x${'66'.repeat(20)}`
const QUOTE = aQuote()
const READ: ReadSwap = {
  amount: QUOTE.payUnits,
  least: QUOTE.leastUnits,
  recipient: ACCOUNT.toLowerCase(),
  pay: 'coin',
  get: QUOTE.get.id,
}

const facts = (change: Partial<BuiltFacts> = {}): BuiltFacts => ({
  quote: QUOTE,
  built: { chainId: 'eip155:8453', from: ACCOUNT, to: ROUTER },
  spender: undefined,
  read: READ,
  routers: [ROUTER.toUpperCase().replace('X', 'x')],
  tried: { received: QUOTE.getUnits, paid: QUOTE.payUnits },
  decimals: { pay: 18, get: 6 },
  ...change,
})
const doubts = (change: Partial<BuiltFacts>) => checkBuilt(facts(change))
const differs = (...fields: readonly SwapField[]): E.Either<SwapError, never> => E.left({ _tag: 'SwapDiffers', fields })

describe('a built swap transaction', () => {
  it('matches its quote, in any spelling of addresses, without warnings [S-24]', () => {
    assert.deepEqual(doubts({}), E.right([]))
    assert.deepEqual(doubts({ read: { ...READ, recipient: 'Sender' } }), E.right([]))
    assert.deepEqual(doubts({ tried: undefined }), E.right([]))
    assert.deepEqual(doubts({ read: undefined }), E.right([]))
  })

  it('is refused for another chain, account or contract [S-24]', () => {
    const { built } = facts()
    assert.deepEqual(doubts({ built: { ...built, chainId: 'eip155:1' } }), differs('chain'))
    assert.deepEqual(doubts({ built: { ...built, from: OTHER } }), differs('account'))
    assert.deepEqual(doubts({ built: { ...built, to: OTHER } }), differs('target'))
    assert.deepEqual(doubts({ routers: [] }), differs('target'))
    assert.deepEqual(doubts({ spender: OTHER }), differs('spender'))
    assert.deepEqual(doubts({ spender: ROUTER }), E.right([]))
  })

  it('is refused if its call names other tokens, another amount, less, or another receiver [S-24]', () => {
    const read = (change: Partial<ReadSwap>) => doubts({ read: { ...READ, ...change } })
    assert.deepEqual(read({ pay: OTHER }), differs('pay'))
    assert.deepEqual(read({ get: OTHER }), differs('get'))
    assert.deepEqual(read({ amount: 1n }), differs('amount'))
    assert.deepEqual(read({ least: QUOTE.leastUnits - 1n }), differs('least'))
    assert.deepEqual(read({ recipient: OTHER }), differs('recipient'))
  })

  it('is measured if its call does not state all: too little received, or another amount paid, is refused [S-24]', () => {
    const [received, paid] = [QUOTE.leastUnits, QUOTE.payUnits]
    for (const read of [undefined, { ...READ, get: undefined }, { ...READ, pay: undefined }]) {
      assert.deepEqual(doubts({ read, tried: { received, paid } }), E.right([]))
      assert.deepEqual(doubts({ read, tried: { received: received - 1n, paid } }), differs('least'))
      for (const other of [paid + 1n, paid - 1n, 0n])
        assert.deepEqual(doubts({ read, tried: { received, paid: other } }), differs('amount'))
    }
  })

  it('pays at most what its call states, and less if some is returned', () => {
    const received = QUOTE.leastUnits
    assert.deepEqual(doubts({ tried: { received, paid: QUOTE.payUnits - 1n } }), E.right([]))
    assert.deepEqual(doubts({ tried: { received, paid: QUOTE.payUnits + 1n } }), differs('amount'))
  })

  it('is refused if the account gives up anything else, whatever its call states [S-24]', () => {
    const tried = { received: QUOTE.getUnits, paid: QUOTE.payUnits }
    for (const read of [undefined, READ]) {
      assert.deepEqual(doubts({ read, tried: { ...tried, others: [OTHER] } }), differs('other'))
      assert.deepEqual(doubts({ read, tried: { ...tried, others: [] } }), E.right([]))
    }
    // As other router functions do, which fill orders with allowances of older swaps.
    assert.deepEqual(
      doubts({ read: undefined, tried: { ...tried, paid: 0n, others: [OTHER] } }),
      differs('amount', 'other'),
    )
  })

  it('has a warning if neither its call nor a node shows what leaves and arrives', () => {
    const [received, paid] = [QUOTE.leastUnits, QUOTE.payUnits]
    const unknown = [undefined, { received: undefined, paid }, { received, paid: undefined }]
    for (const tried of unknown)
      for (const read of [undefined, { ...READ, get: undefined }])
        assert.deepEqual(doubts({ read, tried }), E.right(['Unverified']))
  })

  it('has a warning if less arrives than its call promises: the token has a transfer fee', () => {
    const tried = { received: QUOTE.leastUnits - 1n, paid: QUOTE.payUnits }
    assert.deepEqual(doubts({ tried }), E.right(['TokenFee']))
  })

  it('is refused if nothing arrives, whatever its call promises: that is no fee [S-24]', () => {
    for (const received of [0n, -1n])
      assert.deepEqual(doubts({ tried: { received, paid: QUOTE.payUnits } }), differs('least'))
    const one = aQuote({}, 1n)
    const read = { ...READ, least: 1n }
    assert.deepEqual(doubts({ quote: one, read, tried: { received: 0n, paid: one.payUnits } }), differs('least'))
  })

  it('computes the price impact from the received amount for a token with a fee, whose minimum is not guaranteed [S-23]', () => {
    const tried = { received: 1_000_000_000n, paid: QUOTE.payUnits }
    assert.deepEqual(doubts({ tried }), E.right(['PriceImpact', 'TokenFee']))
    const { getUnits, leastUnits, leastBy } = quoteAsBuilt(facts({ tried }))
    assert.deepEqual([getUnits, leastUnits, leastBy], [1_000_000_000n, 990_000_000n, 'Nobody'])
  })

  it('is refused if a token has other decimals than the list, and has a warning if it reports none [S-24]', () => {
    assert.deepEqual(doubts({ decimals: { pay: 18, get: 18 } }), differs('decimals'))
    assert.deepEqual(doubts({ decimals: { pay: 0, get: 6 } }), differs('decimals'))
    assert.deepEqual(doubts({ decimals: { pay: undefined, get: 6 } }), E.right(['Unverified']))
    assert.deepEqual(doubts({ decimals: { pay: 18, get: undefined } }), E.right(['Unverified']))
  })

  it("names who guarantees the minimum: the call, a node's simulation, or the server alone [S-24]", () => {
    const by = (change: Partial<BuiltFacts>) => quoteAsBuilt(facts(change)).leastBy
    assert.equal(by({}), 'Call')
    assert.equal(by({ tried: undefined }), 'Call')
    assert.equal(by({ tried: { received: QUOTE.leastUnits, paid: QUOTE.payUnits } }), 'Call')
    assert.equal(by({ tried: { received: QUOTE.leastUnits - 1n, paid: QUOTE.payUnits } }), 'Nobody')
    for (const read of [undefined, { ...READ, get: undefined }, { ...READ, pay: undefined }]) {
      assert.equal(by({ read }), 'Trial')
      assert.equal(by({ read, tried: undefined }), 'Server')
    }
    assert.deepEqual(quoteAsBuilt(facts()), { ...QUOTE, leastBy: 'Call' })
  })

  it('has a warning if the price impact is 15 % or more', () => {
    const quote = aQuote({}, 1_700_000_000n)
    const read = { ...READ, least: quote.leastUnits }
    assert.deepEqual(doubts({ quote, read, tried: undefined }), E.right(['PriceImpact']))
  })
})

describe('an approval', () => {
  it('goes to the token contract, for a spender and an amount, without coins [X-10]', () => {
    const of = { owner: ACCOUNT, contract: aDollar().id, spender: ROUTER }
    const words = (units: string) => `0x095ea7b3${'0'.repeat(24)}${'9e'.repeat(20)}${units.padStart(64, '0')}`
    const call = { from: ACCOUNT, to: aDollar().id, value: 0n }
    assert.deepEqual(approvalCall({ ...of, units: 255n }), { ...call, data: words('ff') as `0x${string}` })
    assert.equal(approvalCall({ ...of, units: UNLIMITED_UNITS }).data, words('f'.repeat(64)))
  })
})
