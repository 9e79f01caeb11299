import { type Fields, SiteError } from './fields.js'
import { BaseError } from 'viem'
import { ProviderRpcError } from '../../browserWallets/rpc.js'
import { randomUUID } from 'node:crypto'
import type { User, Users } from '../accounts/users.js'
import { type Delivery, deliveryOf, type SecureSiteFault } from './faults.js'
import { chainIds } from '../wallet/chains.js'
import type { Decision, FrameContext, FrameHandlers, FrameState } from './context.js'

/** A message that reached the frame. */
export interface ReceivedMessage {
  /** Without the prefix. */
  readonly name: string
  readonly payload: Fields
  /** Origin of the page that contains the frame. */
  readonly appOrigin: string
}

const wordsOf = (error: unknown): string => {
  if (error instanceof BaseError) return error.shortMessage
  return error instanceof SiteError || error instanceof ProviderRpcError ? error.message : 'Something went wrong'
}

/** Reply to a message by its outcome (wire reference 1.4). */
const replyOf = async (name: string, act: () => unknown): Promise<Fields> => {
  try {
    const payload = await act()
    return { type: `@w3m-frame/${name}_SUCCESS`, ...(payload === undefined ? {} : { payload }) }
  } catch (error) {
    return { type: `@w3m-frame/${name}_ERROR`, payload: { message: wordsOf(error) } }
  }
}

/** A message as forwarded by the frame's page. */
export interface FrameQuestion {
  readonly device: string
  /** Whether the browser lets the frame keep its device id for later visits. */
  readonly keeps: boolean
  readonly session: string | undefined
  readonly appOrigin: string
  readonly name: string
  readonly payload: Fields
  readonly decision: Decision | undefined
}

export interface FrameAnswer {
  /** New session for the page to store; `null` after a logout. Absent if unchanged, because two answers may cross. */
  readonly newSession?: string | null
  readonly delivery: Delivery
  /** The message itself must not be executed, only answered. */
  readonly undone?: true
}

interface FramesDeps {
  readonly users: Users
  readonly answers: FrameHandlers
  readonly takeFault: (message: string, method?: unknown) => SecureSiteFault | undefined
  readonly forgerSdk: () => string
}

const FIRST_CHAIN = 'eip155:1'

/** Answers messages of apps to the frame, for all devices and sessions. */
export const makeFrames = ({ users, answers, takeFault, forgerSdk }: FramesDeps) => {
  const frames = new Map<string, FrameState>()
  const sessions = new Map<string, string>()
  let heard: readonly ReceivedMessage[] = []

  const frameOf = (device: string): FrameState => {
    const frame = frames.get(device) ?? { device, chain: FIRST_CHAIN, preferred: 'smartAccount' }
    frames.set(device, frame)
    return frame
  }
  const begin = ({ chainId, version }: Fields, frame: FrameState): Fields => {
    if (typeof chainId === 'string') frame.chain = chainIds.caipOf(chainId)
    return { type: '@w3m-frame/READY', payload: typeof version === 'string' ? { version } : {} }
  }
  const answer = async (
    { device, keeps, session, appOrigin, name, payload, decision }: FrameQuestion,
    signal: AbortSignal,
  ): Promise<FrameAnswer> => {
    let kept = session
    const maybeUser = (): User | undefined => users.byId(sessions.get(kept ?? '') ?? '')
    const context: FrameContext = {
      frame: frameOf(device),
      keeps,
      appOrigin,
      signal,
      decision,
      maybeUser,
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
      return replyOf(name, () => {
        if (fault?.error !== undefined) throw new SiteError(fault.error)
        return handler(payload, context)
      })
    }
    const said = await truth()
    if (name !== 'READY' && handler === undefined) return { delivery: { delayMs: 0, copies: 0, from: 'here' } }
    const delivery = deliveryOf(said, fault, forgerSdk())
    return {
      delivery,
      ...(kept !== session && { newSession: kept ?? null }),
      ...(fault?.error !== undefined && { undone: true }),
    }
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
