import { firstValueFrom, type SchedulerLike, Subject, timer } from 'rxjs'
import type { PorticoOptions } from '../../../../application/portico.js'
import type { KeyValueStore } from '../../../../application/ports/storage.js'
import * as PORTS from '../../../../application/ports/tokens.js'
import * as TE from 'fp-ts/TaskEither'
import { OPEN_PAYMENT_MEMORY } from '../../../../application/requests/tokens.js'
import type { Transfers } from '../../../../application/ports/transfers.js'
import type { Locks } from '../../../../infrastructure/shared/locks.js'
import { makeStoredOpenPayments } from '../../../../infrastructure/storage/openPaymentMemory.js'
import { fakeChainRpc } from '../../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../../fakes/fakeConnectorRegistry.js'
import { fakeTransfers } from '../../../fakes/fakeTransfers.js'
import type { makeSiteStorage } from '../../../support/makeSiteStorage.js'
import type { VirtualTime } from '../../../support/makeVirtualTime.js'
import { setUpSend } from '../setUpSend.js'
import { setUpSwapPage } from '../setUpSwapPage.js'
import type { PaymentChain } from './chain.js'
import type { Line } from './connections.js'
import { type PaymentForm, sendForm, swapForm, TOKENS } from './form.js'

/** What visitors pay with. */
export type Pays = 'Send' | 'Swap'

export interface PayingPageDeps {
  readonly pays: Pays
  readonly storage: ReturnType<typeof makeSiteStorage>
  /** Shared by all pages of the browser. */
  readonly locks: Locks
  readonly chain: PaymentChain
  readonly line: Line
  readonly time: VirtualTime
  /** How long its node takes to prepare a transfer. */
  readonly preparesInMs: () => number
}

/** Transfers of coins, as a node would prepare them. */
const transfersOf = (scheduler: SchedulerLike, preparesInMs: () => number): Transfers => ({
  ...fakeTransfers(),
  prepare:
    (_network, { from, to, asset }) =>
    async () => {
      const ms = preparesInMs()
      if (ms > 0) await firstValueFrom(timer(ms, scheduler))
      const units = 'units' in asset && asset.units !== 'All' ? asset.units : 1n
      const params = [{ chainId: '0x1', from, to, value: `0x${units.toString(16)}`, data: '0x' }]
      const request = { method: 'eth_sendTransaction', params }
      return TE.right({ request, units, fee: 10n, expectedFee: 3n, deposit: 0n, arrives: units, remains: 9n })()
    },
})

const transactionFateOf =
  (chain: PaymentChain): ReturnType<typeof fakeChainRpc>['transactionFate'] =>
  (_network, query) =>
    TE.fromIO(() => chain.fateOf(query))

type Override = NonNullable<PorticoOptions['override']>

const openSend = ({ time, preparesInMs }: PayingPageDeps, ports: Override) => {
  const { portico, send } = setUpSend({
    time,
    ports: (binder) => {
      binder.value(PORTS.TRANSFERS, transfersOf(time.scheduler, preparesInMs))
      ports(binder)
    },
  })
  return { portico, form: async (): Promise<PaymentForm> => sendForm(await send()) }
}

const openSwap = ({ time }: PayingPageDeps, ports: Override) => {
  const { portico, swap, swapApi } = setUpSwapPage({ time, ports })
  swapApi.tokensWith(() =>
    TE.right(
      TOKENS.map((contract, at) => ({
        address: `eip155:8453:${contract}`,
        name: `Token ${at}`,
        symbol: `TOK${at}`,
        decimals: 6,
      })),
    ),
  )
  return { portico, form: async (): Promise<PaymentForm> => swapForm(await swap(), time) }
}

/** A page of the site. When it crashes, none of its code has any effect afterwards, and the browser frees its locks. */
export const openPayingPage = async (deps: PayingPageDeps) => {
  const { pays, storage, locks, chain, line } = deps
  let isAlive = true
  const crashed = new Subject<void>()
  const gone = new Promise<void>((resolve) => crashed.subscribe(() => resolve()))
  const shared = storage.open()
  const store: KeyValueStore = {
    ...shared,
    write: (key, text) => isAlive && shared.write(key, text),
    remove: (key) => isAlive && shared.remove(key),
  }
  const own: Locks = {
    request: (name, options, granted) =>
      isAlive
        ? locks.request(name, options, (lock) => Promise.race([granted(lock), gone]))
        : new Promise(() => undefined),
  }
  const { portico, form } = (pays === 'Send' ? openSend : openSwap)(deps, ({ value }) => {
    value(PORTS.KEY_VALUE_STORE, store)
    value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([line.connector]))
    value(PORTS.CHAIN_RPC, { ...fakeChainRpc(TE.right(10n ** 18n)), transactionFate: transactionFateOf(chain) })
    value(OPEN_PAYMENT_MEMORY, makeStoredOpenPayments({ random: crypto, locks: own })(store))
  })
  return {
    portico,
    form: await form(),
    isAlive: () => isAlive,
    crash: (): void => {
      isAlive = false
      line.close()
      shared.close()
      crashed.next()
    },
  }
}
