import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { assert } from 'chai'
import { base58 } from '@scure/base'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { refusalOf } from './support/refusalOf.js'
import { secureFrame } from './support/secureFrame.js'
import { solanaOf } from './support/solanaOf.js'

const SENT = 500_000_000
const FUNDED = 2_000_000_000

describe("a secure site login on the sandbox's Solana chain", () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
  })
  after(() => sandbox.close())

  it('sends what its owner approves to the node that the app names, only on this machine, from its account and on its network [S7-34]', async () => {
    const { connection, key, url, caipNetworkId } = solanaOf(sandbox)
    const frame = secureFrame(sandbox.secureSite)
    await frame.logIn('ana@lantern.example')
    const { address } = await frame.get('GET_USER', { chainId: caipNetworkId, preferredAccountType: 'eoa' })
    const [own, to] = [new PublicKey(String(address)), key(3).publicKey]
    const transfer = async (from: PublicKey, toPubkey: PublicKey, lamports: number): Promise<Transaction> =>
      new Transaction({ feePayer: from, ...(await connection.getLatestBlockhash()) }).add(
        SystemProgram.transfer({ fromPubkey: from, toPubkey, lamports }),
      )

    const funding = await transfer(key(0).publicKey, own, FUNDED)
    funding.sign(key(0))
    await connection.sendRawTransaction(funding.serialize())
    const before = await connection.getBalance(to)
    const transaction = base58.encode(
      new Uint8Array((await transfer(own, to, SENT)).serialize({ requireAllSignatures: false })),
    )
    const ask = (method: string, given: object, more: object = {}) =>
      frame.get('RPC_REQUEST', { method, params: given, chainNamespace: 'solana', ...more }, 'approved')
    const send = (rpcUrl: string, chainId = caipNetworkId) =>
      ask('solana_signAndSendTransaction', { transaction }, { rpcUrl, chainId })
    assert.include(await refusalOf(send('https://node.example')), 'no Solana node within reach')
    assert.include(await refusalOf(send(url, 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')), `is on ${caipNetworkId}`)
    const signing = { message: base58.encode(Uint8Array.of(1)), pubkey: to.toBase58() }
    assert.include(await refusalOf(ask('solana_signMessage', signing)), 'may not use that account')
    const { signature } = await send(url)
    assert.equal(await connection.getBalance(to), before + SENT)
    assert.isNull((await connection.getSignatureStatus(String(signature))).value?.err)
  })
})
