import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { makeSiteStorage } from '../../support/makeSiteStorage.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { failureOf, FROM, HASH, setUpSend, TO } from './setUpSend.js'

const REQUEST = {
  method: 'eth_sendTransaction',
  params: [{ chainId: '0x1', from: FROM, to: TO, value: '0x5', data: '0x' }],
}
const PREPARED = { request: REQUEST, units: 5n, fee: 10n, expectedFee: 3n, deposit: 0n, arrives: 5n, remains: 9n }
const NODE_LACKS = { code: -32601, message: 'the method eth_getTransactionByHash does not exist' }

/** What a wallet throws, which has broadcast the payment; each looks like a refusal. */
const AFTER_BROADCAST: readonly (readonly [string, unknown])[] = [
  ['a library around a node without the method', new Error('Could not fetch the transaction', { cause: NODE_LACKS })],
  ['ethers around such a node', { code: 'UNKNOWN_ERROR', message: 'could not coalesce error', error: NODE_LACKS }],
  ['a relay around it', { message: 'Relay failed', data: { originalError: { code: -32602 } } }],
  ['the abort of its HTTP client (axios)', Object.assign(new Error('canceled'), { code: 'ERR_CANCELED' })],
  ['the abort of its HTTP client, by name', Object.assign(new Error('canceled'), { name: 'CanceledError' })],
  ['wrong params, and the hash', { code: -32602, message: 'no receipt', transactionHash: HASH }],
  ['its account locked, and the hash inside', { code: 4100, message: 'locked', data: { txHash: HASH } }],
  ['a refusal, and the hash', { code: 4001, message: 'cancelled', receipt: { transactionHash: HASH } }],
]
/** What it answers. */
const ANSWERED: readonly (readonly [string, unknown])[] = [
  ['the hash and a refusal', { hash: HASH, approved: false }],
  ['the hash and an error', { result: HASH, error: { code: -32602, message: 'no receipt' } }],
]
/** What it throws before anything is sent. */
const REFUSED: readonly (readonly [string, unknown])[] = [
  ['an envelope of JSON-RPC', { jsonrpc: '2.0', id: 1, error: { code: 4100, message: 'locked' } }],
  ['an error as text', '{"code":4100,"message":"locked"}'],
  ['an error as text in an error', new Error('{"code":-32602,"message":"no params"}')],
  ['a library around the refusal', new Error('failed', { cause: { code: 4001 } })],
  ['one word', new Error('canceled')],
]

describe('what an installed wallet says to a payment', () => {
  let pages: ReturnType<typeof setUpSend>[] = []
  afterEach(() => {
    pages.forEach(({ portico }) => portico.destroy())
    pages = []
  })
  /** The prompts of one press, and whether the next one is warned about. */
  const payOnce = async (respond: () => unknown) => {
    const time = makeVirtualTime()
    const fake = fakeEip1193Provider({ accounts: [FROM] })
    const provider = pinProvider(fake.provider)
    if (provider === undefined) throw new Error('no provider')
    const prompts: string[] = []
    for (const method of ['eth_sendTransaction', 'wallet_sendCalls'])
      fake.answer(method, () => {
        prompts.push(method)
        return respond()
      })
    fake.answer('wallet_getCapabilities', () => ({ '0x1': {} }))
    const info = { id: 'heron', name: 'Heron' }
    const connector = makeInjectedConnector({ provider, info, scheduler: time.scheduler })
    const world = setUpSend({ others: [connector], time, store: makeSiteStorage().open() })
    pages.push(world)
    world.transfers.prepareWith(TE.right(PREPARED))
    await world.portico.connect('heron')
    const api = await world.send()
    const review = async (): Promise<boolean | undefined> => {
      world.fill(api)
      await api.review()
      const { value } = api.state
      return value._tag === 'Ready' && value.step._tag === 'Prepared' ? value.step.mayBeSent : undefined
    }
    assert.isFalse(await review())
    await failureOf(api.confirm())
    return [prompts, await review()]
  }
  const thrown = (error: unknown) => () => {
    throw error
  }

  for (const [what, error] of AFTER_BROADCAST)
    it(`is no refusal if it throws ${what}: one press has one prompt, and the next is warned about [S-28]`, async () => {
      assert.deepEqual(await payOnce(thrown(error)), [['eth_sendTransaction'], true])
    })
  for (const [what, answer] of ANSWERED)
    it(`is no refusal if it answers ${what} [S-28]`, async () => {
      assert.deepEqual(await payOnce(() => answer), [['eth_sendTransaction'], true])
    })
  for (const [what, error] of REFUSED)
    it(`is a refusal if it throws ${what}: the next payment has no warning`, async () => {
      assert.deepEqual(await payOnce(thrown(error)), [['eth_sendTransaction'], false])
    })
})
