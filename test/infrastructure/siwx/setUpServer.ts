import type { SiwxConfig, SiwxTools } from '../../../application/api/siwx.js'
import type { SignInServerOptions } from '../../../infrastructure/signInServer/serverOptions.js'
import type { Fetch } from '../../../infrastructure/http/HttpClient.js'
import { serverSessions } from '../../../infrastructure/siwx/serverSessions.js'
import type { ServerSessionOptions } from '../../../infrastructure/siwx/sessionOptions.js'
import { openServerSessions } from '../../../infrastructure/siwx/serverSessions.lazy.js'
import { ORIGIN, SECRET, setUp as setUpSignInServer } from '../signInServer/setUp.js'
import { ACCOUNT, setUpTools } from './setUpSessions.js'

export { SECRET }

type Answer = (path: string) => Response | Promise<Response>

/** A browser in front of a real sign-in server: it keeps cookies, and sends the page's origin. */
export const setUpBrowser = (options: Partial<SignInServerOptions> = {}) => {
  const { openBrowser, time } = setUpSignInServer(options)
  const browser = openBrowser()
  const origin = options.origin ?? ORIGIN
  const asked: string[] = []
  const inits: RequestInit[] = []
  let instead: Answer | undefined
  const fetch: Fetch = async (url, init) => {
    const path = url.slice(`${origin}/api/sign-in/`.length)
    asked.push(path)
    inits.push(init)
    if (instead !== undefined) return instead(path)
    const headers = new Headers(init.headers)
    if (init.method === 'POST') headers.set('origin', origin)
    return browser.ask(path, { ...init, headers })
  }
  return {
    fetch,
    asked,
    inits,
    time,
    cookies: browser.cookies,
    /** The answer instead of the server's; `undefined` restores the server. */
    answers: (next: Answer | undefined): void => {
      instead = next
    },
  }
}

export type FakeBrowser = ReturnType<typeof setUpBrowser>

/** As `serverSessions`, over the `fetch` of that browser. */
export const sessionsOver =
  (browser: FakeBrowser, options: Partial<ServerSessionOptions> = {}) =>
  (tools: SiwxTools): SiwxConfig => {
    const given = { url: '/api/sign-in', ...options }
    return { ...serverSessions(given)(tools), ...openServerSessions(given, tools, browser.fetch) }
  }

export interface Given {
  readonly server?: Partial<SignInServerOptions>
  readonly options?: Partial<ServerSessionOptions>
}

/** A page of a browser with a server; `openTab` opens another page of it, or reloads. */
export const setUpPage = (
  { server, options }: Given = {},
  browser = setUpBrowser(server),
  store = setUpTools().store,
) => {
  const page = setUpTools({ store })
  const config = sessionsOver(browser, options)(page.tools)
  return {
    page,
    config,
    browser,
    store,
    /** Number of valid sessions. */
    count: async (address: string = ACCOUNT.address, chainId: 'eip155:1' | 'eip155:137' = 'eip155:1') =>
      (await config.getSessions(chainId, address)).length,
    openTab: () => setUpPage({ ...(server && { server }), ...(options && { options }) }, browser, store),
  }
}

export const json = (body: unknown, status = 200, type = 'application/json'): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
