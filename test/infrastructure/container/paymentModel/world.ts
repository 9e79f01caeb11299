import type { SendApi } from '../../../../application/send/sendApi.js'
import type { SendStep } from '../../../../domain/send/sendState.js'
import { isUncertain } from '../../../../domain/payment/uncertain.js'
import { fakeLocks } from '../../../fakes/fakeLocks.js'
import { makeSiteStorage } from '../../../support/makeSiteStorage.js'
import { makeVirtualTime } from '../../../support/makeVirtualTime.js'
import { failureOf } from '../setUpSend.js'
import { makePaymentChain } from './chain.js'
import { injectedLine, makeRelay, pairedLine, type Reach } from './connections.js'
import { openPayingPage } from './page.js'
import { NO_ANSWER, type Page, type Press, standingOf } from './press.js'
import { makePayingWallet, type Prompt } from './wallet.js'

interface StoredPayment {
  readonly amount: string
  readonly sentAs?: string
  readonly isTold?: boolean
}

const RECEIVERS = [`0x71c7656ec7ab88b098defb751b7401b5f6d8976f`, `0x${'b2'.repeat(20)}`] as const
const UNITS = 10n ** 15n
const DESTROYED = /^PTC-DESTROYED/

/** The same for all payments of which each may be another one again. */
const orderOf = (from: string, to: string): string => `${from} ${to}`.toLowerCase()

const stepOf = ({ state: { value } }: SendApi): SendStep | undefined =>
  value._tag === 'Ready' ? value.step : undefined

/** A browser with two tabs of a site, a wallet outside of them, and a chain. */
export const makePaymentWorld = async (reach: Reach) => {
  const [time, storage, locks, chain, relay] = [
    makeVirtualTime(),
    makeSiteStorage(),
    fakeLocks(),
    makePaymentChain(),
    makeRelay(),
  ]
  const presses: Press[] = []
  /** Amounts of the payments of which visitors were told after a reload, in order. */
  const told: string[] = []
  /** Hashes whose certain end a page has told. */
  const ended = new Set<string>()
  const strays: Prompt[] = []
  /** Presses without a warning, though another payment of the order may be sent. */
  const unwarned: Press[] = []
  const known = { chain, ended, now: () => time.scheduler.now() }
  const wallet = makePayingWallet(chain, (prompt) => {
    const amount = Number(prompt.signed.value / UNITS)
    const of = presses.filter((press) => press.amount === amount).at(-1)
    if (of?.order !== orderOf(prompt.signed.from, prompt.signed.to)) return void strays.push(prompt)
    of.prompts.push(prompt)
    for (const other of presses) {
      if (other === of || other.order !== of.order || other.prompts.length === 0) continue
      const later = presses.indexOf(other) > presses.indexOf(of) ? other : of
      if (!later.wasWarned && standingOf(known, other) === 'MayBeSent') unwarned.push(later)
    }
  })
  const pages = new Map<number, Page>()
  const left: Page[] = []
  let preparesInMs = 0
  let amounts = 0
  const textOf = (amount: number): string => `${amount / 1_000} ETH`
  const isWaiting = ({ page, outcome }: Press): boolean => page.isAlive() && outcome === undefined
  /** Lets everything happen that needs no time. */
  const rest = async (): Promise<void> => {
    for (let turns = 0; turns < 6; turns += 1) await time.advance(0)
  }

  const device = storage.open()
  const payments = (): readonly StoredPayment[] => {
    const text = device.read('openPayments')
    return text === null ? [] : (JSON.parse(text) as { readonly payments: readonly StoredPayment[] }).payments
  }
  const open = async (at: number): Promise<void> => {
    const line =
      reach === 'Injected' ? injectedLine : (deps: Parameters<typeof injectedLine>[0]) => pairedLine(deps, relay)
    const found = payments()
      .filter(({ sentAs }) => sentAs === undefined)
      .map(({ amount }) => amount)
      .filter((text) => !presses.some((press) => isWaiting(press) && textOf(press.amount) === text))
    const opened = openPayingPage({
      storage,
      locks,
      chain,
      line: line({ wallet, scheduler: time.scheduler }),
      time,
      preparesInMs: () => preparesInMs,
    })
    opened.portico.snackbar.changes.subscribe((shown) => {
      if (opened.isAlive() && shown._tag === 'Shown' && shown.notice._tag === 'PaymentUnknown')
        told.push(shown.notice.amount)
    })
    opened.portico.settled.changes.subscribe((settled) => {
      for (const { id, outcome } of settled)
        if (opened.isAlive() && ['Confirmed', 'Failed', 'Cancelled'].includes(outcome)) ended.add(id)
    })
    const api = await opened.send()
    pages.set(at, { ...opened, api, found })
  }
  const close = (at: number): void => {
    const page = pages.get(at)
    if (page === undefined) return
    pages.delete(at)
    left.push(page)
    page.crash()
  }
  return {
    time,
    now: known.now,
    payments,
    chain,
    wallet,
    relay,
    presses: presses as readonly Press[],
    told: told as readonly string[],
    ended: ended as ReadonlySet<string>,
    strays: strays as readonly Prompt[],
    unwarned: unwarned as readonly Press[],
    pages: pages as ReadonlyMap<number, Page>,
    textOf,
    rest,
    orderIn: (step: Extract<SendStep, { readonly order: unknown }>): string => orderOf(step.order.from, step.order.to),
    open,
    close,
    /** Ends Portico in a tab, which stays. */
    destroy: (at: number): void => {
      const page = pages.get(at)
      if (page === undefined) return
      left.push(page)
      page.portico.destroy()
    },
    preparesIn: (ms: number): void => void (preparesInMs = ms),
    connect: (at: number): void => {
      const id = reach === 'Injected' ? 'heron' : 'walletConnect'
      pages
        .get(at)
        ?.portico.connect(id)
        .catch(() => undefined)
    },
    stepOf: (at: number): SendStep | undefined => {
      const page = pages.get(at)
      return page && stepOf(page.api)
    },
    /** Fills the form in with a new amount, and asks for its preview. */
    review: (at: number, receiver: 0 | 1): void => {
      const page = pages.get(at)
      if (page === undefined) return
      page.api.edit()
      amounts += 1
      page.api.setAmount({ _tag: 'Asset', text: String(amounts / 1_000) })
      page.api.setReceiver(RECEIVERS[receiver])
      page.api.review().catch(() => undefined)
    },
    /** Presses Send, if it is there. A second press of the same moment must not count. */
    press: (at: number, twice: boolean): void => {
      const page = pages.get(at)
      const step = page && stepOf(page.api)
      if (page === undefined || step === undefined) return
      const isShown = step._tag === 'Prepared' || (step._tag === 'NotSent' && !isUncertain(step.error))
      if (isShown) {
        const press: Press = {
          page,
          order: orderOf(step.order.from, step.order.to),
          amount: Number(step.order.units === 'All' ? 0n : step.order.units / UNITS),
          wasWarned: step.mayBeSent,
          prompts: [],
          at: time.scheduler.now(),
          outcome: undefined,
          isAnswered: false,
        }
        presses.push(press)
        void failureOf(page.api.confirm()).then((outcome) => {
          if (!page.isAlive() || DESTROYED.test(String(outcome))) return
          press.outcome = typeof outcome === 'string' ? outcome : 'Sent'
          press.isAnswered =
            press.prompts.some(({ decision }) => decision !== undefined) && !NO_ANSWER.test(press.outcome)
        })
      } else void failureOf(page.api.confirm())
      if (twice) void failureOf(page.api.confirm())
    },
    end: (): void => {
      ;[...pages.keys()].forEach(close)
      for (const page of left) {
        page.crash()
        page.portico.destroy()
      }
    },
  }
}
export type PaymentWorld = Awaited<ReturnType<typeof makePaymentWorld>>
