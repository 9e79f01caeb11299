import { type Fields, readFields } from '../frame/fields.js'
import type { Decision } from '../frame/context.js'
import type { FrameAnswer } from '../frame/frames.js'
import { RPC_METHODS } from '../wallet/rpcMethods.js'
import { callSite } from './pageParts.js'
import { deliver } from './deliver.js'
import { openFrameMemory } from './frameMemory.js'
import { makeApprovals } from './makeApprovals.js'

/** Applies the app's theme (wire reference 1.15). */
const applyTheme = ({ themeMode, w3mThemeVariables }: Fields): void => {
  const root = document.documentElement
  if (themeMode === 'light' || themeMode === 'dark') root.dataset['theme'] = themeMode
  if (typeof w3mThemeVariables !== 'object' || w3mThemeVariables === null) return
  for (const [name, value] of Object.entries(w3mThemeVariables))
    if (name.startsWith('--w3m-')) root.style.setProperty(name, String(value))
}

const APP_PREFIX = '@w3m-app/'
const ANYBODY = '*'

interface AppMessage {
  readonly name: string
  readonly payload: Fields
  readonly id: unknown
  readonly appOrigin: string
}

/** A message of the embedding app; `undefined` for any other message or sender. */
const readMessage = ({ source, data, origin }: MessageEvent<unknown>): AppMessage | undefined => {
  if (source !== window.parent) return undefined
  const { type, payload, id } = readFields.fields(data)
  if (typeof type !== 'string' || !type.startsWith(APP_PREFIX)) return undefined
  return {
    name: type.slice(APP_PREFIX.length),
    payload: readFields.fields(payload),
    id,
    appOrigin: origin === 'null' ? ANYBODY : origin,
  }
}

/** The page in the frame: answers the app with the server's replies, and asks the visitor where needed. */
export const framePage = async (main: HTMLElement): Promise<void> => {
  const memory = await openFrameMemory()
  const approvals = makeApprovals(main)
  let site: string | undefined

  const ask = async (
    { name, payload, appOrigin }: AppMessage,
    decision?: Decision,
  ): Promise<Pick<FrameAnswer, 'delivery' | 'undone'>> => {
    const question = {
      device: memory.device,
      keeps: memory.keeps(),
      session: memory.session() ?? undefined,
      appOrigin,
      name,
      payload,
      decision,
    }
    const { newSession, ...answer } = (await callSite('/api/frame', question)) as FrameAnswer
    if (newSession !== undefined) memory.setSession(newSession)
    return answer
  }
  const decide = (message: AppMessage): Promise<Decision> | undefined => {
    const { method, params } = message.payload
    if (
      message.name !== 'RPC_REQUEST' ||
      typeof method !== 'string' ||
      !RPC_METHODS.isNotSafe(method) ||
      memory.session() === null
    )
      return undefined
    return approvals.ask({ method, params, site: site ?? message.appOrigin })
  }
  const obey = ({ name, payload }: AppMessage): void => {
    if (name === 'SYNC_THEME') applyTheme(payload)
    if (name === 'SYNC_DAPP_DATA') site = readFields.maybeText(readFields.fields(payload['metadata']), 'name')
  }
  /** Requests that are decided but not yet answered. */
  const underWay = new Set<Promise<void>>()
  const answerRequest = async (message: AppMessage, decision: Decision): Promise<void> => {
    const { delivery } = await ask(message, decision)
    await deliver(delivery, message.id, message.appOrigin)
  }
  /** An abort carries no id: it ends the shown request, and is answered when all decided requests are done. */
  const abort = async (message: AppMessage): Promise<void> => {
    const end = approvals.aborting()
    const { delivery, undone } = await ask(message)
    if (undone !== true) {
      end()
      // Lets the ended request join `underWay` first.
      await Promise.resolve()
      await Promise.allSettled(underWay)
    }
    await deliver(delivery, message.id, message.appOrigin)
  }
  const answer = async (message: AppMessage): Promise<void> => {
    obey(message)
    if (message.name === 'RPC_ABORT') return abort(message)
    const decision = await decide(message)
    if (decision !== undefined) {
      const answering = answerRequest(message, decision)
      underWay.add(answering)
      return answering.finally(() => underWay.delete(answering))
    }
    const { delivery } = await ask(message)
    await deliver(delivery, message.id, message.appOrigin)
    if (
      message.name === 'RELOAD' &&
      delivery.leaveFor === undefined &&
      delivery.message?.['type'] !== '@w3m-frame/RELOAD_ERROR'
    )
      location.reload()
  }
  const fail = ({ name, id, appOrigin }: AppMessage): void =>
    window.parent.postMessage(
      { id, type: `@w3m-frame/${name}_ERROR`, payload: { message: 'Something went wrong' } },
      appOrigin,
    )

  window.addEventListener('message', (event) => {
    const message = readMessage(event)
    if (message !== undefined) answer(message).catch(() => fail(message))
  })
  // `READY` is public: no user is identified yet.
  void answer({
    name: 'READY',
    payload: Object.fromEntries(new URLSearchParams(location.search)),
    id: undefined,
    appOrigin: ANYBODY,
  }).catch(() => undefined)
}
