import { createPublicKey, verify } from 'node:crypto'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { assert } from 'chai'
import { asyncScheduler, NEVER } from 'rxjs'
import type { WalletConnector } from '../../application/ports/walletConnector.js'
import { base58 } from '@scure/base'
import { makeHttpChainRpc } from '../../infrastructure/chainRpc/httpChainRpc.js'
import { makeHttpTransfers } from '../../infrastructure/chainRpc/transfers.js'
import { makeStandardRegistry } from '../../infrastructure/connectors/walletStandard/registry.js'
import { SOLANA_ADAPTER } from '../../infrastructure/connectors/walletStandard/solanaAdapter.lazy.js'
import { readField } from '../../infrastructure/shared/safeRead.js'
import { registerWallet } from '../../sandbox/solanaWallets/registerWallet.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { leftOf } from '../support/leftOf.js'
import { rightOf } from '../support/rightOf.js'
import { aPage } from './support/aPage.js'
import { aSolanaWallet } from './support/aSolanaWallet.js'
import { solanaOf } from './support/solanaOf.js'
import { until } from '../support/until.js'
import { fakeLog } from '../fakes/fakeLog.js'

describe('the connector of a sandbox Solana wallet', () => {
  let sandbox: Sandbox
  let solana: ReturnType<typeof solanaOf>
  let leave: (() => void)[] = []
  before(async () => {
    sandbox = await startSandbox()
    solana = solanaOf(sandbox)
    aPage.open()
  })
  afterEach(() => {
    leave.forEach((each) => each())
    leave = []
    localStorage.clear()
    document.querySelectorAll('[role=dialog]').forEach((dialog) => dialog.remove())
  })
  after(async () => {
    await aPage.close()
    await sandbox.close()
  })

  const find = (key: string) => {
    const { standard, access } = aSolanaWallet(sandbox, key)
    leave.push(registerWallet(standard))
    const registry = makeStandardRegistry({
      window,
      adapters: [SOLANA_ADAPTER],
      preferred: () => [solana.caipNetworkId],
      log: fakeLog(),
      scheduler: asyncScheduler,
    })
    leave.push(registry.dispose)
    const connector = registry.connectors.value.find(({ name }) => name === standard.name)
    return { connector: connector ?? assert.fail('not found'), access, name: standard.name }
  }
  /** A request whose prompt the owner decides on. */
  const decided = async <A>(button: 'Approve' | 'Reject', title: string, asked: Promise<A>): Promise<A> => {
    await until(() => aPage.dialog(title) !== undefined)
    aPage.press(aPage.dialog(title), button)
    return asked
  }
  const approved = <A>(title: string, asked: Promise<A>): Promise<A> => decided('Approve', title, asked)
  const connected = async (key: string) => {
    const found = find(key)
    const connection = await approved(`${found.name}: connection request`, rightOf(found.connector.connect))
    return { ...found, connection, address: connection.accounts[0] }
  }
  const ask = (connector: WalletConnector, method: string, params: object): Promise<unknown> =>
    rightOf(connector.request({ method, params }))
  const transferOf = async (from: string, lamports: number): Promise<string> => {
    const { blockhash, lastValidBlockHeight } = await solana.connection.getLatestBlockhash()
    const instruction = SystemProgram.transfer({
      fromPubkey: new PublicKey(from),
      toPubkey: solana.key(4).publicKey,
      lamports,
    })
    return new Transaction({ feePayer: new PublicKey(from), blockhash, lastValidBlockHeight })
      .add(instruction)
      .serialize({ requireAllSignatures: false })
      .toString('base64')
  }
  const textOf = (answer: unknown, field: string): string => {
    const value = readField(answer, field)
    return typeof value === 'string' ? value : assert.fail(`no ${field}`)
  }

  it('connects on the sandbox’s chain, and is restored without a prompt [U-28]', async () => {
    const { connection } = await connected('kestrel')
    assert.deepEqual(connection, {
      connectorId: 'standard:Kestrel Wallet',
      accounts: [solana.accounts[0] ?? '', solana.accounts[1] ?? ''],
      caipNetworkId: solana.caipNetworkId,
    })
    assert.deepEqual(await rightOf(find('kestrel').connector.restore), connection)
    assert.isUndefined(await rightOf(find('osprey').connector.restore))
  })
  it('reports a rejection, by the owner or automatic [S8-09]', async () => {
    const { connector, name } = find('kestrel')
    assert.deepEqual(await decided('Reject', `${name}: connection request`, leftOf(connector.connect)), {
      _tag: 'ConnectionRejected',
    })
    assert.deepEqual(await leftOf(find('shrike').connector.connect), { _tag: 'ConnectionRejected' })
  })
  it('signs a message with a valid signature', async () => {
    const { connector, address, name } = await connected('kestrel')
    const message = new TextEncoder().encode('Grüße from the lamp room')
    const answer = await approved(
      `${name}: signature request`,
      ask(connector, 'solana_signMessage', { message: base58.encode(message), pubkey: address }),
    )
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(new PublicKey(address).toBytes()).toString('base64url') },
      format: 'jwk',
    })
    assert.isTrue(verify(null, message, key, base58.decode(textOf(answer, 'signature'))))
  })
  it('signs a visitor in if the wallet supports it, with a text that names the site and verifies', async () => {
    const { connector, address, name } = await connected('osprey')
    const answer = await approved(
      `${name}: sign-in request`,
      ask(connector, 'solana_signIn', { statement: 'Enter the lamp room', nonce: 'abcdefgh' }),
    )
    const message = base58.decode(textOf(answer, 'signedMessage'))
    const words = new TextDecoder().decode(message)
    assert.include(words, `${location.host} wants you to sign in with your Solana account:\n${address}`)
    assert.include(words, 'Nonce: abcdefgh')
    assert.equal(textOf(answer, 'address'), address)
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(new PublicKey(address).toBytes()).toString('base64url') },
      format: 'jwk',
    })
    assert.isTrue(verify(null, message, key, base58.decode(textOf(answer, 'signature'))))
    const other = await connected('kestrel')
    assert.deepInclude(await leftOf(other.connector.request({ method: 'solana_signIn' })), {
      _tag: 'RequestFailed',
      code: 4200,
    })
  })
  it('reports whether a wallet has a sign-in feature, and rejects an answer of another account [S1-07]', async () => {
    const { connector } = find('kestrel')
    assert.isUndefined(connector.signsIn)
    assert.isTrue(find('whydah').connector.signsIn)
    const { connector: honeyguide, name } = await connected('honeyguide')
    const refused = leftOf(honeyguide.request({ method: 'solana_signIn', params: { nonce: 'abcdefgh' } }))
    assert.deepInclude(await approved(`${name}: sign-in request`, refused), { _tag: 'RequestFailed', code: -32603 })
  })
  it('signs transactions that the chain accepts, one or several in one prompt', async () => {
    const { connector, address, name } = await connected('kestrel')
    const transactions = await Promise.all([transferOf(address, 1_000_000), transferOf(address, 2_000_000)])
    const answer = await approved(
      `${name}: transaction request`,
      ask(connector, 'solana_signAllTransactions', { transactions }),
    )
    const signed =
      typeof answer === 'object' && answer !== null && 'transactions' in answer && Array.isArray(answer.transactions)
        ? answer.transactions.map(String)
        : []
    const one = await approved(
      `${name}: transaction request`,
      ask(connector, 'solana_signTransaction', { transaction: await transferOf(address, 3_000_000) }),
    )
    for (const text of [...signed, textOf(one, 'transaction')]) {
      const signature = await solana.connection.sendRawTransaction(Buffer.from(text, 'base64'))
      assert.isNull((await solana.connection.getSignatureStatus(signature)).value?.err)
    }
    assert.lengthOf(signed, 2)
  })
  it('signs and sends a transaction, and reads the remaining balance', async () => {
    const { connector, address, name } = await connected('osprey')
    const rpc = makeHttpChainRpc({ fetch, scheduler: asyncScheduler })
    const before = await rightOf(rpc.nativeBalance(solana.network, address))
    const answer = await approved(
      `${name}: transaction request`,
      ask(connector, 'solana_signAndSendTransaction', {
        transaction: await transferOf(address, 250_000_000),
        sendOptions: { preflightCommitment: 'confirmed' },
      }),
    )
    assert.isNull((await solana.connection.getSignatureStatus(textOf(answer, 'signature'))).value?.err)
    const sent = { id: textOf(answer, 'signature') }
    assert.deepEqual(await rightOf(rpc.transactionFate(solana.network, sent)), { _tag: 'Included', succeeded: true })
    const unknown = { id: base58.encode(new Uint8Array(64).fill(1)) }
    assert.deepEqual(await rightOf(rpc.transactionFate(solana.network, unknown)), { _tag: 'Unknown' })
    assert.equal(before - (await rightOf(rpc.nativeBalance(solana.network, address))), 250_005_000n)
    rpc.dispose()
  })
  it('sends a transfer as prepared, for the stated cost', async () => {
    const { connector, address, name } = await connected('osprey')
    const rpc = makeHttpChainRpc({ fetch, scheduler: asyncScheduler })
    const transfers = makeHttpTransfers({ fetch, scheduler: asyncScheduler, chainRpc: rpc, closed: NEVER })
    const before = await rightOf(rpc.nativeBalance(solana.network, address))
    const { request, fee } = await rightOf(
      transfers.prepare(solana.network, {
        from: address,
        to: solana.accounts[4] ?? '',
        asset: { _tag: 'Coin', units: 10n },
      }),
    )
    const answer = await approved(`${name}: transaction request`, rightOf(connector.request(request)))
    await rightOf(transfers.settled(solana.network, textOf(answer, 'signature')))
    assert.equal(before - (await rightOf(rpc.nativeBalance(solana.network, address))), fee + 10n)
    rpc.dispose()
  })
  it('reports an unsupported method with the code of EIP-1193', async () => {
    const { connector, address } = await connected('plover')
    const error = await leftOf(
      connector.request({
        method: 'solana_signAndSendTransaction',
        params: { transaction: await transferOf(address, 1) },
      }),
    )
    assert.deepInclude(error, { _tag: 'RequestFailed', code: 4200 })
  })
  it('reports an account change and the end, and revokes access when the page disconnects [U-42]', async () => {
    const { connector, access } = await connected('kestrel')
    const heard: unknown[] = []
    const listening = connector.events.subscribe((event) => heard.push(event))
    const [first = '', second = ''] = solana.accounts
    access.grant([second, first])
    access.grant([])
    listening.unsubscribe()
    assert.deepEqual(heard, [{ _tag: 'AccountsChanged', accounts: [second, first] }, { _tag: 'Disconnected' }])
    const again = await connected('osprey')
    await rightOf(again.connector.disconnect)
    assert.isEmpty(again.access.accounts())
  })
})
