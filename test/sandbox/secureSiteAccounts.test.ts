import { assert } from 'chai'
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  type Address,
  type Hex,
  hashMessage,
  http,
  parseEther,
  recoverMessageAddress,
  toHex,
} from 'viem'
import { callRpc } from '../../sandbox/browserWallets/rpc.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { ACCOUNT_ABI } from '../../sandbox/contracts/abis.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { mined } from './support/mined.js'
import { refusalOf } from './support/refusalOf.js'
import { secureFrame } from './support/secureFrame.js'

const ANA = 'ana@shop.example'
const TO: Address = '0x00000000000000000000000000000000000000a1'
const OTHER: Address = '0x00000000000000000000000000000000000000b2'

const TYPED = {
  domain: { name: 'Shop', version: '1', chainId: 31337 },
  types: { Order: [{ name: 'what', type: 'string' }] },
  primaryType: 'Order',
  message: { what: 'lantern' },
} as const

describe("the secure site's accounts", () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
  })
  beforeEach(() => sandbox.secureSite.reset())
  after(() => sandbox.close())

  const chain = (id: 'eip155:31337' | 'eip155:31338' | 'eip155:31339' = 'eip155:31337') =>
    createPublicClient({ transport: http(sandbox.rpc[id], { retryCount: 0 }), cacheTime: 0 })
  const visitor = async (email = ANA) => {
    const frame = secureFrame(sandbox.secureSite)
    await frame.logIn(email)
    const user = await frame.get('GET_USER', { chainId: 'eip155:31337' })
    const rpc = async (method: string, params: unknown, decision?: string): Promise<unknown> => {
      const { message } = await frame.deliver('RPC_REQUEST', { method, params, chainId: 31337 }, decision)
      if (message?.['type'] !== '@w3m-frame/RPC_REQUEST_SUCCESS') throw new Error(JSON.stringify(message?.['payload']))
      return message['payload']
    }
    const [eoa, smart] = (user['accounts'] as readonly { readonly address: Address }[]).map(({ address }) => address)
    return {
      frame,
      user,
      rpc,
      approved: (method: string, params: unknown) => rpc(method, params, 'approved') as Promise<Hex>,
      eoa: eoa ?? '0x',
      smart: smart ?? '0x',
    }
  }

  it('are a key and a deployed smart account at the same address on both chains, and a key alone on the third', async () => {
    const { frame, user, eoa, smart } = await visitor()
    assert.deepEqual(user, {
      address: smart,
      chainId: 31337,
      email: ANA,
      accounts: [
        { address: eoa, type: 'eoa' },
        { address: smart, type: 'smartAccount' },
      ],
      preferredAccountType: 'smartAccount',
      smartAccountDeployed: true,
    })
    assert.deepInclude(await frame.get('GET_USER', { chainId: 'eip155:31338' }), { address: smart, chainId: 31338 })
    assert.deepInclude(await frame.get('GET_USER', { chainId: 31339 }), {
      address: eoa,
      preferredAccountType: 'eoa',
      smartAccountDeployed: false,
    })
    for (const id of ['eip155:31337', 'eip155:31338'] as const) {
      assert.equal(await chain(id).readContract({ address: smart, abi: ACCOUNT_ABI, functionName: 'owner' }), eoa)
      assert.equal(await chain(id).getBalance({ address: smart }), parseEther('10'))
    }
    assert.deepEqual(await frame.get('GET_SMART_ACCOUNT_ENABLED_NETWORKS'), {
      smartAccountEnabledNetworks: [31337, 31338, 8453],
    })
    assert.deepEqual(
      await frame.get('INIT_SMART_ACCOUNT').catch((error: unknown) => String(error)),
      'Error: There are no smart accounts on this network',
    )
  })

  it('belong to one e-mail address, identical after a reset, and others to another', async () => {
    const first = await visitor()
    sandbox.secureSite.reset()
    const again = await visitor()
    const other = await visitor('bea@shop.example')
    assert.equal(again.smart, first.smart)
    assert.notEqual(other.smart, first.smart)
  })

  it('sign texts and typed data that a chain verifies by ERC-1271, and nothing else can sign for them', async () => {
    const { approved, eoa, smart } = await visitor()
    const signature = await approved('personal_sign', [toHex('hello'), smart])
    assert.equal(await recoverMessageAddress({ message: 'hello', signature }), eoa)
    assert.isTrue(await chain().verifyMessage({ address: smart, message: 'hello', signature }))
    assert.isFalse(await chain().verifyMessage({ address: smart, message: 'bye', signature }))
    const typed = await approved('eth_signTypedData_v4', [smart, JSON.stringify(TYPED)])
    assert.isTrue(await chain().verifyTypedData({ ...TYPED, address: smart, signature: typed }))
    const ask = (hash: Hex, given: Hex) =>
      chain().readContract({ address: smart, abi: ACCOUNT_ABI, functionName: 'isValidSignature', args: [hash, given] })
    assert.equal(await ask(hashMessage('hello'), signature), '0x1626ba7e')
    assert.equal(await ask(hashMessage('hello'), '0x1234'), '0xffffffff')
    assert.include(await refusalOf(approved('personal_sign', [toHex('hello'), OTHER])), 'may not use that account')
  })

  it('send from either account, and several calls at once from the smart one', async () => {
    const { rpc, approved, eoa, smart } = await visitor('dora@shop.example')
    const ask = (method: string, ...params: readonly unknown[]) => rpc(method, params)
    const balances = () => Promise.all([eoa, smart, TO].map((address) => chain().getBalance({ address })))
    const [, smartBefore = 0n, toBefore = 0n] = await balances()
    await mined(ask, await approved('eth_sendTransaction', [{ from: smart, to: TO, value: toHex(parseEther('1')) }]))
    await mined(ask, await approved('eth_sendTransaction', [{ from: eoa, to: TO, value: toHex(parseEther('2')) }]))
    const calls = [TO, OTHER].map((to) => ({ to, value: toHex(parseEther('1')), data: '0x' }))
    const { id } = (await approved('wallet_sendCalls', [{ calls, version: '2.0.0', from: smart }])) as unknown as {
      readonly id: Hex
    }
    await mined(ask, id)
    assert.deepInclude(await rpc('wallet_getCallsStatus', [id]), { id, status: 200, atomic: true })
    const [, smartAfter = 0n, toAfter = 0n] = await balances()
    assert.equal(smartBefore - smartAfter, parseEther('3'))
    assert.equal(toAfter - toBefore, parseEther('4'))
    assert.deepEqual(await rpc('wallet_getCapabilities', undefined), {
      '0x7a69': { atomic: { status: 'supported' } },
      '0x7a6a': { atomic: { status: 'supported' } },
      '0x2105': { atomic: { status: 'supported' } },
    })
  })

  it('send the data that a transaction names input, from either account', async () => {
    const { rpc, approved, eoa, smart } = await visitor('fay@shop.example')
    const ask = (method: string, ...params: readonly unknown[]) => rpc(method, params)
    const input = encodeFunctionData({ abi: ACCOUNT_ABI, functionName: 'execute', args: [TO, 1n, '0x'] })
    // Only the owner may call the smart account, which therefore cannot call itself.
    await mined(ask, await approved('eth_sendTransaction', [{ from: eoa, to: smart, input }]))
    assert.equal(await chain().getBalance({ address: smart }), parseEther('10') - 1n)
    assert.include(await refusalOf(approved('eth_sendTransaction', [{ from: smart, to: smart, input }])), 'revert')
  })

  it('pay for no other account or chain, and not with contradictory data', async () => {
    const { frame, approved, eoa, smart } = await visitor()
    const refused = (method: string, given: object) => refusalOf(approved(method, [given]))
    const calls = [{ to: TO, data: '0x' }]
    assert.include(await refused('eth_sendTransaction', { from: OTHER, to: TO }), 'may not use that account')
    assert.include(await refused('wallet_sendCalls', { from: OTHER, calls }), 'may not use that account')
    assert.include(await refused('eth_sendTransaction', { from: eoa, to: TO, chainId: '0x1' }), 'for eip155:31337')
    assert.include(await refused('wallet_sendCalls', { from: smart, calls, chainId: 1 }), 'for eip155:31337')
    assert.include(await refused('eth_sendTransaction', { to: TO, data: '0x12', input: '0x34' }), 'differ')
    const elsewhere = { method: 'eth_sendTransaction', params: [{ from: smart, to: TO }], chainId: 31339 }
    assert.include(await refusalOf(frame.get('RPC_REQUEST', elsewhere, 'approved')), 'may not use that account')
  })

  it('pass on why a chain refuses', async () => {
    const { approved, smart } = await visitor()
    assert.isTrue(
      (await refusalOf(approved('eth_sendTransaction', [{ from: smart, to: TO, value: toHex(parseEther('5000')) }])))
        .length > 10,
    )
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [TO, 1n] })
    assert.notEqual(
      await refusalOf(approved('eth_sendTransaction', [{ from: smart, to: smart, data }])),
      'it succeeded',
    )
  })

  it('do nothing without approval, and support no other methods', async () => {
    const { rpc, smart, eoa, frame } = await visitor()
    assert.include(await refusalOf(rpc('personal_sign', [toHex('hello'), smart])), 'not available')
    assert.include(await refusalOf(rpc('personal_sign', [toHex('hello'), smart], 'declined')), 'User rejected')
    assert.include(await refusalOf(rpc('eth_sign', [smart, '0x'], 'approved')), 'not available')
    assert.deepEqual(await rpc('eth_accounts', undefined), [smart])
    await frame.get('SET_PREFERRED_ACCOUNT', { type: 'eoa' })
    assert.deepEqual(await rpc('eth_accounts', undefined), [eoa])
    assert.equal(await rpc('eth_chainId', undefined), '0x7a69')
  })

  it('switch the network by either of its names, and to no unknown one', async () => {
    const { frame } = await visitor()
    assert.deepEqual(await frame.get('SWITCH_NETWORK', { chainId: 'eip155:31338' }), { chainId: 31338 })
    assert.deepEqual(await frame.get('SWITCH_NETWORK', { chainId: 31337 }), { chainId: 31337 })
    assert.equal(await refusalOf(frame.get('SWITCH_NETWORK', { chainId: 'eip155:5' })), 'This network is not supported')
    assert.deepEqual(await frame.get('GET_CHAIN_ID'), { chainId: 31337 })
  })

  it('are redeployed at the same address on a reset chain', async () => {
    const ask = (method: string, ...params: readonly unknown[]) => callRpc(sandbox.rpc['eip155:31338'], method, params)
    const snapshot = await ask('evm_snapshot')
    const { frame } = await visitor('emil@shop.example')
    const account = async () => (await frame.get('GET_USER', { chainId: 'eip155:31338' }))['address'] as Address
    const code = async (address: Address) => chain('eip155:31338').getCode({ address })
    const address = await account()
    assert.isString(await code(address))
    await ask('evm_revert', snapshot)
    assert.isUndefined(await code(address))
    assert.equal(await account(), address)
    assert.isString(await code(address))
  })

  it('are smart where the site is configured so', async () => {
    const { frame, eoa, smart } = await visitor()
    assert.deepEqual(await frame.get('INIT_SMART_ACCOUNT'), { address: smart, isDeployed: true })
    sandbox.secureSite.setSmartAccountNetworks([31338])
    assert.deepEqual(await frame.get('GET_SMART_ACCOUNT_ENABLED_NETWORKS'), { smartAccountEnabledNetworks: [31338] })
    assert.deepInclude(await frame.get('GET_USER'), { address: eoa, smartAccountDeployed: false })
    assert.equal(
      await refusalOf(frame.get('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })),
      'There are no smart accounts on this network',
    )
    sandbox.secureSite.setSmartAccountNetworks()
    assert.deepEqual(await frame.get('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' }), {
      type: 'smartAccount',
      address: smart,
    })
  })

  describe('silent sign-ins', () => {
    const siwxMessage = {
      accountAddress: '<<AccountAddress>>',
      chainId: 'eip155:31337',
      domain: 'shop.example',
      uri: 'http://shop.example',
      version: '1',
      nonce: 'abc',
      serializedMessage: 'I am <<AccountAddress>>.',
    }
    const asked = { chainId: 'eip155:31337', siwxMessage }

    it("use the app's message, with the account's address inserted", async () => {
      const { frame, smart } = await visitor()
      const user = await frame.get('GET_USER', asked)
      assert.equal(user['message'], `I am ${smart}.`)
      assert.deepInclude(user['siwxMessage'], { accountAddress: smart, nonce: 'abc' })
      assert.isTrue(
        await chain().verifyMessage({ address: smart, message: `I am ${smart}.`, signature: user['signature'] as Hex }),
      )
    })

    it('can be for another address, with another text, malformed, or missing, on demand', async () => {
      const { frame } = await visitor()
      const { secureSite } = sandbox
      const said = async (way: Parameters<typeof secureSite.setSilentSigning>[0]) => {
        secureSite.setSilentSigning(way)
        return (await frame.get('GET_USER', asked))['message']
      }
      assert.equal(await said('otherAddress'), 'I am 0x00000000000000000000000000000000000000A1.')
      assert.match(String(await said('otherText')), /^I am 0x\w{40}\.\nResources:\n- urn:recap:e30$/)
      assert.equal(await said('garbage'), 7)
      assert.isUndefined(await said('none'))
      assert.match(String(await said(undefined)), /^I am 0x\w{40}\.$/)
    })
  })
})
