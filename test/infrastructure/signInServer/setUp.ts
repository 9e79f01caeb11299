import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSignInServer } from '../../../infrastructure/signInServer/createSignInServer.js'
import { memoryNonceStore } from '../../../infrastructure/signInServer/NonceStore.js'
import type { SignInServerOptions } from '../../../infrastructure/signInServer/serverOptions.js'

export const ORIGIN = 'https://shop.example'
export const SECRET = 'a secret of thirty-two bytes, at least'
export const START = Date.parse('2026-01-01T10:00:00.000Z')

/** The cookies of a browser by name, with their attributes as the server wrote them. */
export interface Browser {
  readonly cookies: Map<string, string>
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  readonly post: (path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>
}

export const setUp = (options: Partial<SignInServerOptions> = {}) => {
  const time = { now: START }
  const now = (): number => time.now
  const server = createSignInServer({
    origin: ORIGIN,
    chains: ['eip155:1'],
    nonces: memoryNonceStore({ now }),
    session: { secret: SECRET },
    now,
    ...options,
  })
  const origin = options.origin ?? ORIGIN
  const openBrowser = (): Browser => {
    const cookies = new Map<string, string>()
    const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
      const headers = new Headers(init.headers)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      const response = await server.handle(new Request(`${origin}/api/sign-in/${path}`, { ...init, headers }))
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    }
    const post: Browser['post'] = (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
    return { cookies, ask, post }
  }
  const account = privateKeyToAccount(generatePrivateKey())
  /** The account's signed message with a nonce; lines may be added to the text. */
  const sign = async (nonce: string, lines: readonly string[] = []) => {
    const message = [
      `${origin.slice(origin.indexOf('//') + 2)} wants you to sign in with your Ethereum account:`,
      ...[account.address, '', 'Sign in.', '', `URI: ${origin}/`, 'Version: 1', 'Chain ID: 1', `Nonce: ${nonce}`],
      ...[`Issued At: ${new Date(time.now).toISOString()}`, ...lines],
    ].join('\n')
    return { message, signature: await account.signMessage({ message }) }
  }
  const nonceOf = async (browser: Browser): Promise<string> =>
    ((await (await browser.ask('nonce')).json()) as { readonly nonce: string }).nonce
  return { server, time, openBrowser, account, sign, nonceOf }
}

/** The status and the code of an answer. */
export const said = async (response: Response): Promise<string> => {
  const { code = 'none' } = ((await response.json()) as { readonly code?: string } | null) ?? { code: 'null' }
  return `${response.status} ${code}`
}
