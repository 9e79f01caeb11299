import { assert } from 'chai'
import type { Portico } from '../../../application/portico.js'
import { CHAIN_RPC, CONNECTOR_REGISTRY, SCHEDULER } from '../../../application/ports/tokens.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet, solana } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'
import { type Lockable, lockableEvm, lockableSolana } from './lockable.js'
import { inPage } from './setUpLogins.js'

const RECORD = 'portico.connections'
const DAY_MS = 24 * 60 * 60_000

const time = makeVirtualTime()
const passes = (holds: () => boolean): Promise<void> => until(holds, { between: () => time.advance(30), everyMs: 1 })

/** A visit of a page with these wallets, over the storage of the browser. */
const visit = (...connectors: readonly WalletConnector[]): Portico =>
  createPortico({
    networks: [mainnet, solana],
    start: 'eager',
    override: ({ value }) => {
      value(CONNECTOR_REGISTRY, fakeConnectorRegistry(connectors))
      value(CHAIN_RPC, fakeChainRpc())
      value(SCHEDULER, time.scheduler)
    },
  })

/** A visitor of a page with the wallet connected. */
const setUp = async (wallet: Lockable, ...others: readonly WalletConnector[]) => {
  const { namespace, account, connector } = wallet
  let portico = visit(connector, ...others)
  const at = () => portico.connections.value[namespace]
  const why = () => {
    const now = at()
    return now._tag === 'Disconnected' ? now.reason : now._tag
  }
  await portico.connect('heron', namespace)
  await passes(() => localStorage.getItem('portico.accounts') !== null)
  return {
    page: () => portico,
    reload: () => {
      portico.destroy()
      portico = visit(connector, ...others)
    },
    why,
    isBack: () => passes(() => portico.account(namespace).value.address?.toLowerCase() === account.toLowerCase()),
    isAway: () => passes(() => ['ByWallet', 'NotRestored'].includes(why())),
    lock: () => {
      wallet.isLocked(Object.values(wallet.answers)[0])
      Object.values(wallet.lockings)[0]?.()
    },
    unlock: (says = Object.values(wallet.unlockings)[0]) => {
      wallet.isLocked(undefined)
      says?.()
    },
    ends: () => {
      portico.destroy()
      assert.deepEqual([wallet.prompts(), wallet.listeners()], [1, 0])
    },
  }
}

const KINDS = { 'EIP-1193': lockableEvm, 'the Wallet Standard': lockableSolana }

for (const [kind, makeIt] of Object.entries(KINDS))
  describe(`a locked wallet of ${kind}`, () => {
    inPage()
    const ways = makeIt(time.scheduler)

    for (const way of Object.keys(ways.lockings))
      it(`that ${way} is disconnected, and restored without a prompt on each unlock`, async () => {
        const wallet = makeIt(time.scheduler)
        const { lock, unlock, why, isBack, ends } = await setUp({
          ...wallet,
          lockings: { [way]: wallet.lockings[way] ?? assert.fail() },
        })
        for (const _time of ['first', 'second']) {
          lock()
          assert.equal(why(), 'ByWallet')
          unlock()
          await isBack()
        }
        ends()
      })

    for (const way of Object.keys(ways.unlockings))
      it(`that ${way} on unlock is restored, on the page and after a reload`, async () => {
        const wallet = makeIt(time.scheduler)
        const { lock, unlock, reload, isAway, isBack, ends } = await setUp(wallet)
        lock()
        unlock(wallet.unlockings[way])
        await isBack()
        lock()
        reload()
        await isAway()
        unlock(wallet.unlockings[way])
        await isBack()
        reload()
        await isBack()
        ends()
      })

    for (const [way, answer] of Object.entries(ways.answers))
      it(`that answers ${way} after reloads is queried on each, and restored once unlocked`, async () => {
        const wallet = makeIt(time.scheduler)
        const { lock, unlock, reload, isAway, isBack, ends } = await setUp(wallet)
        lock()
        wallet.isLocked(answer)
        for (const _visit of ['first', 'second']) {
          reload()
          await isAway()
        }
        unlock()
        await isBack()
        lock()
        wallet.isLocked(undefined)
        reload()
        await isBack()
        ends()
      })

    const looks = {
      'the dialog opens': (page: Portico) => void page.open(),
      'the page is looked at again': () => {
        for (const state of ['hidden', 'visible']) {
          Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }
      },
    }
    for (const [when, look] of Object.entries(looks))
      it(`that reports nothing on unlock is restored once ${when}, on the page and after a reload`, async () => {
        const wallet = makeIt(time.scheduler)
        const { page, lock, reload, isAway, isBack, ends } = await setUp(wallet)
        lock()
        wallet.isLocked(undefined)
        look(page())
        await isBack()
        lock()
        page().close()
        reload()
        await isAway()
        let answers = 0
        wallet.isLocked(() => {
          answers += 1
          return Object.values(wallet.answers)[0]?.()
        })
        look(page())
        await passes(() => answers === 1)
        page().close()
        assert.equal(page().account(wallet.namespace).value.address, undefined)
        wallet.isLocked(undefined)
        look(page())
        await isBack()
        ends()
      })

    for (const which of Object.keys(ways.strangers))
      it(`is not restored with another account ${which}, on the page or after a reload`, async () => {
        const wallet = makeIt(time.scheduler)
        const { page, lock, unlock, reload, isAway, isBack, ends } = await setUp(wallet)
        const seen: unknown[] = []
        lock()
        for (const _visit of ['first', 'second']) {
          page()
            .account(wallet.namespace)
            .changes.subscribe(({ address }) => seen.push(address?.toLowerCase()))
          wallet.strangers[which]?.()
          // The unlock is queried after the other account, so that one has been handled.
          unlock()
          await isBack()
          lock()
          reload()
          await isAway()
        }
        assert.sameMembers([...new Set(seen)], [undefined, wallet.account.toLowerCase()])
        ends()
      })

    const inAnotherTab = (): void => {
      localStorage.removeItem(RECORD)
      const change = { key: RECORD, storageArea: localStorage }
      window.dispatchEvent(Object.assign(new Event('storage'), change))
    }
    for (const [where, disconnect] of [
      ['here', (page: Portico) => page.disconnect()],
      ['here, from its namespace', (page: Portico) => page.disconnect(makeIt(time.scheduler).namespace)],
      ['in another tab', inAnotherTab],
    ] as const)
      it(`is forgotten when the visitor disconnects ${where} [U-29]`, async () => {
        const wallet = makeIt(time.scheduler)
        const { page, lock, unlock, reload, why, ends } = await setUp(wallet)
        lock()
        await disconnect(page())
        assert.deepEqual([localStorage.getItem(RECORD), wallet.listeners()], [null, 0])
        unlock()
        reload()
        await page().open()
        assert.equal(why(), 'NeverConnected')
        ends()
      })

    it('is dropped when the visitor connects another one meanwhile', async () => {
      const wallet = makeIt(time.scheduler)
      const tern = fakeWalletConnector({
        id: 'tern',
        namespace: wallet.namespace,
        accounts: [`0x${'c3'.repeat(20)}`],
        caipNetworkId: wallet.namespace === 'solana' ? solana.caipNetworkId : mainnet.caipNetworkId,
      })
      const { page, lock, unlock, ends } = await setUp(wallet, tern)
      lock()
      await page().connect('tern', wallet.namespace)
      assert.equal(wallet.listeners(), 0)
      unlock()
      assert.equal(page().account(wallet.namespace).value.address, `0x${'c3'.repeat(20)}`)
      ends()
    })

    for (const [days, becomes] of [
      [29, 'is asked'],
      [31, 'is forgotten, with what is kept of its accounts [S-25]'],
    ] as const)
      it(`${becomes} after ${days} days`, async () => {
        const wallet = makeIt(time.scheduler)
        const { page, lock, reload, isBack, why, ends } = await setUp(wallet)
        lock()
        const record = JSON.parse(localStorage.getItem(RECORD) ?? '') as { away: [{ since: number }] }
        record.away[0].since -= days * DAY_MS
        localStorage.setItem(RECORD, JSON.stringify(record))
        wallet.isLocked(undefined)
        reload()
        if (days === 29) await isBack()
        else {
          await page().open()
          await passes(() => localStorage.getItem('portico.accounts') === null)
          assert.deepEqual([why(), localStorage.getItem(RECORD)], ['NeverConnected', null])
        }
        ends()
      })
  })
