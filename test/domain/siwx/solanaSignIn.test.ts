import { assert } from 'chai'
import { toSolanaSignIn } from '../../../domain/siwx/solanaSignIn.js'
import { aMessage } from './someMessages.js'

const ADDRESS = 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1'
const CLUSTERS = [
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
  ['solana:11111111111111111111111111111abc', 'solana:11111111111111111111111111111abc'],
] as const

describe('a sign-in in the fields of the Wallet Standard', () => {
  it('has the fields of the message, the account as address, and the cluster by its common name', () => {
    for (const [chainId, cluster] of CLUSTERS) {
      const { accountAddress, chainId: _, ...fields } = aMessage({ accountAddress: ADDRESS, chainId, requestId: 'r' })
      assert.deepEqual(toSolanaSignIn({ ...fields, accountAddress, chainId }), {
        ...fields,
        address: ADDRESS,
        chainId: cluster,
      })
    }
  })

  it('keeps all of a message without a request id', () => {
    const [[chainId]] = CLUSTERS
    const message = aMessage({ accountAddress: ADDRESS, chainId, statement: 'Hello', resources: ['https://a.example'] })
    assert.deepInclude(toSolanaSignIn(message), { statement: 'Hello', resources: ['https://a.example'] })
  })

  it('is refused if wallets would format it differently: they omit the line of an empty request id [U-100]', () =>
    assert.isUndefined(toSolanaSignIn(aMessage({ accountAddress: ADDRESS, requestId: '' }))))
})
