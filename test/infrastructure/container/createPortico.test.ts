import { assert } from 'chai'
import { asyncScheduler, filter, firstValueFrom, type SchedulerLike } from 'rxjs'
import type { PortBinder } from '../../../application/api/options.js'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { CLOSE_GUARD, CONNECTION_MEMORY, CONNECTOR_REGISTRY } from '../../../application/ports/tokens.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const setUp = (more: (bind: PortBinder) => void = () => undefined, scheduler: SchedulerLike = asyncScheduler) => {
  const connector = fakeWalletConnector({ id: 'org.example.heron', name: 'Heron', scheduler })
  const memory = fakeConnectionMemory()
  const portico = createPortico({
    networks: [mainnet],
    override: (bind) => {
      bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([connector]))
      bind.value(CONNECTION_MEMORY, memory)
      more(bind)
    },
  })
  return { portico, connector, memory }
}

const rejectionOf = async (promise: Promise<unknown>): Promise<PorticoError> => {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (outcome instanceof PorticoError) return outcome
  throw new Error('expected a rejection with PorticoError')
}

describe('createPortico', () => {
  it('shows the loading modal at once and then the first view', async () => {
    const { portico } = setUp()
    const opened = portico.open()
    assert.deepEqual(portico.modal.value, { _tag: 'Opening' })
    await opened
    assert.deepEqual(portico.modal.value, { _tag: 'Open', history: [{ name: 'Connect' }], shaking: false })
    portico.destroy()
  })

  it('reports that it did not start, with the cause, if a host adapter throws; does not try again', async () => {
    let times = 0
    const { portico } = setUp(() => {
      times += 1
      throw new Error('no such adapter')
    })
    const errors = [await rejectionOf(portico.open({ view: 'Networks' })), await rejectionOf(portico.connect('x'))]
    for (const { code, retryable, cause } of errors) {
      assert.deepEqual([code, retryable], ['PTC-NOT-STARTED', false])
      assert.equal(cause._tag === 'CoreNotStarted' && String(cause.cause), 'Error: no such adapter')
    }
    assert.equal(times, 1)
    const unloaded = { _tag: 'NotLoaded', retryable: false, wanted: { view: 'Networks' } }
    assert.deepEqual<unknown>(portico.modal.value, unloaded)
    portico.close()
    assert.deepEqual(portico.modal.value, { _tag: 'Closed' })
    portico.destroy()
    assert.equal((await rejectionOf(portico.open())).code, 'PTC-DESTROYED')
    assert.deepEqual(portico.modal.value, { _tag: 'Closed' })
  })

  it('waits for the view to render if a modal is mounted', async () => {
    const { portico } = setUp()
    portico.screen.attach(() => undefined)
    let resolved = false
    const opened = portico.open().then(() => (resolved = true))
    await firstValueFrom(portico.modal.changes.pipe(filter(({ _tag }) => _tag === 'Open')))
    assert.isFalse(resolved)
    portico.screen.shown('Connect')
    await opened
    portico.destroy()
  })

  it('[S8-08] rejects open with "Modal closed" when the visitor closes it while it loads', async () => {
    const { portico } = setUp()
    const opened = portico.open()
    portico.close()
    const error = await rejectionOf(opened)
    assert.equal(error.message, 'Modal closed')
    assert.deepEqual(portico.modal.value, { _tag: 'Closed' })
    portico.destroy()
  })

  it('[S8-27] rejects open for a chain namespace without a configured network', async () => {
    const { portico } = setUp()
    const error = await rejectionOf(portico.open({ namespace: 'cosmos' }))
    assert.equal(error.message, 'Unsupported chain')
    assert.deepEqual(portico.modal.value, { _tag: 'Closed' })
    portico.destroy()
  })

  it('returns the same function for a command at each read, and is no promise', async () => {
    const { portico } = setUp()
    assert.strictEqual(portico.commands.go, portico.commands.go)
    assert.strictEqual(await Promise.resolve(portico.commands), portico.commands)
    assert.isUndefined(Reflect.get(portico.commands, Symbol.toStringTag))
    portico.commands.go({ name: 'WhatIsAWallet' })
    await firstValueFrom(portico.modal.changes.pipe(filter(({ _tag }) => _tag === 'Open')))
    portico.destroy()
  })

  it('connects, reports the account, and disconnects', async () => {
    const { portico, memory } = setUp()
    const connection = await portico.connect('org.example.heron')
    assert.equal(portico.account().value.status, 'connected')
    assert.equal(portico.account('eip155').value.address, connection.accounts[0])
    assert.deepEqual(memory.read(), { eip155: ['org.example.heron'] })
    await portico.disconnect()
    assert.equal(portico.account().value.status, 'disconnected')
    assert.deepEqual(memory.read(), {})
    portico.destroy()
  })

  it('cancels a connection attempt when the visitor disconnects, so that a late approval changes nothing', async () => {
    const { scheduler, advance } = makeVirtualTime()
    const { portico, connector } = setUp(undefined, scheduler)
    await portico.open()
    connector.wallet.answersWith('approve', 20)
    const attempt = rejectionOf(portico.connect('org.example.heron'))
    await portico.disconnect()
    assert.equal((await attempt).message, 'Modal closed')
    await advance(40)
    assert.equal(portico.account().value.status, 'disconnected')
    portico.destroy()
  })

  it('[S8-08] rejects connect with "Modal closed" when the visitor closes the modal while the wallet is asked', async () => {
    const { scheduler, advance } = makeVirtualTime()
    const { portico, connector } = setUp(undefined, scheduler)
    await portico.open({ view: { name: 'ConnectingExternal', walletId: 'org.example.heron' } })
    connector.wallet.answersWith('approve', 20)
    const attempt = rejectionOf(portico.connect('org.example.heron'))
    await firstValueFrom(portico.attempt.changes.pipe(filter(({ _tag }) => _tag === 'AwaitingApproval')))
    portico.close()
    const { code, message } = await attempt
    assert.deepEqual([code, message], ['PTC-MODAL-CLOSED', 'Modal closed'])
    await advance(40)
    assert.equal(portico.account().value.status, 'disconnected')
    portico.destroy()
  })

  it('[S8-11] survives a connector of the host that breaks its contract', async () => {
    const broken = {
      ...fakeWalletConnector({ id: 'org.example.broken' }),
      connect: () => Promise.reject(new Error('broken')),
    }
    const { portico } = setUp((bind) => bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([broken])))
    for (const _ of [1, 2])
      assert.equal((await rejectionOf(portico.connect('org.example.broken'))).message, 'Failed to connect')
    portico.destroy()
  })

  it('[S8-09] rejects connect with "Connection rejected" when the visitor declines', async () => {
    const { portico, connector } = setUp()
    connector.wallet.answersWith('reject')
    const error = await rejectionOf(portico.connect('org.example.heron'))
    assert.deepEqual(
      [error.code, error.message, error.retryable],
      ['PTC-CONNECT-REJECTED', 'Connection rejected', true],
    )
    portico.destroy()
  })

  it('rejects a request with its code while disconnected', async () => {
    const { portico } = setUp()
    const error = await rejectionOf(portico.request({ method: 'personal_sign' }))
    assert.equal(error.code, 'PTC-REQUEST-NOT-CONNECTED')
    portico.destroy()
  })

  it('exposes no way for hosts to write a state', () => {
    const { portico } = setUp()
    for (const readable of [portico.modal, portico.connections, portico.account(), portico.appearance]) {
      assert.notProperty(readable, 'set')
    }
    portico.destroy()
  })

  it('rejects everything after destroy, and completes its observables', async () => {
    const { portico } = setUp()
    await portico.connect('org.example.heron')
    let completed = false
    portico.account().changes.subscribe({ complete: () => (completed = true) })
    portico.destroy()
    assert.isTrue(completed)
    assert.equal((await rejectionOf(portico.open())).code, 'PTC-DESTROYED')
    assert.equal((await rejectionOf(portico.connect('org.example.heron'))).code, 'PTC-DESTROYED')
  })

  it('[S4-04] stays open and shakes when a guard of the host prevents closing', async () => {
    const { portico } = setUp((bind) => bind.value(CLOSE_GUARD, { mayClose: () => false }))
    await portico.open()
    portico.close()
    assert.deepEqual(portico.modal.value, { _tag: 'Open', history: [{ name: 'Connect' }], shaking: true })
    portico.destroy()
  })
})
