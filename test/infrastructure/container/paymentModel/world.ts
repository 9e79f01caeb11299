import { fakeLocks } from '../../../fakes/fakeLocks.js'
import { makeSiteStorage } from '../../../support/makeSiteStorage.js'
import { makeVirtualTime } from '../../../support/makeVirtualTime.js'
import { failureOf } from '../setUpSend.js'
import { makePaymentChain } from './chain.js'
import { injectedLine, makeRelay, pairedLine, type Reach } from './connections.js'
import { thousandths } from './form.js'
import { openPayingPage, type Pays } from './page.js'
import { NO_ANSWER, type Page, type Press, standingOf } from './press.js'
import { makePayingWallet, type Prompt } from './wallet.js'

interface StoredPayment {
  readonly amount: string
  readonly sentAs?: string
  readonly isTold?: boolean
}

const DESTROYED = /^PTC-DESTROYED/

/** A browser with two tabs of a site, a wallet outside of them, and a chain. */
export const makePaymentWorld = (pays: Pays, reach: Reach) => {
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
  /** Amounts of which visitors were told while another tab waited for the wallet. */
  const early: string[] = []
  /** Hashes whose certain end a page has told. */
  const ended = new Set<string>()
  const strays: Prompt[] = []
  /** Presses without a warning, though another payment of the order may be sent. */
  const unwarned: Press[] = []
  const known = { chain, ended, now: () => time.scheduler.now() }
  const wallet = makePayingWallet(chain, pays === 'Send' ? '0x1' : '0x2105', (prompt) => {
    const amount = thousandths(prompt.signed.value)
    const of = presses.filter((press) => press.amount === amount).at(-1)
    if (of === undefined) return void strays.push(prompt)
    of.prompts.push(prompt)
    for (const other of presses) {
      if (other === of || other.order !== of.order || other.prompts.length === 0) continue
      const later = presses.indexOf(other) > presses.indexOf(of) ? other : of
      if (!later.isWarned && standingOf(known, other) === 'MayBeSent') unwarned.push(later)
    }
  })
  const pages = new Map<number, Page>()
  const left: Page[] = []
  let preparesInMs = 0
  let amounts = 0
  const textOf = (amount: number): string => `${amount / 1_000} ETH`
  /** Whether a tab waits for the wallet's answer to it. */
  const isWaiting = (press: Press): boolean =>
    [...pages.values()].some(
      (page) => page.form.isAsking() && presses.filter((each) => each.page === page).at(-1) === press,
    )
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
    const opened = await openPayingPage({
      pays,
      storage,
      locks,
      chain,
      line: line({ wallet, scheduler: time.scheduler }),
      time,
      preparesInMs: () => preparesInMs,
    })
    opened.portico.snackbar.changes.subscribe((shown) => {
      if (!opened.isAlive() || shown._tag !== 'Shown' || shown.notice._tag !== 'PaymentUnknown') return
      const { amount } = shown.notice
      told.push(amount)
      if (presses.some((press) => isWaiting(press) && textOf(press.amount) === amount)) early.push(amount)
    })
    opened.portico.settled.changes.subscribe((settled) => {
      for (const { id, outcome } of settled)
        if (opened.isAlive() && ['Confirmed', 'Failed', 'Cancelled'].includes(outcome)) ended.add(id)
    })
    pages.set(at, { ...opened, found })
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
    early: early as readonly string[],
    ended: ended as ReadonlySet<string>,
    strays: strays as readonly Prompt[],
    unwarned: unwarned as readonly Press[],
    pages: pages as ReadonlyMap<number, Page>,
    textOf,
    rest,
    open,
    close,
    /** Ends Portico in a tab, which stays. */
    destroy: (at: number): void => {
      const page = pages.get(at)
      if (page === undefined) return
      pages.delete(at)
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
    /** Fills the form in with a new amount, and asks for its review. */
    review: async (at: number, way: 0 | 1): Promise<void> => {
      amounts += 1
      await pages.get(at)?.form.review(way, amounts)
    },
    /** Presses the confirming button, if it is there. A second press of the same moment must not count. */
    press: (at: number, twice: boolean): void => {
      const page = pages.get(at)
      const shown = page?.form.shown()
      if (page === undefined) return
      const confirmed = failureOf(page.form.confirm())
      if (twice) void failureOf(page.form.confirm())
      if (shown === undefined) return
      const press: Press = {
        ...shown,
        page,
        prompts: [],
        at: known.now(),
        outcome: undefined,
        isAnswered: false,
      }
      presses.push(press)
      void confirmed.then((outcome) => {
        if (!page.isAlive() || DESTROYED.test(String(outcome))) return
        press.outcome = typeof outcome === 'string' ? outcome : 'Sent'
        press.isAnswered =
          press.prompts.some(({ decision }) => decision !== undefined) && !NO_ANSWER.test(press.outcome)
      })
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
export type PaymentWorld = ReturnType<typeof makePaymentWorld>
