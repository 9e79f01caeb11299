import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { encodeAbiParameters, type Hex, stringToHex } from 'viem'
import { EVM_NODE } from './evmNode.js'
import { setUpEvm } from './evmSetUp.js'

const { SENDER, TOKEN, RECEIVER, word, refusal, callIn } = EVM_NODE
const text = (said: string): Hex => encodeAbiParameters([{ type: 'string' }], [said])
const REVERT = refusal(3)

const CALLS = {
  name: '0x06fdde03',
  symbol: '0x95d89b41',
  decimals: '0x313ce567',
  balanceOf: '0x70a08231',
  ownerOf: '0x6352211e',
  held: '0x00fdd58e',
  isNft: `0x01ffc9a780ac58cd`,
  isMulti: `0x01ffc9a7d9b67a26`,
} as const

/** The answers of a contract, which reverts at every other call. */
const find = async (
  answers: Partial<Record<keyof typeof CALLS, unknown>>,
  tokenId?: bigint,
  contract: string = TOKEN,
) => {
  const { transfers, network, asked } = setUpEvm({
    eth_call: (params) => {
      const { data = '' } = callIn(params)
      const call = Object.entries(CALLS).find(([, start]) => data.startsWith(start))?.[0]
      const answer = answers[call as keyof typeof CALLS]
      return answer instanceof Response ? answer.clone() : (answer ?? REVERT.clone())
    },
  })
  return { found: await transfers.find(network, { contract, tokenId }, SENDER)(), asked }
}
const ROOK = { name: text('Rook'), symbol: text('ROOK'), decimals: word(6n), balanceOf: word(5n) }
const UNKNOWN = E.left({ _tag: 'UnknownToken' } as const)

describe('a token read from its EVM contract', () => {
  it('has name, symbol, decimals, and the balance of the account', async () => {
    const { found, asked } = await find(ROOK)
    assert.deepEqual(found, E.right({ _tag: 'Token', name: 'Rook', symbol: 'ROOK', decimals: 6, units: 5n }))
    assert.deepEqual([...new Set(asked.map(({ method }) => method))], ['eth_call'])
  })

  it('has the short contract for a name that cannot be shown; bytes32 names of early contracts are read', async () => {
    const short = '0xdb…C8C6FB'
    const hidden = ['', '   ', 'x'.repeat(65), 'Ro\u202eok'].map((name) => ({ name: text(name), symbol: text(name) }))
    for (const names of [...hidden, { name: REVERT, symbol: '0x' }]) {
      const { found } = await find({ ...ROOK, ...names })
      assert.deepEqual(found, E.right({ _tag: 'Token', name: short, symbol: short, decimals: 6, units: 5n }))
    }
    const old = { name: stringToHex('Maker', { size: 32 }), symbol: stringToHex('M'.repeat(32), { size: 32 }) }
    const { found } = await find({ ...ROOK, ...old })
    assert.deepInclude(E.isRight(found) ? found.right : {}, { name: 'Maker', symbol: 'M'.repeat(32) })
  })

  it('is unknown without a balance or decimals, or if they exceed the maximum', async () => {
    const { decimals: _places, ...collection } = ROOK
    const { balanceOf: _units, ...nobody } = ROOK
    for (const answers of [{}, collection, nobody, { ...ROOK, decimals: word(256n) }, { ...ROOK, balanceOf: '0x' }])
      assert.deepEqual((await find(answers)).found, UNKNOWN)
  })

  it('is unknown if the contract is an NFT collection (ERC-165), even with decimals', async () => {
    assert.deepEqual((await find({ ...ROOK, decimals: word(0n), isNft: word(1n) })).found, UNKNOWN)
    assert.isTrue(E.isRight((await find({ ...ROOK, isNft: word(0n) })).found))
  })

  it('has, if an NFT, its standard (ERC-165), its collection, and whether the account owns it', async () => {
    const bird = { isNft: word(1n), isMulti: word(0n), ownerOf: word(BigInt(SENDER)), name: text('Birds') }
    const found = async (answers: Parameters<typeof find>[0]) => (await find(answers, 7n)).found
    assert.deepEqual(await found(bird), E.right({ _tag: 'Nft', name: 'Birds', units: 1n }))
    const others = [
      { ...bird, ownerOf: word(BigInt(RECEIVER)) },
      { ...bird, ownerOf: REVERT },
    ]
    for (const answers of others)
      assert.deepEqual(await found(answers), E.right({ _tag: 'Nft', name: 'Birds', units: 0n }))
    const print = { isNft: REVERT, isMulti: word(1n), held: word(3n) }
    assert.deepEqual(await found(print), E.right({ _tag: 'MultiToken', name: undefined, units: 3n }))
    for (const answers of [{}, ROOK, { ...bird, isNft: '0x' }]) assert.deepEqual(await found(answers), UNKNOWN)
  })

  it('is an error if a node fails, or the address is malformed', async () => {
    const failing = { ...ROOK, symbol: new Response('', { status: 503 }) }
    assert.deepEqual((await find(failing)).found, E.left({ _tag: 'HttpStatus', status: 503 } as const))
    assert.deepEqual((await find(failing, 7n)).found, UNKNOWN)
    const { found, asked } = await find(ROOK, undefined, 'nowhere')
    assert.deepEqual(found, E.left({ _tag: 'MalformedAddress', which: 'contract' } as const))
    assert.lengthOf(asked, 0)
  })
})
