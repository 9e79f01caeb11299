import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import type { LoginError } from '../../../domain/login/loginError.js'
import { evmLogin } from '../../../infrastructure/connectors/embedded/evmConnector.js'
import { makeLoginConnectors } from '../../../infrastructure/connectors/embedded/loginConnector.js'
import { withFailure } from '../../../infrastructure/connectors/embedded/loginFailures.js'
import { toRequestError } from '../../../infrastructure/connectors/shared/providerErrors.js'
import { toSwitchError } from '../../../infrastructure/connectors/shared/switchErrors.js'
import { readField } from '../../../infrastructure/shared/safeRead.js'
import { listen } from '../../contracts/walletConnector/listen.js'
import { SITE_ACCOUNTS } from '../../fakes/fakeSecureSite.js'
import { aNetwork } from '../../support/aNetwork.js'
import { describeNow } from '../../support/describeNow.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { setUpWallet } from './setUpWallet.js'

const SIGNING = { method: 'personal_sign', params: ['0x68', SITE_ACCOUNTS.smartAccount] }
const DISCONNECTED = { _tag: 'Disconnected' } as const

const failed = (code: number, message: string): object => ({ _tag: 'RequestFailed', code, message })
const withoutCause = (error: RequestError): object =>
  Object.fromEntries(Object.entries(error).filter(([key]) => key !== 'cause'))

describe('the EVM connector of the embedded wallet', () => {
  const setUp = async () => {
    const opened = setUpWallet()
    await opened.load()
    const connector = makeLoginConnectors({ ...opened, describe: describeNow })(evmLogin(() => 'eip155:1'))
    const errorOf = async (method: string, params?: unknown) =>
      withoutCause(await leftOf(connector.request({ method, params })))
    const ask = (method: string, params?: unknown) => rightOf(connector.request({ method, params }))
    const names = () => opened.site.asked().map(([name]) => name)
    return { ...opened, connector, errorOf, ask, names }
  }
  const logIn = async () => {
    const opened = await setUp()
    await rightOf(opened.connector.connect)
    return { ...opened, ...listen(opened.connector) }
  }

  it('sends nothing before a login', async () => {
    const { errorOf, names } = await setUp()
    const before = names().length
    for (const method of ['eth_chainId', 'wallet_getPermissions', 'personal_sign'])
      assert.deepEqual(await errorOf(method, []), { _tag: 'NotConnected' })
    assert.lengthOf(names(), before)
  })
  it('rejects a request without a login as an expired session, with code 4900 [S8-15]', async () => {
    const question = TE.left<LoginError>({ _tag: 'NotLoggedIn' })
    assert.deepEqual(await leftOf(withFailure(describeNow)(toRequestError)(question)), { _tag: 'SessionGone' })
    const asSwitch = withFailure(describeNow)((cause, said) => toSwitchError(cause, 'eip155:1', said))
    assert.deepInclude(await leftOf(asSwitch(question)), {
      _tag: 'SwitchFailed',
      code: 4900,
      message: 'Not connected to email or social',
    })
  })
  it('connects a fresh login without another request [S6-03]', async () => {
    const { wallet, connector, names } = await setUp()
    await rightOf(wallet.social.connect('https://secure.example/?t=1', { chainId: 'eip155:1' }))
    assert.deepEqual((await rightOf(connector.connect)).accounts, [SITE_ACCOUNTS.smartAccount])
    assert.notInclude(names(), 'GET_USER')
  })
  it('refuses an unknown method, and never posts it [S8-34]', async () => {
    const { errorOf, names } = await logIn()
    for (const method of ['eth_sign', 'constructor'])
      assert.deepEqual(await errorOf(method, []), { _tag: 'RpcNotAllowed', method })
    assert.notInclude(names(), 'RPC_REQUEST')
  })
  it('never posts a payment or signature for another account (4100), nor a payment for another chain (4901) [U-41]', async () => {
    const { errorOf, ask, names } = await logIn()
    const { eoa, smartAccount } = SITE_ACCOUNTS
    const calls = [{ to: eoa, data: '0x12' }]
    const refused: readonly (readonly [code: number, method: string, params: unknown])[] = [
      [4100, 'eth_sendTransaction', [{ from: eoa, to: eoa }]],
      [4100, 'eth_sendTransaction', [{ from: 'me', to: eoa }]],
      [4100, 'wallet_sendCalls', [{ from: eoa, calls }]],
      [4100, 'personal_sign', ['0x68', eoa]],
      [4100, 'eth_signTypedData_v4', [eoa, '{}']],
      [4901, 'eth_sendTransaction', [{ from: smartAccount, to: eoa, chainId: '0xa' }]],
      [4901, 'eth_sendTransaction', [{ to: eoa, chainId: 10n }]],
      [4901, 'wallet_sendCalls', [{ chainId: 10, calls }]],
      [-32602, 'eth_sendTransaction', [{ to: eoa, chainId: 'optimism' }]],
      [-32602, 'eth_sendTransaction', [{ to: eoa, data: '0x12', input: '0x34' }]],
    ]
    for (const [code, method, params] of refused)
      assert.deepInclude(await errorOf(method, params), { _tag: 'RequestFailed', code }, JSON.stringify([code, method]))
    assert.notInclude(names(), 'RPC_REQUEST')
    for (const chainId of ['0x1', 1, 1n])
      await ask('eth_sendTransaction', [{ from: smartAccount.toLowerCase(), chainId }])
    await ask('eth_sendTransaction', [{ to: eoa, data: '0xAB', input: '0xab' }])
    await ask('wallet_grantPermissions', [{ chainId: '0xa' }])
    assert.lengthOf(
      names().filter((name) => name === 'RPC_REQUEST'),
      5,
    )
  })
  for (const [message, expected] of [
    ['User rejected', { _tag: 'RequestRejected', message: 'User rejected' }],
    ['Transaction declined', { _tag: 'RequestRejected', message: 'Transaction declined' }],
    ['Declined by the user', { _tag: 'RequestRejected', message: 'Declined by the user' }],
    ['execution reverted: User rejected', failed(-32603, 'execution reverted: User rejected')],
    ['Request already pending', failed(-32002, 'Request already pending')],
    ['Chain is not supported', failed(4200, 'Chain is not supported')],
    ['out of gas', failed(-32603, 'out of gas')],
  ] as const) {
    it(`maps "${message}" to ${JSON.stringify(expected)}`, async () => {
      const { site, errorOf } = await logIn()
      site.treat('RPC_REQUEST', { _tag: 'Error', message })
      assert.deepEqual(await errorOf(SIGNING.method, SIGNING.params), expected)
    })
  }
  it('keeps code, text and the error of the login in the cause of a failure', async () => {
    const error = { _tag: 'FrameFailed', message: 'out of gas' } as const
    const failure = await leftOf(withFailure(describeNow)(toRequestError)(TE.left<LoginError>(error)))
    const cause = failure._tag === 'RequestFailed' ? failure.cause : undefined
    assert.instanceOf(cause, Error)
    assert.deepEqual(
      ['code', 'message', 'cause'].map((key) => readField(cause, key)),
      [-32603, 'out of gas', error],
    )
  })
  it('maps an aborted request to a rejection', async () => {
    const { site, wallet, errorOf, advance } = await logIn()
    site.treat('RPC_REQUEST', { _tag: 'Silence' })
    const asking = errorOf(SIGNING.method, SIGNING.params)
    await advance(0)
    wallet.rpc.abort()
    assert.deepInclude(await asking, { _tag: 'RequestRejected', message: 'Request was aborted' })
  })
  for (const [what, treatment, ending] of [
    ['was taken back', { _tag: 'Success' }, { _tag: 'ConnectionChanged' }],
    ['was not taken back', { _tag: 'Silence' }, { _tag: 'RequestOutcomeUnknown' }],
  ] as const)
    it(`ends a payment, open in the frame at a disconnect, that ${what} as ${ending._tag} [S7-44] [U-41]`, async () => {
      const { site, connector, errorOf, advance } = await logIn()
      site.treat('RPC_REQUEST', { _tag: 'Silence' })
      site.treat('RPC_ABORT', treatment)
      const paying = errorOf('eth_sendTransaction', [{ to: SITE_ACCOUNTS.eoa, value: '0x1' }])
      await advance(0)
      void connector.disconnect()
      await advance(treatment._tag === 'Success' ? 0 : 3_000)
      assert.deepEqual(await paying, ending)
    })
  it('ends a request without approval at once with the connection [U-41]', async () => {
    const { site, connector, errorOf, advance } = await logIn()
    site.treat('RPC_REQUEST', { _tag: 'Silence' })
    const reading = errorOf('eth_blockNumber', [])
    await advance(0)
    void connector.disconnect()
    assert.deepEqual(await reading, { _tag: 'ConnectionChanged' })
  })
  it('ends a payment as unknown when the frame is dropped with its login [S7-44] [U-33]', async () => {
    const { site, wallet, connector, errorOf, advance } = await logIn()
    site.treat('RPC_REQUEST', { _tag: 'Silence' })
    site.treat('RPC_ABORT', { _tag: 'Silence' })
    const paying = errorOf('eth_sendTransaction', [{ to: SITE_ACCOUNTS.eoa, value: '0x1' }])
    await advance(0)
    // As when a page returns from the back-forward cache after another login elsewhere.
    wallet.session.forget()
    await advance(250)
    void connector.restore()
    assert.deepEqual(await paying, { _tag: 'RequestOutcomeUnknown' })
  })
  it('is on the last chosen network, whichever of two moves is answered last [U-36] [U-39]', async () => {
    const { wallet, site, frame, connector, advance } = await logIn()
    site.treat('SWITCH_NETWORK', { _tag: 'Silence' })
    const away = wallet.account.switchTo('eip155:10')()
    await advance(0)
    const asked = frame.posted.findLast(({ type }) => type.endsWith('/SWITCH_NETWORK'))
    site.treat('SWITCH_NETWORK', undefined)
    assert.equal(await rightOf(connector.switchNetwork(aNetwork())), 'eip155:1')
    assert.lengthOf(
      frame.posted.filter(({ type }) => type.endsWith('/SWITCH_NETWORK')),
      2,
    )
    frame.say({ id: asked?.id, type: '@w3m-frame/SWITCH_NETWORK_SUCCESS', payload: { chainId: 10 } })
    await away
    assert.equal(wallet.session.loggedIn.value?.caipNetworkId, 'eip155:1')
  })
  it('stays on the network of a move whose successor failed [U-36] [U-39]', async () => {
    const { wallet, site, frame, connector, advance } = await logIn()
    site.treat('SWITCH_NETWORK', { _tag: 'Silence' })
    const away = wallet.account.switchTo('eip155:10')()
    await advance(0)
    const asked = frame.posted.findLast(({ type }) => type.endsWith('/SWITCH_NETWORK'))
    site.treat('SWITCH_NETWORK', { _tag: 'Error', message: 'wallet is broken' })
    await leftOf(connector.switchNetwork(aNetwork()))
    site.moveTo('eip155:10')
    frame.say({ id: asked?.id, type: '@w3m-frame/SWITCH_NETWORK_SUCCESS', payload: { chainId: 10 } })
    await away
    assert.equal(wallet.session.loggedIn.value?.caipNetworkId, 'eip155:10')
  })
  it("logs the visitor out when the site's own permission is revoked, and forwards other permissions to the frame [S6-06]", async () => {
    const { ask, names, site, heard } = await logIn()
    site.treat('RPC_REQUEST', { _tag: 'Success', payload: null })
    await ask('wallet_revokePermissions', [{ pci: 'x' }])
    assert.equal(names().at(-1), 'RPC_REQUEST')
    assert.isNull(await ask('wallet_revokePermissions', [{ eth_accounts: {} }]))
    assert.equal(names().at(-1), 'SIGN_OUT')
    assert.deepEqual(heard, [DISCONNECTED])
  })
  it('reports each move once, from any source', async () => {
    const { wallet, ask, heard } = await logIn()
    await ask('wallet_switchEthereumChain', [{ chainId: '0xa' }])
    await rightOf(wallet.account.switchTo('eip155:10'))
    await rightOf(wallet.account.prefer('eoa'))
    assert.deepEqual(heard, [
      { _tag: 'ChainChanged', caipNetworkId: 'eip155:10' },
      { _tag: 'AccountsChanged', accounts: [SITE_ACCOUNTS.eoa] },
    ])
    assert.equal(await ask('eth_chainId'), '0xa')
  })
  it('accepts the node of an added network if its address is valid, and keeps it for later calls', async () => {
    const { ask, site } = await logIn()
    await ask('wallet_addEthereumChain', [{ chainId: '0x309', rpcUrls: ['javascript:1'] }])
    assert.deepEqual(site.asked().find(([name]) => name === 'SWITCH_NETWORK')?.[1], { chainId: 'eip155:777' })
    await ask('wallet_addEthereumChain', [{ chainId: '0x30a', rpcUrls: ['https://new.example'] }])
    await ask('eth_gasPrice')
    assert.deepEqual(site.asked().at(-1)?.[1], {
      method: 'eth_gasPrice',
      chainNamespace: 'eip155',
      chainId: 778,
      rpcUrl: 'https://new.example',
    })
  })
  it('refuses to move to an invalid chain', async () => {
    const { errorOf, names } = await logIn()
    for (const params of [
      undefined,
      [],
      [{}],
      [{ chainId: 10 }],
      [{ chainId: '0x' }],
      [{ chainId: '0x0' }],
      [{ chainId: `0x1${'0'.repeat(40)}` }],
    ]) {
      assert.deepInclude(await errorOf('wallet_switchEthereumChain', params), { _tag: 'RequestFailed', code: -32603 })
    }
    assert.notInclude(names(), 'SWITCH_NETWORK')
  })
  it('is disconnected while the visitor is on Solana', async () => {
    const { wallet, errorOf, heard } = await logIn()
    await rightOf(wallet.account.switchTo('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'))
    assert.deepEqual(heard, [DISCONNECTED])
    assert.deepEqual(await errorOf('wallet_getPermissions'), { _tag: 'NotConnected' })
  })
  it('keeps a login that is on Solana on restore and on disconnect', async () => {
    const { wallet, connector, names } = await setUp()
    await rightOf(wallet.session.fetchUser({ chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }))
    assert.isUndefined(await rightOf(connector.restore))
    await rightOf(connector.disconnect)
    assert.notInclude(names(), 'SIGN_OUT')
    assert.equal(wallet.session.loggedIn.value?.caipNetworkId, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  })
})
