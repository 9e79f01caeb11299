import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { openSafe } from '../../../infrastructure/connectors/safe/openSafe.lazy.js'
import { aSafeParent, SAFE_ORIGIN } from '../../support/aSafeParent.js'
import { mainnet, solana } from '../../../networks.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { turn } from '../../support/turn.js'

const SAFE = `0x${'5a'.repeat(20)}`
const TO = `0x${'b2'.repeat(20)}`
const ID = `0x${'1d'.repeat(32)}`
const HASH = `0x${'5e'.repeat(32)}`
const INFO = { safeAddress: SAFE, chainId: 100, threshold: 2, owners: [], isReadOnly: false }
const RECEIPT = {
  transactionHash: HASH,
  blockHash: HASH,
  blockNumber: '0x10',
  gasUsed: '0x5208',
  status: '0x1',
  logs: [],
}
const detailsOf = (txStatus: string, signed: number, txHash: string | null = null) => ({
  txStatus,
  txHash,
  detailedExecutionInfo: { confirmationsRequired: 2, confirmations: Array.from({ length: signed }, () => ({})) },
})

const open = ({ network = mainnet, isOver = false } = {}) => {
  const time = makeVirtualTime()
  const parent = aSafeParent()
  const found: WalletConnector[] = []
  const opening = openSafe({
    origins: [SAFE_ORIGIN],
    options: { networks: [network] },
    window: parent.window,
    scheduler: time.scheduler,
    lifetime: { closed: isOver },
    report: (safes) => void found.push(...safes),
  })
  const answerEach = async (...each: readonly unknown[]): Promise<void> => {
    for (const answer of each) {
      await turn()
      parent.answers(answer)
    }
    await opening
  }
  return { ...parent, time, opening, found, answerEach }
}

const setUp = async () => {
  const opened = open()
  await opened.answerEach(INFO, INFO)
  const [safe] = opened.found
  if (safe === undefined) throw new Error('there is no Safe')
  /** Sends a request, with the Safe's answers to each of its messages. */
  const ask = async (method: string, params: unknown, ...answers: readonly unknown[]) => {
    const before = opened.posted.length
    const asked = safe.request({ method, params })()
    for (const answer of answers) {
      await turn()
      opened.answers(answer)
    }
    const outcome = await asked
    return {
      outcome,
      posted: opened.posted.slice(before).map(({ message: { method: name, params: with_ } }) => [name, with_]),
    }
  }
  return { ...opened, safe, ask }
}
const refusalOf = ({ outcome }: { readonly outcome: E.Either<{ readonly _tag: string }, unknown> }): unknown =>
  E.isLeft(outcome) && 'code' in outcome.left ? outcome.left.code : outcome

const fateAfter = async (safe: WalletConnector, answer: () => void) => {
  const asked = safe.proposalFate?.(ID)()
  await turn()
  answer()
  return asked
}

describe('the Safe around a page [U-107]', () => {
  it('is not found without an answer, without a Safe, or for a page without EVM networks', async () => {
    const nonsense = open()
    await nonsense.answerEach({ ...INFO, safeAddress: '0x5a' })
    const silent = open()
    await silent.time.advance(10_000)
    await silent.opening
    const elsewhere = open({ network: solana })
    await elsewhere.opening
    const over = open({ isOver: true })
    await over.answerEach(INFO, INFO)
    assert.deepEqual(
      [nonsense, silent, elsewhere, over].flatMap(({ found }) => found),
      [],
    )
    assert.isEmpty(elsewhere.posted)
  })

  it('connects without a prompt, with its one account on its one chain', async () => {
    const { safe } = await setUp()
    assert.deepInclude(safe, {
      id: 'safe',
      name: 'Safe',
      namespace: 'eip155',
      framing: { connectorId: 'safe', accounts: [SAFE], caipNetworkId: 'eip155:100' },
    })
  })

  it('proposes a transaction, without a fee, and returns the id of the proposal', async () => {
    const { ask } = await setUp()
    const sent = await ask(
      'eth_sendTransaction',
      [{ to: TO, value: '0xf', chainId: '0x64', from: SAFE, gas: '0x5208' }],
      {
        safeTxHash: ID,
      },
    )
    assert.deepEqual(sent.outcome, E.right(ID))
    assert.deepEqual(sent.posted, [['sendTransactions', { txs: [{ to: TO, data: '0x', value: '15' }] }]])
    const calls = [{ to: TO, data: '0x12' }, { to: SAFE }]
    const named = await ask('eth_sendTransaction', [{ to: TO, input: '0x12' }], { safeTxHash: ID })
    assert.deepEqual(named.posted, [['sendTransactions', { txs: [{ to: TO, data: '0x12', value: '0' }] }]])
    const batch = await ask('wallet_sendCalls', [{ version: '2.0.0', chainId: '0x64', calls }], { safeTxHash: ID })
    assert.deepEqual(batch.outcome, E.right({ id: ID }))
    assert.deepEqual(batch.posted, [
      [
        'sendTransactions',
        {
          txs: [
            { to: TO, data: '0x12', value: '0' },
            { to: SAFE, data: '0x', value: '0' },
          ],
        },
      ],
    ])
  })

  it('is not asked for another chain or account, or with malformed params', async () => {
    const { ask } = await setUp()
    const refused: readonly (readonly [code: number, method: string, params: unknown])[] = [
      [4901, 'eth_sendTransaction', [{ to: TO, chainId: '0x1' }]],
      [4901, 'wallet_sendCalls', [{ chainId: '0x1', calls: [{ to: TO }] }]],
      [4901, 'eth_sendTransaction', [{ to: TO, chainId: 1 }]],
      [4100, 'eth_sendTransaction', [{ to: TO, from: TO }]],
      [4100, 'wallet_sendCalls', [{ from: TO, calls: [{ to: TO }] }]],
      [4100, 'personal_sign', ['0x12', TO]],
      [4100, 'eth_signTypedData_v4', [TO, {}]],
      [-32602, 'eth_sendTransaction', [{ to: 'nobody' }]],
      [-32602, 'eth_sendTransaction', undefined],
      [-32602, 'eth_sendTransaction', [{ to: TO, chainId: 'mainnet' }]],
      [-32602, 'eth_sendTransaction', [{ to: TO, data: '0x12', input: '0x34' }]],
      [-32602, 'wallet_sendCalls', [{ calls: [{ to: TO }, { to: TO, data: '0x12', input: '0x34' }] }]],
      [-32602, 'wallet_sendCalls', [{ calls: 'all' }]],
      [-32602, 'eth_signTypedData_v4', [SAFE, '{']],
      [-32602, 'personal_sign', ['0x12']],
      [4200, 'eth_sign', [SAFE, '0x12']],
      [4200, 'eth_getBalance', [SAFE]],
      [4200, 'constructor', []],
    ]
    for (const [code, method, params] of refused) {
      const asked = await ask(method, params)
      assert.equal(refusalOf(asked), code, method)
      assert.isEmpty(asked.posted, method)
    }
  })

  it('reports the state of a proposal', async () => {
    const { safe, answers, refuses } = await setUp()
    const fateOf = async (details: unknown) => fateAfter(safe, () => answers(details))
    const waiting = (signed: number) => E.right({ _tag: 'Waiting' as const, signed, needed: 2 })
    assert.deepEqual(await fateOf(detailsOf('AWAITING_CONFIRMATIONS', 1)), waiting(1))
    assert.deepEqual(await fateOf(detailsOf('AWAITING_EXECUTION', 2)), waiting(2))
    assert.deepEqual(await fateOf(detailsOf('SUCCESS', 2, HASH)), E.right({ _tag: 'Executed', hash: HASH }))
    assert.deepEqual(await fateOf(detailsOf('FAILED', 2, HASH)), E.right({ _tag: 'Failed' }))
    assert.deepEqual(await fateOf(detailsOf('CANCELLED', 1)), E.right({ _tag: 'Cancelled' }))
    for (const nonsense of [undefined, {}, { txStatus: 'LOST' }, { txStatus: 'AWAITING_EXECUTION' }])
      assert.equal((await fateOf(nonsense))?._tag, 'Left')
    assert.equal((await fateAfter(safe, () => refuses('not found')))?._tag, 'Left')
  })

  it('reports to hosts the status of calls, and the receipt of an executed proposal (EIP-5792)', async () => {
    const { ask } = await setUp()
    const status = async (...answers: readonly unknown[]) =>
      (await ask('wallet_getCallsStatus', [ID], ...answers)).outcome
    const about = { version: '2.0.0', id: ID, chainId: '0x64', atomic: true }
    assert.deepEqual(await status(detailsOf('AWAITING_CONFIRMATIONS', 1)), E.right({ ...about, status: 100 }))
    assert.deepEqual(await status(detailsOf('SUCCESS', 2, HASH), null), E.right({ ...about, status: 100 }))
    assert.deepEqual(
      await status(detailsOf('SUCCESS', 2, HASH), RECEIPT),
      E.right({ ...about, status: 200, receipts: [RECEIPT] }),
    )
    const receipt = async (...answers: readonly unknown[]) =>
      (await ask('eth_getTransactionReceipt', [ID], ...answers)).outcome
    assert.deepEqual(await receipt(detailsOf('AWAITING_CONFIRMATIONS', 1)), E.right(null))
    assert.deepEqual(await receipt(detailsOf('SUCCESS', 2, HASH), RECEIPT), E.right(RECEIPT))
  })

  it('signs messages as a contract: without a signature the approval is on chain (ERC-1271)', async () => {
    const { ask } = await setUp()
    const typed = { domain: {}, types: {}, message: {} }
    assert.deepEqual(await ask('personal_sign', ['0x6869', SAFE], { messageHash: HASH }), {
      outcome: E.right('0x'),
      posted: [['signMessage', { message: '0x6869' }]],
    })
    assert.deepEqual(await ask('eth_signTypedData_v4', [SAFE, JSON.stringify(typed)], { signature: '0x1234' }), {
      outcome: E.right('0x1234'),
      posted: [['signTypedMessage', { typedData: typed }]],
    })
  })

  it('refuses to switch the chain', async () => {
    const { safe, ask } = await setUp()
    const outcome = await safe.switchNetwork({ caipNetworkId: 'eip155:1' } as never)()
    assert.deepEqual(outcome, E.left({ _tag: 'SwitchNotSupported' }))
    assert.deepEqual((await ask('eth_chainId', undefined)).outcome, E.right('0x64'))
  })
})
