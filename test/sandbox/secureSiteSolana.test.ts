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

  it('sends what its owner approves to the node that the app names, only on this machine [S7-34]', async () => {
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
    const send = (rpcUrl: string) =>
      frame.get(
        'RPC_REQUEST',
        { method: 'solana_signAndSendTransaction', params: { transaction }, chainNamespace: 'solana', rpcUrl },
        'approved',
      )
    assert.include(await refusalOf(send('https://node.example')), 'no Solana node within reach')
    const { signature } = await send(url)
    assert.equal(await connection.getBalance(to), before + SENT)
    assert.isNull((await connection.getSignatureStatus(String(signature))).value?.err)
  })
})
