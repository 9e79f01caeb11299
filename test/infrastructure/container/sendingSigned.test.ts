import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { firstValueFrom, map, timer } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { solana } from '../../../networks.js'
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
    await passes(() => store.kept.get('pending')?.includes(ID) === true)
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
