import { assert } from 'chai'
import { tokenContractOn } from '../../../domain/asset/tokenContract.js'
import { bitcoin, mainnet, optimism, solana } from '../../../networks.js'

const CONTRACT = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

const onMainnet = (contract: string) => tokenContractOn(mainnet, { address: `eip155:1:${contract}` })

describe('the contract of a token', () => {
  it('is the last part of its CAIP-10 id, with its spelling', () => {
    assert.equal(onMainnet(CONTRACT), CONTRACT)
    assert.equal(onMainnet(CONTRACT.toLowerCase()), CONTRACT.toLowerCase())
    assert.equal(tokenContractOn(solana, { address: `${solana.caipNetworkId}:${MINT}` }), MINT)
  })

  it('is undefined for a coin, whatever address represents it elsewhere', () => {
    for (const network of [mainnet, solana, bitcoin]) assert.isUndefined(tokenContractOn(network, {}))
    for (const digit of ['e', 'E', '0']) assert.isUndefined(onMainnet(`0x${digit.repeat(40)}`))
  })

  it('may start or end like an address that represents a coin', () => {
    const near = [`0x${'e'.repeat(39)}1`, `0x${'0'.repeat(39)}1`, `0x1${'0'.repeat(39)}`]
    assert.deepEqual(near.map(onMainnet), near)
  })

  it('is undefined on another network than the given one', () => {
    assert.isUndefined(tokenContractOn(optimism, { address: `eip155:1:${CONTRACT}` }))
    assert.isUndefined(tokenContractOn(mainnet, { address: `eip155:10:${CONTRACT}` }))
  })

  it('is undefined in a wrong format, or on a namespace without tokens', () => {
    for (const text of ['', '0x', CONTRACT.slice(0, -1), `${CONTRACT}0`, `x${CONTRACT}`, MINT])
      assert.isUndefined(onMainnet(text), text)
    for (const text of ['', CONTRACT, MINT.slice(0, 31), `0${MINT}`, `${MINT}l`, 'z'.repeat(45)])
      assert.isUndefined(tokenContractOn(solana, { address: `${solana.caipNetworkId}:${text}` }), text)
    assert.isUndefined(tokenContractOn(bitcoin, { address: `${bitcoin.caipNetworkId}:${CONTRACT}` }))
  })
})
