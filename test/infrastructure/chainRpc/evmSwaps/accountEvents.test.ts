import { assert } from 'chai'
import { encodeEventTopics, type Hex, padHex, parseAbi, toHex } from 'viem'
import { type Event, givenBesides } from '../../../../infrastructure/chainRpc/evmSwaps/accountEvents.js'

const ABI = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])
const ACCOUNT: Hex = `0x${'a1'.repeat(20)}`
const ROUTER: Hex = `0x${'b2'.repeat(20)}`
const PAID: Hex = `0x${'c3'.repeat(20)}`
const OTHER: Hex = `0x${'d4'.repeat(20)}`

const event = (address: Hex, topics: readonly unknown[], units = 5n): Event => ({
  address,
  data: padHex(toHex(units), { size: 32 }),
  topics: topics.filter((topic): topic is Hex => typeof topic === 'string'),
})
const moved = (address: Hex, from: Hex, to: Hex): Event =>
  event(address, encodeEventTopics({ abi: ABI, eventName: 'Transfer', args: { from, to } }))
const approved = (address: Hex, spender: Hex, units: bigint, owner = ACCOUNT): Event =>
  event(address, encodeEventTopics({ abi: ABI, eventName: 'Approval', args: { owner, spender } }), units)
/** Addresses in upper case: spelling varies between sources. */
const shouted = (address: Hex): Hex => `0x${address.slice(2).toUpperCase()}`
const besides = (...events: readonly Event[]) =>
  givenBesides(events, shouted(ACCOUNT), { contract: shouted(PAID), spender: shouted(ROUTER), units: 7n })

describe('what an account gives up beside the payment, by events [S-24]', () => {
  it('includes tokens that leave, whatever the receiver; not those that arrive or belong to others', () => {
    assert.deepEqual(besides(moved(shouted(OTHER), ACCOUNT, ROUTER), moved(OTHER, ACCOUNT, PAID)), [OTHER])
    assert.isEmpty(besides(moved(OTHER, ROUTER, ACCOUNT), moved(OTHER, ROUTER, PAID), moved(PAID, ACCOUNT, ROUTER)))
  })
  it('includes an NFT that leaves, one of several units, or a collection with approval for all', () => {
    const [from, operator, to] = [ACCOUNT, ROUTER, ROUTER]
    const nft = event(OTHER, [...moved(OTHER, ACCOUNT, ROUTER).topics, padHex('0x1', { size: 32 })])
    assert.deepEqual(besides(nft), [OTHER])
    for (const eventName of ['TransferSingle', 'TransferBatch'] as const) {
      assert.deepEqual(
        besides(event(OTHER, encodeEventTopics({ abi: ABI, eventName, args: { operator, from, to } }))),
        [OTHER],
      )
      const taken = { operator: ACCOUNT, from: ROUTER, to: ROUTER }
      assert.isEmpty(besides(event(OTHER, encodeEventTopics({ abi: ABI, eventName, args: taken }))))
    }
    const all = encodeEventTopics({ abi: ABI, eventName: 'ApprovalForAll', args: { owner: ACCOUNT, operator } })
    assert.deepEqual(besides(event(OTHER, all)), [OTHER])
  })
  it('includes an approval of another token, of more than the paid amount, or to another spender', () => {
    assert.deepEqual(besides(approved(OTHER, ROUTER, 1n)), [OTHER])
    assert.deepEqual(besides(approved(PAID, ROUTER, 8n)), [PAID])
    assert.deepEqual(besides(approved(PAID, OTHER, 1n)), [PAID])
    assert.isEmpty(besides(approved(PAID, ROUTER, 7n), approved(PAID, ROUTER, 0n), approved(OTHER, ROUTER, 1n, OTHER)))
  })
  it('includes any token if the coin is paid, but not coins that one network reports by events', () => {
    const paysCoins = { contract: undefined, spender: ROUTER, units: 9n }
    const coins = moved(`0x${'800a'.padStart(40, '0')}`, ACCOUNT, ROUTER)
    assert.isEmpty(givenBesides([coins], ACCOUNT, paysCoins))
    const events = [moved(PAID, ACCOUNT, ROUTER), approved(PAID, ROUTER, 1n)]
    assert.deepEqual(givenBesides(events, ACCOUNT, paysCoins), [PAID])
  })
  it('ignores malformed events', () => {
    assert.isEmpty(besides(event(OTHER, []), event(OTHER, [padHex(ACCOUNT, { size: 32 })])))
  })
})
