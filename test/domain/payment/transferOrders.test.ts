import { assert } from 'chai'
import { transferOrders } from '../../../domain/payment/transferOrders.js'

const [FROM, TO, TOKEN] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`, `0x${'c0'.repeat(20)}`]
const word = (text: string): string => text.replace('0x', '').padStart(64, '0')
const PLACE = { caipNetworkId: 'eip155:1', from: FROM } as const
const ordersOf = (call: object): readonly string[] =>
  transferOrders({ method: 'eth_sendTransaction', params: [call] }, PLACE)

describe('the transfers that a host asks an EVM wallet for', () => {
  it('are those of coins, tokens and NFTs, by `data` or `input`, in any spelling', () => {
    const nft = `${word(FROM)}${word(TO)}${word('ff')}`
    assert.deepEqual(
      [
        { to: TO.toUpperCase().replace('X', 'x'), value: '0x1', data: '0x' },
        { to: TOKEN, data: `0xA9059CBB${word(TO)}${word('1')}` },
        { to: TOKEN, input: `0x42842e0e${nft}` },
        { to: TOKEN, data: `0xf242432a${nft}${word('1')}` },
      ].flatMap(ordersOf),
      ['coin', TOKEN, `${TOKEN}/255`, `${TOKEN}/255`].map((asset) => `send eip155:1 ${FROM} ${asset} ${TO}`),
    )
  })

  it('are on the network and from the account that the request names', () => {
    assert.deepEqual(ordersOf({ from: TOKEN, to: TO, value: 5, chainId: '0x89' }), [
      `send eip155:137 ${TOKEN} coin ${TO}`,
    ])
    assert.deepEqual(ordersOf({ from: 7, to: TO, value: 5n, data: null, chainId: 137 }), [
      `send eip155:1 ${FROM} coin ${TO}`,
    ])
  })

  it('are all those of a batch, each once', () => {
    const coins = { to: TO, value: '0x1' }
    const calls = [coins, { to: TOKEN, data: `0xa9059cbb${word(TO)}${word('1')}` }, { ...coins, value: '0x2' }, null]
    assert.deepEqual(transferOrders({ method: 'wallet_sendCalls', params: [{ chainId: '0x5', calls }] }, PLACE), [
      `send eip155:5 ${FROM} coin ${TO}`,
      `send eip155:5 ${FROM} ${TOKEN} ${TO}`,
    ])
  })

  it('are none of other calls, of nothing, or of what is no request', () => {
    const others = [{ to: TO }, { to: TO, value: '0x00' }, { value: '0x1' }, { to: TOKEN, data: '0x12345678' }, {}]
    const short = [
      { to: TOKEN, data: '0xa9059cbb' },
      { to: TOKEN, data: 5 },
      { to: TOKEN, data: `0x42842e0e${word(FROM)}${word(TO)}` },
    ]
    assert.deepEqual([...others, ...short].flatMap(ordersOf), [])
    for (const params of [undefined, null, 'x', [null], [{ calls: 5 }]])
      for (const method of ['eth_sendTransaction', 'wallet_sendCalls', 'personal_sign'])
        assert.deepEqual(transferOrders({ method, params }, PLACE), [])
  })
})
