import type { Frame, Page } from 'playwright-core'
import type { SecureSite } from '../../../sandbox/secureSite/SecureSite.js'
import { servePage } from './servePage.js'

interface Heard {
  readonly origin: string
  /** Whether the frame itself sent it, and not a frame inside it. */
  readonly fromFrame: boolean
  readonly data: Readonly<Record<string, unknown>>
}

declare global {
  interface Window {
    /** Set by `rawApp`. */
    heard?: Heard[]
  }
}

/** Records everything posted to the page, and inserts the frame. */
const embed = (src: string): void => {
  const heard: Heard[] = (window.heard = [])
  const frame = document.createElement('iframe')
  frame.id = 'secure'
  frame.src = src
  frame.title = 'Secure site'
  window.addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<Heard['data']>) =>
      void heard.push({ origin, fromFrame: source === frame.contentWindow, data }),
  )
  document.body.append(frame)
}

const post = ({
  type,
  id,
  payload,
  to,
}: {
  readonly type: string
  readonly id: string
  readonly payload: unknown
  readonly to: string
}): void => {
  const frame = document.querySelector<HTMLIFrameElement>('#secure')
  frame?.contentWindow?.postMessage({ type, id, payload }, to)
}

/**
 * An app without Portico, on another site than the secure one: it has the frame, and implements its protocol manually.
 */
export const rawApp = async (page: Page, site: SecureSite) => {
  const served = await servePage('<h1>An app</h1>', '', `${site.url} ${site.forger.url}`)
  const origin = served.origin.replace('127.0.0.1', 'localhost')
  const allHeard = (): Promise<readonly Heard[]> => page.evaluate(() => window.heard ?? [])
  const heard = async (id: string | undefined): Promise<readonly Heard[]> =>
    (await allHeard()).filter(({ data }) => data['id'] === id)
  const isHeard = async (id: string | undefined): Promise<unknown> =>
    page.waitForFunction((wanted) => window.heard?.some(({ data }) => data['id'] === wanted), id)
  const send = (name: string, id: string, payload?: unknown, to = site.url): Promise<void> =>
    page.evaluate(post, { type: `@w3m-app/${name}`, id, payload, to })
  const reply = async (id: string): Promise<Heard['data'] | undefined> => {
    await isHeard(id)
    return (await heard(id))[0]?.data
  }
  let last = 0
  return {
    page,
    origin: new URL(origin).origin,
    close: served.close,
    allHeard,
    heard,
    reply,
    send,
    frame: (): Frame | undefined => page.frames().find((each) => each.parentFrame() === page.mainFrame()),
    inFrame: page.frameLocator('#secure'),
    open: async (): Promise<void> => {
      await page.goto(origin)
      await page.evaluate(
        embed,
        `${site.sdk}?projectId=sandbox&chainId=eip155%3A31337&version=4&enableLogger=false&rpcUrl=http%3A%2F%2Flocalhost`,
      )
    },
    isReady: (): Promise<unknown> =>
      page.waitForFunction(() => window.heard?.some(({ data }) => data['type'] === '@w3m-frame/READY')),
    /** The payload of the reply; an error throws its text. */
    ask: async (name: string, payload?: unknown): Promise<Readonly<Record<string, unknown>>> => {
      const id = `id${(last += 1)}`
      await send(name, id, payload)
      const said = await reply(id)
      const answered = (said?.['payload'] ?? {}) as Readonly<Record<string, unknown>>
      if (said?.['type'] === `@w3m-frame/${name}_SUCCESS`) return answered
      throw new Error(String(answered['message']))
    },
  }
}

export type RawApp = Awaited<ReturnType<typeof rawApp>>
