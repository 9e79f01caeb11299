import { assert } from 'chai'
import { type HistoryEntry, withoutBait } from '../../../domain/activity/history.js'
import { lookalikesIn } from '../../../domain/activity/lookalikes.js'

const OWN = '0xAAAA000000000000000000000000000000001111'
const FRIEND = '0xBBbb000000000000000000000000000000002222'
const LIKE_FRIEND = '0xbbBB999999999999999999999999999999992222'
const LIKE_OWN = '0xaaaa777777777777777777777777777777771111'
const STRANGER = '0xcccc000000000000000000000000000000003333'

const moved = (from: string, to: string, amount = '1'): HistoryEntry => ({
  id: from + to + amount,
  hash: '0x1',
  operation: 'send',
  minedAt: 0,
  from,
  to,
  status: 'confirmed',
  transfers: [{ direction: 'in', amount, asset: { _tag: 'Token', symbol: 'ETH' } }],
})

describe('look-alike addresses in a history', () => {
  it('start and end like one that the account has paid, and differ from it [S-07] [X-09]', () => {
    const entries = [moved(OWN, FRIEND), moved(LIKE_FRIEND, OWN), moved(STRANGER, OWN)]
    assert.deepEqual([...lookalikesIn(entries, OWN)], [LIKE_FRIEND.toLowerCase()])
  })

  it('also imitate the account itself, without any payment', () => {
    assert.deepEqual([...lookalikesIn([moved(LIKE_OWN, OWN)], OWN.toUpperCase().replace('0X', '0x'))], [LIKE_OWN])
  })

  it('include receivers in others’ transactions, too', () => {
    const entries = [moved(OWN.toLowerCase(), FRIEND), moved(STRANGER, LIKE_FRIEND)]
    assert.deepEqual([...lookalikesIn(entries, OWN)], [LIKE_FRIEND.toLowerCase()])
  })

  it('do not match at one end only', () => {
    const [head, tail] = [`${FRIEND.slice(0, 6)}${'1'.repeat(36)}`, `0x${'1'.repeat(36)}${FRIEND.slice(-4)}`]
    assert.isEmpty([...lookalikesIn([moved(OWN, FRIEND), moved(head, OWN), moved(tail, OWN)], OWN)])
    const nearly = [`0xbbbc${'0'.repeat(32)}2222`, `0xbbbb${'0'.repeat(32)}1222`, `0xcbbb${'0'.repeat(32)}2222`]
    assert.isEmpty([...lookalikesIn([moved(OWN, FRIEND), ...nearly.map((each) => moved(each, OWN))], OWN)])
  })

  it('do not include look-alikes of addresses that only others have paid', () => {
    assert.isEmpty([...lookalikesIn([moved(STRANGER, FRIEND), moved(LIKE_FRIEND, OWN)], OWN)])
  })

  it('are absent if the history names no address, as for a contract creation', () => {
    assert.isEmpty([...lookalikesIn([moved(OWN, ''), moved('', OWN), moved(STRANGER, '')], OWN)])
  })
})

describe('a history without spam transfers', () => {
  const ids = (entries: readonly HistoryEntry[]): readonly string[] =>
    withoutBait(entries, OWN.toLowerCase()).map(({ from, to }) => `${from} ${to}`)

  it('has no zero-value transfers by strangers, but those of the account itself [S-07]', () => {
    const entries = [moved(LIKE_FRIEND, OWN, '0.00'), moved(OWN, FRIEND, '0'), moved(STRANGER, OWN, '0.01')]
    assert.deepEqual(ids(entries), [`${OWN} ${FRIEND}`, `${STRANGER} ${OWN}`])
  })

  it('has no entries that only brought spam, but those that also brought something', () => {
    const spam = { direction: 'in', amount: '1', asset: { _tag: 'Nft', isSpam: true } } as const
    const nft = { direction: 'in', amount: '1', asset: { _tag: 'Nft', isSpam: false } } as const
    const nothing = { direction: 'in', amount: '0', asset: { _tag: 'Token', symbol: 'ETH' } } as const
    const of = (to: string, transfers: HistoryEntry['transfers'] & object) => ({ ...moved(STRANGER, to), transfers })
    const entries = [of('spam', [spam, nothing]), of('mixed', [spam, nft]), of('real', [nft])]
    assert.deepEqual(ids(entries), [`${STRANGER} mixed`, `${STRANGER} real`])
  })

  it('keeps entries without transfers, or with unknown ones', () => {
    const { transfers: _, ...unknown } = moved(STRANGER, 'unknown')
    const entries = [unknown, { ...moved(STRANGER, 'call'), transfers: [] }]
    assert.lengthOf(ids(entries), 2)
  })
})
