import { randomUUID } from 'node:crypto'
import type { Users } from '../accounts/makeUsers.js'
import type { User } from '../accounts/User.js'
import type { SecureSiteFault } from '../SecureSiteFault.js'
import { SiteError } from '../SiteError.js'
import { chainNames } from '../wallet/chainNames.js'
import type { Answers } from './Answers.js'
import type { Context } from './Context.js'
import type { Decision } from './Decision.js'
import type { Delivery } from './Delivery.js'
import { deliveryOf } from './deliveryOf.js'
import type { Fields } from './Fields.js'
import type { FrameState } from './FrameState.js'
import type { HeardMessage } from './HeardMessage.js'
import { outcomeOf } from './outcomeOf.js'

/** A message as the frame's page hands it on. */
export interface FrameQuestion {
  readonly device: string
  readonly session: string | undefined
  readonly appOrigin: string
  readonly name: string
  readonly payload: Fields
  readonly decision: Decision | undefined
}

export interface FrameAnswer {
  /** What the page keeps from now on, where that changed: who is logged in, or `null` for nobody. Two answers may cross. */
  readonly newSession?: string | null
  readonly delivery: Delivery
}

interface FramesDeps {
  readonly users: Users
  readonly answers: Answers
  readonly takeFault: (message: string, method?: unknown) => SecureSiteFault | undefined
  readonly forgerSdk: () => string
}

const FIRST_CHAIN = 'eip155:1'

/** Answers what apps post to the frame, for every device and session. */
export const makeFrames = ({ users, answers, takeFault, forgerSdk }: FramesDeps) => {
  const frames = new Map<string, FrameState>()
  const sessions = new Map<string, string>()
  let heard: readonly HeardMessage[] = []

  const frameOf = (device: string): FrameState => {
    const frame = frames.get(device) ?? { device, chain: FIRST_CHAIN, preferred: 'smartAccount' }
    frames.set(device, frame)
    return frame
  }
  const begin = ({ chainId, version }: Fields, frame: FrameState): Fields => {
    if (typeof chainId === 'string') frame.chain = chainNames.caipOf(chainId)
    return { type: '@w3m-frame/READY', payload: typeof version === 'string' ? { version } : {} }
  }
  const answer = async (
    { device, session, appOrigin, name, payload, decision }: FrameQuestion,
    signal: AbortSignal,
  ): Promise<FrameAnswer> => {
    let kept = session
    const maybeUser = (): User | undefined => users.byId(sessions.get(kept ?? '') ?? '')
    const context: Context = {
      ...{ frame: frameOf(device), appOrigin, signal, decision, maybeUser },
      user: () => {
        const user = maybeUser()
        if (user === undefined) throw new SiteError('User is not logged in')
        return user
      },
      logIn: ({ id }) => {
        kept = randomUUID()
        sessions.set(kept, id)
      },
      logOut: () => {
        sessions.delete(kept ?? '')
        kept = undefined
      },
    }
    heard = [...heard, { name, payload, appOrigin }]
    const fault = takeFault(name, payload['method'])
    const handler = Object.hasOwn(answers, name) ? answers[name] : undefined
    const truth = async (): Promise<Fields> => {
      if (name === 'READY') return begin(payload, context.frame)
      if (fault?.leave === true || handler === undefined) return {}
      return outcomeOf(name, () => {
        if (fault?.error !== undefined) throw new SiteError(fault.error)
        return handler(payload, context)
      })
    }
    const said = await truth()
    if (name !== 'READY' && handler === undefined) return { delivery: { delayMs: 0, copies: 0, from: 'here' } }
    const delivery = deliveryOf(said, fault, forgerSdk())
    return kept === session ? { delivery } : { delivery, newSession: kept ?? null }
  }
  return {
    answer,
    heard: () => heard,
    clear: () => {
      frames.clear()
      sessions.clear()
      heard = []
    },
  }
}
