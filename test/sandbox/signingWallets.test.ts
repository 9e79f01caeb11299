import { assert } from 'chai'
import { isHex, verifyMessage } from 'viem'
import { makeProvider } from '../../sandbox/browserWallets/provider.js'
import { accountsOf } from '../../sandbox/browserWallets/signature.js'
import { makeWalletAccess } from '../../sandbox/browserWallets/walletAccess.js'
import { openClient } from '../../sandbox/chain/transactions.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { aPage } from './support/aPage.js'
import { aShopPage, messageFor } from './support/aShopPage.js'
import { codeOf } from './support/codeOf.js'
import { networksOf } from './support/networksOf.js'
import { walletOf } from './support/walletOf.js'

const SHOP = 'http://shop.localhost'
const ORIGIN = 'http://localhost:3001'
const ERC6492_MAGIC = '6492'.repeat(16)

const toHex = (text: string): string => `0x${Buffer.from(text).toString('hex')}`

describe('a sandbox wallet with a special way to sign', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
    sandbox.shopServer.serve(ORIGIN)
    aPage.open()
  })
  afterEach(() => {
    localStorage.clear()
    sandbox.clearFaults()
  })
  after(async () => {
    await aPage.close()
    await sandbox.close()
  })

  /** A wallet whose owner approves each signature. */
  const aWallet = (key: string) => {
    const wallet = walletOf(key)
    const access = makeWalletAccess(wallet, networksOf(sandbox))
    const accounts = accountsOf(wallet, sandbox)
    const address = accounts.own[0] ?? ''
    access.grant([address])
    const { request } = makeProvider(wallet, { ...accounts, keysAt: sandbox.rpc['eip155:31337'], access })
    return {
      address: address as `0x${string}`,
      request,
      sign: (message: string): Promise<unknown> => {
        const asked = request({ method: 'personal_sign', params: [toHex(message), address] })
        const prompt = aPage.dialog(`${wallet.name}: signature request`)
        assert.include(prompt?.textContent, message)
        aPage.press(prompt, 'Approve')
        return asked
      },
    }
  }
  const isSigned = async (address: `0x${string}`, message: string, signature: unknown): Promise<boolean> =>
    isHex(signature) && verifyMessage({ address, message, signature })
  /** The shop server's answer to a wallet's signature. */
  const signIn = async (key: string, chain = 31337): Promise<string> => {
    const { address, sign } = aWallet(key)
    const page = aShopPage(sandbox.shopServer, ORIGIN)
    const message = messageFor(address, await page.nonce(), { origin: ORIGIN, chain })
    return page.verify(message, await sign(message))
  }

  it("may sign with another account's key, another text, or not at all; none of it signs in [S-16]", async () => {
    const text = `shop.localhost wants you to sign in. URI: ${SHOP}/`
    const [cowbird, starling] = [aWallet('cowbird'), aWallet('starling')]
    const foreign = await cowbird.sign(text)
    assert.isFalse(await isSigned(cowbird.address, text, foreign))
    assert.isTrue(await isSigned(sandbox.accounts.at(-1) ?? '0x', text, foreign))
    const moved = await starling.sign(text)
    assert.isFalse(await isSigned(starling.address, text, moved))
    const said = text.replaceAll('shop.localhost', 'shop.elsewhere.example')
    assert.isTrue(await isSigned(starling.address, said, moved))
    assert.isFalse(isHex(await aWallet('jackdaw').sign(text)))
    assert.equal(await signIn('heron'), '200')
    assert.deepEqual([await signIn('cowbird'), await signIn('jackdaw')], ['403 Signature', '403 Signature'])
  })

  it("may be a deployed contract that confirms its owner's signature (ERC-1271) [U-109]", async () => {
    const { address, request } = aWallet('weaver')
    for (const rpc of [sandbox.rpc['eip155:31337'], sandbox.rpc['eip155:31338']])
      assert.isAbove((await openClient(rpc).getCode({ address }))?.length ?? 0, 2)
    assert.deepEqual([await signIn('weaver'), await signIn('weaver', 31338)], ['200', '200'])
    assert.equal(await codeOf(request({ method: 'eth_sendTransaction', params: [{ from: address }] })), 4200)
  })

  it('may be an undeployed contract with its deployment in the signature (ERC-6492) [U-109]', async () => {
    const { address, sign } = aWallet('nestling')
    const client = openClient(sandbox.rpc['eip155:31337'])
    assert.isUndefined(await client.getCode({ address }))
    const signature = await sign('hello')
    assert.isTrue(String(signature).endsWith(ERC6492_MAGIC))
    assert.isTrue(isHex(signature) && (await client.verifyMessage({ address, message: 'hello', signature })))
    assert.isTrue(isHex(signature) && !(await client.verifyMessage({ address, message: 'hello!', signature })))
    assert.equal(await signIn('nestling'), '200')
    assert.isUndefined(await client.getCode({ address }), 'verifying deploys nothing')
  })

  it('cannot be verified if the node of its chain fails', async () => {
    sandbox.fault({ match: 'rpc/eip155-31338', status: 500 })
    assert.equal(await signIn('nestling', 31338), '503 RpcUnavailable')
  })
})
