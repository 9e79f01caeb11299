import { assert } from 'chai'
import fc from 'fast-check'
import type { SiwxConfig, SiwxTools } from '../../../application/api/siwx.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { isSameAccount } from '../../../domain/siwx/checkMessage.js'
import type { SignInState } from '../../../domain/siwx/signInState.js'
import { deviceSessions } from '../../../infrastructure/siwx/deviceSessions.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { sessionsOver, setUpBrowser } from '../siwx/setUpServer.js'
import { type Failing, KEYS, setUpTabs } from './setUpTabs.js'

type Tabs = ReturnType<typeof setUpTabs>
type Page = ReturnType<Tabs['all']>[number]

const STEPS = [
  ...['load', 'close', 'connect', 'disconnect', 'otherAccount', 'otherNetwork'],
  ...['sign', 'cancel', 'closeView', 'ask', 'signOut'],
  ...['declined', 'signedByAnother', 'notTaken', 'noMessage', 'unreadable', 'notSignedOut'],
  ...['otherPageWhileAsked', 'movesWhileAsked', 'leavesWhileVerified', 'movesWhileLookedFor'],
] as const
type Step = (typeof STEPS)[number]
type Visit = readonly (readonly [page: 0 | 1, step: Step])[]

const AT_REST: readonly SignInState['_tag'][] = ['Nobody', 'SignedIn', 'Ready', 'NotPrepared', 'Dismissed']
const rests = ({ portico }: Page): boolean =>
  AT_REST.includes(portico.session.value._tag) && !portico.account().value.status.endsWith('ing')

/** A connected page. */
const networkOf = ({ portico }: Page): CaipNetworkId | undefined => {
  const { active } = portico.network.value
  const isConnected = portico.account().value.status === 'connected'
  return isConnected && active._tag === 'Configured' ? active.network.caipNetworkId : undefined
}

/** Performs an action of a visitor on a page, or of the wallet on all pages, and continues until all is idle. */
const run = async (tabs: Tabs, at: 0 | 1, step: Step): Promise<void> => {
  const page = tabs.page(at)
  const api = await page?.siwx()
  const failing = async (what: Failing, act: () => unknown): Promise<void> => {
    tabs.fails(what)
    await act()
    await tabs.rests(rests)
    tabs.fails(undefined)
  }
  const other = tabs.page(at === 0 ? 1 : 0)
  const signOnOther = async (): Promise<void> => {
    ;(await other?.siwx())?.sign()
    if (other !== undefined) await other.passes(() => rests(other))
  }
  const { key, chainId } = tabs.wallet()
  const otherAccount = (): Promise<void> => tabs.moves({ key: key === 0 ? 1 : 0 })
  const load = (): void => tabs.load(at)
  const steps: Readonly<Record<Step, () => unknown>> = {
    load,
    close: () => tabs.close(at),
    connect: () => {
      tabs.grants()
      return page?.portico.connect('a')
    },
    disconnect: () => page?.portico.disconnect(),
    otherAccount,
    otherNetwork: () => tabs.moves({ chainId: chainId === 'eip155:1' ? 'eip155:137' : 'eip155:1' }),
    sign: () => api?.sign(),
    cancel: async () => {
      api?.cancel()
      await tabs.rests(rests)
      // If the wallet switched back, it did so on all pages.
      if (page !== undefined) await tabs.moves({ chainId: networkOf(page) ?? chainId })
    },
    closeView: () => page?.portico.close(),
    ask: () => void page?.portico.signIn().catch(() => undefined),
    signOut: () => api?.signOut(),
    declined: () => failing('wallet', () => api?.sign()),
    signedByAnother: () => failing('key', () => api?.sign()),
    notTaken: () => failing('addSession', () => api?.sign()),
    noMessage: () => failing('createMessage', load),
    unreadable: () => failing('getSessions', load),
    otherPageWhileAsked: () =>
      failing('wallet', () =>
        page?.during('wallet', async () => {
          api?.sign()
          tabs.fails(undefined)
          await signOnOther()
          tabs.fails('wallet')
        }),
      ),
    movesWhileAsked: () =>
      page?.during('wallet', async () => {
        api?.sign()
        await otherAccount()
      }),
    leavesWhileVerified: async () => {
      await page?.during('addSession', async () => {
        api?.sign()
        await page.passes(() => page.stateOf() !== 'Signing')
        await page.portico.disconnect()
      })
      await tabs.rests(rests)
      if (page !== undefined) assert.isFalse(await page.hasSession(), 'nothing is left behind')
    },
    movesWhileLookedFor: () =>
      page?.during('getSessions', async () => {
        await signOnOther()
        await otherAccount()
      }),
    notSignedOut: () => failing('revokeSession', () => api?.signOut().catch(() => undefined)),
  }
  await steps[step]()
  // A loaded page starts with its first query.
  await Promise.all(tabs.all().map((each) => each.siwx()))
  await tabs.rests(rests)
}

/** Invariants of each page whenever all is idle. */
const check = async (page: Page, tabs: Tabs, required: boolean): Promise<void> => {
  const { portico, viewOf, hasSession } = page
  const state = portico.session.value
  const isConnected = portico.account().value.status === 'connected'
  const { key, chainId } = tabs.wallet()
  assert.equal(state._tag === 'Nobody', !isConnected, 'somebody is there')
  if ('account' in state) {
    assert.isTrue(isSameAccount(chainId, state.account.address, KEYS[key].address), 'it is the account of the wallet')
    assert.equal(state.account.chainId, chainId, 'and its network')
  }
  if (isConnected) assert.equal(state._tag === 'SignedIn', await hasSession(), 'who has a session is signed in, alone')
  if (state._tag === 'SignedIn') {
    assert.isTrue(isSameAccount(chainId, state.session.data.accountAddress, KEYS[key].address), 'by its own session')
    assert.equal(state.session.data.chainId, chainId, 'of its own network')
  }
  const isShown = viewOf() === 'SIWXSignMessage'
  assert.equal(
    isShown,
    state._tag === 'Ready' || state._tag === 'NotPrepared',
    'what can be signed is shown, and only that',
  )
  if (required) assert.notEqual(state._tag, 'Dismissed', 'a required one is never given up')
}

const aStep = fc.tuple(fc.constantFrom(0 as const, 1 as const), fc.constantFrom(...STEPS))
/** Each sequence starts with a visitor who signs in, and most with another page, since little happens otherwise. */
const aVisit: fc.Arbitrary<Visit> = fc
  .tuple(
    fc.subarray<Visit[number]>([
      [0, 'sign'],
      [1, 'load'],
    ]),
    fc.array(aStep, { minLength: 4, maxLength: 10 }),
  )
  .map(([first, then]) => [[0, 'connect'], ...first, ...then])

const time = makeVirtualTime()
const KINDS: readonly (readonly [name: string, open: () => (tools: SiwxTools) => SiwxConfig])[] = [
  ['on the device', () => deviceSessions()],
  [
    'of a server',
    () =>
      sessionsOver(
        setUpBrowser({
          origin: 'https://app.example',
          chains: ['eip155:1', 'eip155:137'],
          now: () => time.scheduler.now(),
        }),
      ),
  ],
]

describe('sign-in on two pages of a browser, in any order of events [U-97]', () => {
  for (const [name, sessions] of KINDS)
    for (const required of [true, false])
      it(`agrees with the site, the wallet and the other page whenever idle, with sessions ${name} ${required ? 'that are' : 'that are not'} required`, async () => {
        await fc.assert(
          fc.asyncProperty(aVisit, async (visit) => {
            const tabs = setUpTabs({ sessions: sessions(), required }, time)
            try {
              tabs.load(0)
              for (const [at, step] of visit) {
                await run(tabs, at, step)
                for (const page of tabs.all()) await check(page, tabs, required)
              }
            } finally {
              tabs.end()
            }
          }),
          { numRuns: 20 },
        )
      })
})
