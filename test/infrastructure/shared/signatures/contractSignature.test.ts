import { assert } from 'chai'
import {
  concat,
  createTestClient,
  encodeAbiParameters,
  getContractAddress,
  type Hex,
  hashMessage,
  http,
  publicActions,
  walletActions,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type Anvil, startAnvil } from '../../../../sandbox/chain/anvil.js'
import { CONTRACT_ARTIFACTS } from '../../../../sandbox/contracts/contractArtifacts.gen.js'
import type { RpcCall, Verification } from '../../../../infrastructure/shared/signatures/verification.js'
import { verifySignature } from '../../../../infrastructure/shared/signatures/verifySignature.js'
import { rpcCallOf } from '../../../../infrastructure/signInServer/rpc.js'

/** A CREATE2 factory that anvil has deployed (EIP-2470 and its kin). */
const FACTORY = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
/** The signature format for an undeployed account (ERC-6492). */
const MAGIC = '0x6492649264926492649264926492649264926492649264926492649264926492'
const TEXT = 'dapp.example wants you to sign in'
const owner = privateKeyToAccount(generatePrivateKey())
const stranger = privateKeyToAccount(generatePrivateKey())

const code = concat([CONTRACT_ARTIFACTS.SandboxAccount, encodeAbiParameters([{ type: 'address' }], [owner.address])])
const deployment = concat([zeroHash, code])
const account = getContractAddress({ opcode: 'CREATE2', from: FACTORY, salt: zeroHash, bytecode: code })

const undeployed = (signature: Hex, data: Hex = deployment): Hex =>
  concat([
    encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }], [FACTORY, data, signature]),
    MAGIC,
  ])

const VALID: Verification = { _tag: 'Valid' }
const INVALID: Verification = { _tag: 'Invalid' }
const NO_ANSWER: Verification = { _tag: 'Unknown', reason: 'NoAnswer' }

describe('a signature of a contract account [U-109]', () => {
  let anvil: Anvil
  let call: RpcCall | undefined
  const verify = (signature: string, address: string = account, asked: RpcCall | undefined = call) =>
    verifySignature({ chainId: 'eip155:31337', address, text: TEXT, signature }, asked)

  before(async () => {
    anvil = await startAnvil(31_337)
    call = rpcCallOf({ 'eip155:31337': anvil.url }, 'eip155:31337')
  })
  after(() => anvil.close())

  it('is valid before deployment, if it contains the deployment call (ERC-6492)', async () => {
    const signature = await owner.signMessage({ message: TEXT })
    assert.deepEqual(await verify(undeployed(signature)), VALID)
    assert.deepEqual(await verify(signature), INVALID)
    assert.deepEqual(await verify(undeployed(await stranger.signMessage({ message: TEXT }))), INVALID)
    assert.deepEqual(await verify(undeployed(await owner.signMessage({ message: `${TEXT}.` }))), INVALID)
    assert.deepEqual(await verify(undeployed(signature), stranger.address), INVALID)
    assert.deepEqual(await verify(undeployed(signature, '0x')), INVALID)
  })

  it('is valid after deployment (ERC-1271), also in the format for undeployed accounts', async () => {
    const client = createTestClient({ mode: 'anvil', transport: http(anvil.url) })
      .extend(publicActions)
      .extend(walletActions)
    const [sender] = await client.getAddresses()
    assert.isDefined(sender)
    const hash = await client.sendTransaction({ account: sender, chain: null, to: FACTORY, data: deployment })
    await client.waitForTransactionReceipt({ hash })
    const signature = await owner.signMessage({ message: TEXT })
    assert.deepEqual(await verify(signature), VALID)
    assert.deepEqual(await verify(undeployed(signature)), VALID)
    assert.deepEqual(await verify(await owner.sign({ hash: hashMessage(`${TEXT}.`) })), INVALID)
    assert.deepEqual(await verify(await stranger.signMessage({ message: TEXT })), INVALID)
    for (const garbage of [
      '0x',
      '0x00',
      `0x${'ab'.repeat(64)}`,
      `0x${'ab'.repeat(500)}`,
      `0x${'00'.repeat(96)}${MAGIC.slice(2)}`,
    ])
      assert.deepEqual(await verify(garbage), INVALID, garbage)
  })

  it('is verified by one request, and by none if a key signed', async () => {
    const asked: string[] = []
    const counting: RpcCall = (method, params) => {
      asked.push(method)
      return call?.(method, params) ?? Promise.reject(new Error('no node'))
    }
    assert.deepEqual(await verify(await owner.signMessage({ message: TEXT }), owner.address, counting), VALID)
    assert.deepEqual(asked, [])
    assert.deepEqual(await verify(await owner.signMessage({ message: TEXT }), account, counting), VALID)
    assert.deepEqual(asked, ['eth_call'])
  })

  it('is invalid for the zero address, which a failed key recovery also yields', async () => {
    const zero = `0x${'00'.repeat(20)}`
    for (const nobody of [`0x${'00'.repeat(64)}1b`, `0x${'ff'.repeat(64)}1c`, undeployed('0x')])
      assert.deepEqual(await verify(nobody, zero), INVALID, nobody)
  })

  it('is invalid if no node may be asked', async () =>
    assert.deepEqual(
      await verifySignature({
        chainId: 'eip155:31337',
        address: account,
        text: TEXT,
        signature: await owner.signMessage({ message: TEXT }),
      }),
      INVALID,
    ))

  it('is undecided if the node fails, and invalid if the contract reverts', async () => {
    const signature = await stranger.signMessage({ message: TEXT })
    const answers: readonly (readonly [RpcCall, Verification])[] = [
      [() => Promise.reject(new Error('fetch failed')), NO_ANSWER],
      [() => Promise.reject({ code: -32_005, message: 'rate limited' }), NO_ANSWER],
      [() => Promise.reject(undefined), NO_ANSWER],
      [() => Promise.resolve(undefined), NO_ANSWER],
      [() => Promise.resolve('0x'), NO_ANSWER],
      [() => Promise.resolve('0x0102'), NO_ANSWER],
      [() => Promise.resolve({ result: '0x01' }), NO_ANSWER],
      [() => Promise.reject({ code: 3, message: 'x' }), INVALID],
      [() => Promise.reject(new Error('execution reverted: no')), INVALID],
      [() => Promise.resolve('0x00'), INVALID],
      [() => Promise.resolve(`0x${'0'.repeat(64)}`), INVALID],
      [() => Promise.resolve('0x01'), VALID],
      [() => Promise.resolve(`0x${'0'.repeat(63)}1`), VALID],
    ]
    for (const [at, [node, expected]] of answers.entries())
      assert.deepEqual(await verify(signature, account, node), expected, `answer ${at}`)
  })

  it('is undecided if the node is down, or does not answer JSON-RPC', async () => {
    const signature = await stranger.signMessage({ message: TEXT })
    for (const node of ['http://127.0.0.1:1', `${anvil.url}/nothing`])
      assert.deepEqual(await verify(signature, account, rpcCallOf({ 'eip155:1': node }, 'eip155:1')), NO_ANSWER, node)
  })
})
