import { assert } from 'chai'
import { Subject } from 'rxjs'
import { SITE_ACCOUNTS, SITE_HASH, SITE_SIGNATURE } from '../../fakes/fakeSecureSite.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import type { EmbeddedWorld } from './EmbeddedWorld.js'
import { namesOf } from './namesOf.js'
import { refuse } from './refuse.js'

const SIGNING = { method: 'personal_sign', params: ['0x68', SITE_ACCOUNTS.smartAccount] }
const SENDING = { method: 'eth_sendTransaction', params: [{ to: SITE_ACCOUNTS.eoa }] }
const READING = { method: 'eth_getBalance', params: [SITE_ACCOUNTS.eoa, 'latest'] }

export const rpcCases = (world: () => EmbeddedWorld): void => {
  const ask = (request: { readonly method: string; readonly params?: unknown }) =>
    world().wallet.rpc.request('eip155:1', request)
  const approval = () => world().wallet.rpc.approval.value
  const aborts = () => namesOf(world()).filter((name) => name === 'RPC_ABORT')
  it('answers read methods without showing anything [S6-05] [S7-39]', async () => {
    const seen: unknown[] = []
    const seeing = world().wallet.rpc.approval.changes.subscribe((now) => seen.push(now))
    assert.equal(await rightOf(ask(READING)), '0x1')
    seeing.unsubscribe()
    assert.deepEqual(seen, [undefined])
  })
  it('asks the visitor about signing and sending, without a time limit of its own [S2-16] [S6-06]', async () => {
    world().site.treat('RPC_REQUEST', { _tag: 'Silence' })
    const ending = leftOf(ask(SIGNING))
    await world().advance(0)
    assert.deepEqual(approval(), { method: 'personal_sign' })
    await world().advance(300_000)
    assert.deepEqual(await ending, { _tag: 'FrameTimedOut', afterMs: 300_000 })
    assert.isUndefined(approval())
  })
  it('returns a signature and a transaction hash [S5-16] [S5-17]', async () => {
    assert.equal(await rightOf(ask(SIGNING)), SITE_SIGNATURE)
    assert.equal(await rightOf(ask(SENDING)), SITE_HASH)
    assert.isUndefined(approval())
  })
  it("is FrameMalformed if the answer is no signature, and unknown if a transaction's answer is no hash [S5-16] [S5-17]", async () => {
    world().site.treat('RPC_REQUEST', { _tag: 'Success', payload: '0x12' })
    assert.deepEqual(await leftOf(ask(SIGNING)), { _tag: 'FrameMalformed', detail: SIGNING.method })
    assert.deepEqual(await leftOf(ask(SENDING)), { _tag: 'RequestOutcomeUnknown' })
  })
  it('never sends an unknown method [S5-18] [S8-34]', async () => {
    for (const method of ['eth_sign', 'wallet_addEthereumChain', 'toString', ''])
      assert.deepEqual(await leftOf(ask({ method, params: [] })), { _tag: 'RpcNotAllowed', method })
    assert.isEmpty(namesOf(world()))
  })
  it('supports EVM and Solana only [S6-04]', async () => {
    assert.deepEqual(await leftOf(world().wallet.rpc.request('bip122:1', READING)), {
      _tag: 'LoginChainNotSupported',
      id: 'bip122:1',
    })
  })
  it('aborts requests that wait for the visitor, and no others [S7-39]', async () => {
    world().site.treat('RPC_REQUEST', { _tag: 'Silence' })
    const [signing, sending, reading] = [leftOf(ask(SIGNING)), leftOf(ask(SENDING)), ask(READING)()]
    await world().advance(0)
    world().wallet.rpc.abort()
    assert.deepEqual([await signing, await sending], [{ _tag: 'FrameRequestAborted' }, { _tag: 'FrameRequestAborted' }])
    assert.isUndefined(approval())
    let isOver = false
    void reading.then(() => (isOver = true))
    await world().advance(1_000)
    assert.isFalse(isOver)
    // One of the two was shown to the visitor.
    assert.deepEqual(aborts(), ['RPC_ABORT'])
  })
  it('shows the visitor one request at a time, of any kind, and the next when that has ended [S-30]', async () => {
    world().site.treat('RPC_REQUEST', { _tag: 'Silence' })
    const abandoned = new Subject<void>()
    const signing = leftOf(world().wallet.rpc.request('eip155:1', SIGNING, abandoned))
    const sending = leftOf(ask(SENDING))
    await world().advance(200_000)
    assert.deepEqual([approval(), namesOf(world())], [{ method: SIGNING.method }, ['RPC_REQUEST']])
    abandoned.next()
    assert.deepEqual(await signing, { _tag: 'ConnectionChanged' })
    await world().advance(0)
    assert.deepEqual(
      [approval(), namesOf(world())],
      [{ method: SENDING.method }, ['RPC_REQUEST', 'RPC_ABORT', 'RPC_REQUEST']],
    )
    await world().advance(300_000)
    assert.deepEqual(await sending, { _tag: 'FrameTimedOut', afterMs: 300_000 })
    assert.lengthOf(aborts(), 2)
  })
  it('waits 3 s at most for a site to confirm an abort [S7-44]', async () => {
    world().site.treat('RPC_REQUEST', { _tag: 'Silence' })
    world().site.treat('RPC_ABORT', { _tag: 'Silence' })
    const [signing, sending] = [leftOf(ask(SIGNING)), ask(SENDING)()]
    await world().advance(300_000)
    assert.isUndefined(approval())
    await world().advance(2_999)
    assert.deepEqual([approval(), namesOf(world())], [undefined, ['RPC_REQUEST', 'RPC_ABORT']])
    await world().advance(1)
    assert.deepEqual(await signing, { _tag: 'RequestOutcomeUnknown' })
    assert.deepEqual(approval(), { method: SENDING.method })
    world().wallet.rpc.abort()
    await world().advance(3_000)
    await sending
  })
  it('is unknown if its connection ended and the site does not confirm the abort [S7-44] [U-41] [U-88]', async () => {
    world().site.treat('RPC_REQUEST', { _tag: 'Silence' })
    world().site.treat('RPC_ABORT', { _tag: 'Silence' })
    const abandoned = new Subject<void>()
    const sending = leftOf(world().wallet.rpc.request('eip155:1', SENDING, abandoned))
    await world().advance(0)
    abandoned.next()
    await world().advance(0)
    assert.isUndefined(approval())
    await world().advance(3_000)
    assert.deepEqual(await sending, { _tag: 'RequestOutcomeUnknown' })
  })
  it('never shows the visitor a request for another network or account, of any kind [U-41]', async () => {
    await rightOf(world().wallet.session.fetchUser({ chainId: 'eip155:1' }))
    world().site.treat('RPC_REQUEST', { _tag: 'Silence' })
    const { account, rpc } = world().wallet
    const first = leftOf(ask(SIGNING))
    const waiting = leftOf(ask(SENDING))
    await world().advance(0)
    await rightOf(account.switchTo('eip155:10'))
    assert.deepEqual(await waiting, { _tag: 'ConnectionChanged' })
    const next = leftOf(rpc.request('eip155:10', SENDING))
    await rightOf(account.prefer('eoa'))
    assert.deepEqual(await next, { _tag: 'ConnectionChanged' })
    assert.deepEqual(approval(), { method: SIGNING.method })
    rpc.abort()
    assert.deepEqual(await first, { _tag: 'FrameRequestAborted' })
    assert.lengthOf(
      namesOf(world()).filter((name) => name === 'RPC_REQUEST'),
      1,
    )
  })
  it('never shows the visitor a request that was aborted while queued', async () => {
    world().site.treat('RPC_REQUEST', { _tag: 'Silence' })
    const abandoned = new Subject<void>()
    const signing = leftOf(ask(SIGNING))
    const sending = leftOf(world().wallet.rpc.request('eip155:1', SENDING, abandoned))
    await world().advance(0)
    abandoned.next()
    assert.deepEqual(await sending, { _tag: 'ConnectionChanged' })
    assert.deepEqual([approval(), namesOf(world())], [{ method: SIGNING.method }, ['RPC_REQUEST']])
    world().wallet.rpc.abort()
    await signing
    await world().advance(0)
    assert.deepEqual(namesOf(world()), ['RPC_REQUEST', 'RPC_ABORT'])
  })
  it('retries read methods three times, 150 ms after a refusal and then with doubled delays [S9-12]', async () => {
    world().site.treat('RPC_REQUEST', refuse('busy'))
    const ending = leftOf(ask(READING))
    const counts: number[] = []
    for (const ms of [149, 1, 299, 1, 599, 1]) {
      await world().advance(ms)
      counts.push(namesOf(world()).length)
    }
    assert.deepEqual(counts, [1, 2, 2, 3, 3, 4])
    assert.deepEqual(await ending, { _tag: 'FrameFailed', message: 'busy' })
  })
  it('retries neither signing nor sending', async () => {
    world().site.treat('RPC_REQUEST', refuse('busy'))
    for (const request of [SIGNING, SENDING, { method: 'eth_sendRawTransaction', params: ['0x02'] }])
      await leftOf(ask(request))
    assert.lengthOf(namesOf(world()), 3)
  })
}
