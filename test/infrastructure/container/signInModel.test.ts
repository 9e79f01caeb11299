import { assert } from 'chai'
import fc from 'fast-check'
import * as TE from 'fp-ts/TaskEither'
import type { SignInState } from '../../../domain/siwx/signInState.js'
import { ADDRESS, setUpSignIn, SIGNATURE } from './setUpSignIn.js'

const OTHER = `0x${'b2'.repeat(20)}`

const STEPS = [
  ...['connect', 'disconnect', 'moves', 'comesBack', 'otherAccount', 'firstAccount', 'locks'],
  ...['sign', 'decline', 'siteRefuses', 'close', 'cancel', 'ask', 'signsOut', 'otherTabSignsOut'],
] as const
type Step = (typeof STEPS)[number]

const AT_REST: readonly SignInState['_tag'][] = ['Nobody', 'SignedIn', 'Ready', 'NotPrepared', 'Dismissed']

/** Performs an action of a visitor, a wallet or another tab, and continues until all is idle. */
const run = async (world: ReturnType<typeof setUpSignIn>, step: Step): Promise<void> => {
  const { portico, sessions, wallet } = world
  const api = await world.siwx()
  const steps: Readonly<Record<Step, () => unknown>> = {
    connect: () => portico.connect('a'),
    disconnect: () => portico.disconnect(),
    moves: () => wallet.movesToChain('eip155:137'),
    comesBack: () => wallet.movesToChain('eip155:1'),
    otherAccount: () => wallet.movesToAccount(OTHER),
    firstAccount: () => wallet.movesToAccount(ADDRESS.toLowerCase()),
    locks: () => wallet.withdrawsAccess(),
    sign: () => api.sign(),
    decline: () => {
      world.walletAnswers(TE.left({ _tag: 'RequestRejected' }))
      api.sign()
      world.walletAnswers(TE.right(SIGNATURE))
    },
    siteRefuses: async () => {
      sessions.fail('addSession')
      api.sign()
      await world.is(...AT_REST)
      sessions.fail(undefined)
    },
    close: () => portico.close(),
    cancel: () => api.cancel(),
    ask: () => void portico.signIn().catch(() => undefined),
    signsOut: () => api.signOut(),
    otherTabSignsOut: () => sessions.elsewhere([]),
  }
  await steps[step]()
  await world.time.advance(600)
  await world.is(...AT_REST)
}

/** Invariants whenever all is idle. */
const check = ({ portico, sessions, viewOf }: ReturnType<typeof setUpSignIn>, required: boolean): void => {
  const state = portico.session.value
  const { address, status } = portico.account().value
  const { active } = portico.network.value
  const here = active._tag === 'Configured' ? active.network.caipNetworkId : ''
  const hasSession = sessions
    .all()
    .some(({ data }) => data.chainId === here && data.accountAddress.toLowerCase() === address?.toLowerCase())
  const shown = viewOf() === 'SIWXSignMessage'
  assert.equal(state._tag === 'Nobody', status !== 'connected', 'somebody is there')
  if (state._tag === 'SignedIn') assert.isTrue(hasSession, 'who is signed in has a session')
  if (hasSession && status === 'connected') assert.equal(state._tag, 'SignedIn', 'who has a session is signed in')
  if (state._tag === 'Ready' || state._tag === 'NotPrepared') assert.isTrue(shown, 'what can be signed is shown')
  if (state._tag === 'Nobody' || state._tag === 'SignedIn') assert.isFalse(shown, 'nothing else keeps the view')
  if (required) assert.notEqual(state._tag, 'Dismissed', 'a required one is never given up')
}

/** Most sequences start with a visitor who signs in, since little happens otherwise. */
const aVisit = fc
  .tuple(fc.subarray(['connect', 'sign'] as const), fc.array(fc.constantFrom(...STEPS), { maxLength: 10 }))
  .map(([first, then]): readonly Step[] => [...first, ...then])

describe('sign-in, in any order of events [U-97]', () => {
  for (const required of [true, false])
    it(`agrees with the site and with the modal whenever idle if it is ${required ? 'required' : 'not required'}`, async () => {
      await fc.assert(
        fc.asyncProperty(aVisit, async (steps) => {
          const world = setUpSignIn({ siwx: { getRequired: () => required } })
          try {
            for (const step of steps) {
              await run(world, step)
              check(world, required)
            }
          } finally {
            world.portico.destroy()
          }
        }),
        { numRuns: 25 },
      )
    })
})
