import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { Keypair, Transaction } from '@solana/web3.js'
import { firstValueFrom, map, NEVER, timer } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { readField } from '../../../infrastructure/shared/safeRead.js'
import { makeHttpTransfers } from '../../../infrastructure/chainRpc/transfers.js'
import { solana } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { SOLANA_NODE } from '../chainRpc/solanaNode.js'
import { type Answer, aWalletOf, failureOf, setUpSend } from './setUpSend.js'

const FROM = 'So11111111111111111111111111111111111111112'
const TO = '11111111111111111111111111111112'
const ID = '5'.repeat(87)
const REQUEST = { method: 'solana_signAndSendTransaction', params: { transaction: 'AA==', pubkey: FROM } }
const LACKS: RequestError = { _tag: 'RequestFailed', code: 4200, message: '', cause: undefined }

/** A page on Solana whose wallet signs every request, and sends nothing. */
const setUp = () => {
  const asked: string[] = []
  const signer: WalletConnector = {
    ...aWalletOf('solana', 's', solana.caipNetworkId, FROM),
    request:
      ({ method }) =>
      () => {
        asked.push(method)
        return (method === 'solana_signTransaction' ? TE.right({ transaction: `signed${signatures++}` }) : lacks)()
      },
  }
  let signatures = 1
  let lacks: Answer = TE.left(LACKS)
  const world = setUpSend({ options: { networks: [solana] }, others: [signer] })
  const [units, fee] = [1n, 10n]
  world.transfers.prepareWith(
    TE.right({ request: REQUEST, units, fee, expectedFee: fee, deposit: 0n, arrives: units, remains: 9n }),
  )
  world.transfers.submitWith(TE.right(ID))
  /** The open preview of half a coin. */
  const preview = async () => {
    await world.portico.connect('s')
    const api = await world.send()
    const ended = failureOf(api.request({ amount: '0.5', to: TO }))
    await world.passes(() => world.stepOf(api) === 'Prepared')
    return { api, ended }
  }
  /** Answers a request to send that it cannot, after so many milliseconds. */
  const lacksAfter = (ms: number): void => {
    lacks = () => firstValueFrom(timer(ms, world.time.scheduler).pipe(map(() => E.left(LACKS))))
  }
  return { ...world, preview, asked, lacksAfter }
}

describe('sending from a Solana wallet that signs only', () => {
  it('submits the signed transaction, returns its id, and stores it as pending [S1-06] [S5-07] [K-02]', async () => {
    const { preview, portico, transfers, store, viewOf, passes } = setUp()
    const { api, ended } = await preview()
    assert.equal(await api.confirm(), ID)
    assert.deepEqual(await ended, { resolved: { hash: ID } })
    assert.equal(viewOf(), 'WalletSendConfirmed')
    assert.deepEqual(transfers.submitted, ['signed1'])
    const { caipNetworkId } = solana
    const sender = { namespace: 'solana', connectorId: 's', address: FROM, caipNetworkId } as const
    assert.lengthOf(portico.pending.value, 1)
    assert.deepInclude(portico.pending.value[0], { id: ID, ...sender })
    await passes(() => store.read('pending')?.includes(ID) === true)
    portico.destroy()
  })

  it('is not asked to sign if it lacks sending only after its prompt: it may have sent [S-28]', async () => {
    const { preview, portico, transfers, time, asked, lacksAfter, passes } = setUp()
    const { api } = await preview()
    lacksAfter(8_000)
    const confirmed = failureOf(api.confirm())
    await passes(() => asked.length === 1)
    await time.advance(8_000)
    assert.match(String(await confirmed), /^PTC-REQUEST-OUTCOME-UNKNOWN: /)
    assert.deepEqual([asked, transfers.submitted], [[REQUEST.method], []])
    portico.destroy()
  })
})

describe('what a Solana wallet has signed', () => {
  const KEY = Keypair.fromSeed(new Uint8Array(32).fill(1))
  const { SENDER, RECEIVER, open } = SOLANA_NODE
  const REFUSAL = '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":""}}'

  const sign = (params: unknown): string => {
    const text = String(readField(params, 'transaction'))
    const transaction = Transaction.from(Buffer.from(text, 'base64'))
    transaction.sign(KEY)
    return transaction.serialize().toString('base64')
  }

  /** A page on Solana whose wallet signs, and whose node answers as usual but for the given methods. */
  const setUpNode = (unusual: Parameters<typeof open>[0]) => {
    const node = open({ simulateTransaction: () => ({ value: { err: null, accounts: null } }), ...unusual })
    const bodies: string[] = []
    const signed: string[] = []
    const signer: WalletConnector = {
      ...aWalletOf('solana', 's', solana.caipNetworkId, SENDER),
      request: ({ method, params }) => {
        if (method !== 'solana_signTransaction') return TE.left(LACKS)
        const transaction = sign(params)
        signed.push(transaction)
        return TE.right({ transaction })
      },
    }
    const fetch: typeof node.fetch = (url, init) => {
      bodies.push(String(init.body))
      return node.fetch(url, init)
    }
    const world = setUpSend({
      options: { networks: [solana] },
      others: [signer],
      transfersBy: (scheduler) => makeHttpTransfers({ chainRpc: fakeChainRpc(), fetch, scheduler, closed: NEVER }),
    })
    const confirm = async () => {
      await world.portico.connect('s')
      const api = await world.send()
      void failureOf(api.request({ amount: '0.5', to: RECEIVER }))
      await world.passes(() => world.stepOf(api) === 'Prepared')
      return { api, confirmed: failureOf(api.confirm()) }
    }
    /** The methods by which a node got the signed transaction. */
    const signedTo = (): readonly string[] =>
      bodies
        .map((body) => JSON.parse(body) as { readonly method: string; readonly params: readonly unknown[] })
        .filter(({ params }) => params.some((param) => signed.some((each) => each === param)))
        .map(({ method }) => method)
    return { ...world, confirm, signedTo, signed }
  }

  it('reaches no node as a trial: it failed for certain, and may be confirmed again [S-28]', async () => {
    const failed = { value: { err: 'AccountInUse', accounts: null } }
    const page = setUpNode({
      simulateTransaction: () => (page.signed.length === 0 ? { value: { err: null, accounts: null } } : failed),
    })
    const { confirmed } = await page.confirm()
    assert.match(String(await confirmed), /^PTC-SEND-WOULD-FAIL: /)
    assert.lengthOf(page.signed, 1)
    assert.isEmpty(page.signedTo())
    page.portico.destroy()
  })

  it('may have been sent once a node has it, whatever the node answers [S-28]', async () => {
    const page = setUpNode({
      sendTransaction: () => new Response(REFUSAL),
      getSignatureStatuses: () => ({ value: [null] }),
    })
    const { api, confirmed } = await page.confirm()
    await page.passes(() => page.signedTo().length > 0)
    await page.time.advance(60_000)
    assert.match(String(await confirmed), /^PTC-REQUEST-OUTCOME-UNKNOWN: /)
    assert.match(String(await failureOf(api.confirm())), /^PTC-REQUEST-OUTCOME-UNKNOWN: /)
    assert.deepEqual([page.signed.length, page.signedTo()], [1, ['sendTransaction']])
    page.portico.destroy()
  })
})
