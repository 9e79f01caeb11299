import { assert } from 'chai'
import sinon from 'sinon'
import { CONNECTOR_REGISTRY, HOST_ENVIRONMENT, LOG } from '../../../application/ports/tokens.js'
import type { Portico } from '../../../application/portico.js'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'

/** Wrong arguments of hosts without a compiler. */
const WRONG: readonly unknown[] = [undefined, null, 7, {}]
type Method =
  'account' | 'connect' | 'disconnect' | 'feature' | 'image' | 'open' | 'provider' | 'request' | 'switchNetwork'

describe('a method of Portico with wrong arguments', () => {
  let portico: Portico
  let log = fakeLog()
  beforeEach(() => {
    log = fakeLog()
    portico = createPortico({
      networks: [mainnet],
      features: { email: false, socials: false },
      override: ({ value }) => {
        value(CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector({ id: 'heron' })]))
        value(HOST_ENVIRONMENT, fakeHostEnvironment())
        value(LOG, log)
      },
    })
  })
  afterEach(() => portico.destroy())

  /** Calls it as a host without a compiler does. */
  const call = (method: Method, ...args: readonly unknown[]): unknown => Reflect.apply(portico[method], portico, args)
  const codeOf = async (method: Method, ...args: readonly unknown[]): Promise<string> => {
    try {
      await call(method, ...args)
      return 'none'
    } catch (error) {
      return error instanceof PorticoError ? error.code : String(error)
    }
  }
  const codesOf = (method: Method): Promise<readonly string[]> =>
    Promise.all(WRONG.map((wrong) => codeOf(method, wrong)))
  const each = (code: string): readonly string[] => WRONG.map(() => code)

  it('throws an error with a code for the mistake, and never a TypeError', async () => {
    await portico.connect('heron')
    assert.deepEqual(await codesOf('connect'), each('PTC-CONNECT-UNAVAILABLE'))
    assert.deepEqual(await codesOf('switchNetwork'), each('PTC-NETWORK-NOT-FOUND'))
    assert.deepEqual(await codesOf('feature'), each('PTC-FEATURE-UNKNOWN'))
    assert.deepEqual(await codesOf('request'), each('PTC-REQUEST-FAILED'))
    for (const wrong of WRONG) assert.equal(await codeOf('request', { method: wrong }), 'PTC-REQUEST-FAILED')
    for (const namespace of [7, {}, 'toString']) {
      assert.equal(await codeOf('request', { method: 'eth_accounts' }, namespace), 'PTC-CHAIN-UNSUPPORTED')
      assert.equal(await codeOf('disconnect', namespace), 'PTC-CHAIN-UNSUPPORTED')
      assert.equal(await codeOf('provider', namespace), 'PTC-CHAIN-UNSUPPORTED')
    }
    assert.equal(portico.connections.value.eip155._tag, 'Connected')
  })

  it('opens the modal without arguments, and rejects an unknown view', async () => {
    assert.equal(await codeOf('open', null), 'none')
    assert.equal(portico.modal.value._tag, 'Open')
    for (const view of [null, 7, {}, 'Nonsense', 'toString', []])
      assert.equal(await codeOf('open', { view }), 'PTC-VIEW-UNKNOWN')
  })

  it('rejects a malformed request to open the modal, even the name of a view', async () => {
    const shown: string[] = []
    const following = portico.modal.changes.subscribe(({ _tag }) => shown.push(_tag))
    for (const request of [5, 0, '', 'AllWallets', true, Symbol('view'), () => ({ view: 'AllWallets' })])
      assert.equal(await codeOf('open', request), 'PTC-VIEW-UNKNOWN')
    for (const namespace of [null, 7, {}, 'toString', 'solana'])
      assert.equal(await codeOf('open', { namespace }), 'PTC-CHAIN-UNSUPPORTED')
    assert.notInclude(shown, 'Open')
    following.unsubscribe()
  })

  it('opens Connect for no namespace without a network', async () => {
    for (const namespace of ['tron', 'solana', 7, null])
      assert.equal(await codeOf('open', { view: { name: 'Connect', namespace } }), 'PTC-CHAIN-UNSUPPORTED')
    assert.equal(await codeOf('open', { view: { name: 'Connect', namespace: 'eip155' } }), 'none')
  })

  it('keeps the view if a command names an unknown view, or lacks parameters', async () => {
    await portico.open()
    const { value } = portico.modal
    const go = (view: unknown): unknown => Reflect.apply(portico.commands.go, undefined, [view])
    for (const wrong of [undefined, null, 7, 'AllWallets', {}, { name: 'Nonsense' }, { name: 'Downloads' }]) go(wrong)
    assert.equal(portico.modal.value, value)
    go({ name: 'Downloads', walletId: 'heron' })
    assert.notEqual(portico.modal.value, value)
    const warned = log.lines.filter(({ message }) => message.includes('PTC-VIEW-UNKNOWN'))
    assert.lengthOf(warned, 7)
  })

  it('throws for the account of an unknown namespace', async () => {
    for (const namespace of [7, {}, 'tron', 'toString', '__proto__'])
      assert.equal(await codeOf('account', namespace), 'PTC-CHAIN-UNSUPPORTED')
  })

  it('answers an empty provider request as JSON-RPC does: invalid request', async () => {
    for (const wrong of WRONG) {
      const asked: unknown = Reflect.apply(portico.provider().request, undefined, [wrong])
      const error = await Promise.resolve(asked).catch((cause: unknown) => cause)
      assert.include(error, { code: -32600, message: 'Invalid request' })
    }
  })

  it('does not throw during rendering: for a missing picture or account, or an invalid appearance', async () => {
    portico.preload()
    await portico.feature('pairing').catch(() => undefined)
    for (const none of [undefined, null]) {
      assert.isUndefined((call('image', none) as ReturnType<Portico['image']>).value)
      assert.strictEqual(Reflect.apply(portico.account, undefined, [none]), portico.account())
    }
    const before = portico.appearance.value
    const reported = sinon.stub<unknown[]>()
    const { reportError } = globalThis
    globalThis.reportError = reported
    try {
      Reflect.apply(portico.setAppearance, undefined, [undefined])
      assert.equal(reported.callCount, 0)
      for (const wrong of [null, 'dark']) Reflect.apply(portico.setAppearance, undefined, [wrong])
    } finally {
      globalThis.reportError = reportError
    }
    assert.deepEqual(
      reported.args.map(([error]) => error instanceof PorticoError && error.code),
      ['PTC-OPTION-THEME', 'PTC-OPTION-THEME'],
    )
    assert.deepEqual(portico.appearance.value, before)
  })
})
