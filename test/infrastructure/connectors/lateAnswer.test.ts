import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { makeLateAnswer } from '../../../infrastructure/connectors/walletConnect/requests.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeRelayClient } from '../../fakes/fakeRelayClient.js'

const HASH = `0x${'5e'.repeat(32)}`
const REQUEST = { method: 'eth_sendTransaction', reference: 'c0ffee 17' }

describe("a phone's late answer", () => {
  const read = (reply: unknown) => {
    const asked: unknown[] = []
    const client = {
      ...fakeRelayClient(fakeEip1193Provider()),
      lateReply: (...request: readonly unknown[]) => (asked.push(request), of(reply)),
    }
    const answer = firstValueFrom(makeLateAnswer({ client: async () => client })(REQUEST))
    return answer.then((outcome) => ({ outcome, asked }))
  }

  it('is the reply to the request of its reference, on its session', async () => {
    const { outcome, asked } = await read({ id: 17, jsonrpc: '2.0', result: HASH })
    assert.deepEqual(outcome, E.right(HASH))
    assert.deepEqual(asked, [['c0ffee', 17]])
  })

  for (const { error, tag } of [
    { error: { code: 4001, message: 'User rejected the request.' }, tag: 'RequestRejected' },
    { error: { code: 5000, message: 'User rejected.' }, tag: 'RequestRejected' },
    { error: { code: 4001, message: 'No.', data: { hash: HASH } }, tag: 'RequestOutcomeUnknown' },
    { error: { code: -32000, message: 'already known' }, tag: 'RequestFailed' },
  ])
    it(`is read like an answer in time: ${JSON.stringify(error)} is ${tag} [S-28]`, async () => {
      const { outcome } = await read({ id: 17, jsonrpc: '2.0', error })
      assert(E.isLeft(outcome))
      assert.equal(outcome.left._tag, tag)
    })
})
