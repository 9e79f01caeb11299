import type { FramedWindow } from '../../infrastructure/connectors/safe/messages.js'

/** A message to the parent window, with its target origin. */
export interface Posted {
  readonly message: { readonly id: string; readonly method: string; readonly params: unknown }
  readonly targetOrigin: string
}

/** A window in a frame, with messages from its parent. */
export const aSafeParent = () => {
  const listeners = new Set<(event: MessageEvent) => void>()
  const posted: Posted[] = []
  const parent = {
    postMessage: (message: unknown, targetOrigin: string): void =>
      void posted.push({ message: message as Posted['message'], targetOrigin }),
  }
  const window: FramedWindow = {
    parent,
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  }
  const says = (
    data: unknown,
    { origin = SAFE_ORIGIN, source = parent }: { readonly origin?: string; readonly source?: unknown } = {},
  ): void => [...listeners].forEach((listener) => listener({ data, origin, source } as MessageEvent))
  const last = (): Posted['message'] => {
    const message = posted.at(-1)?.message
    if (message === undefined) throw new Error('nothing was posted')
    return message
  }
  return {
    window,
    posted,
    says,
    last,
    listeners: (): number => listeners.size,
    /** Answers the last request. */
    answers: (data: unknown): void => says({ id: last().id, success: true, version: '1.18.0', data }),
    refuses: (error: unknown): void => says({ id: last().id, success: false, version: '1.18.0', error }),
  }
}

export const SAFE_ORIGIN = 'https://app.safe.global'
