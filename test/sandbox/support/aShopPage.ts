import type { SandboxShopServer } from '../../../sandbox/shopServer/startShopServer.js'

/** A page of a shop with its cookies, as a browser keeps and sends them. */
export const aShopPage = ({ signIn, doorCode }: SandboxShopServer, origin: string) => {
  const cookies = new Map<string, string>()
  const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = new Headers(init.headers)
    headers.set('origin', origin)
    headers.set('cookie', cookie)
    const response = await fetch(url, { ...init, headers })
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      cookies.set(name, value)
    }
    return response
  }
  return {
    ask,
    nonce: async (): Promise<string> => ((await (await ask(`${signIn}/nonce`)).json()) as { nonce: string }).nonce,
    /** The status and the code of the answer. */
    verify: async (message: string, signature: unknown): Promise<string> => {
      const response = await ask(`${signIn}/verify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message, signature }),
      })
      const { code = '' } = (await response.json()) as { readonly code?: string }
      return `${response.status} ${code}`.trim()
    },
    doorCode: async (): Promise<unknown> => (await ask(doorCode)).json(),
  }
}

/** A message to sign at a shop, for the first chain by default. */
export const messageFor = (
  address: string,
  nonce: string,
  {
    origin,
    issuedAt = Date.now(),
    chain = 31337,
  }: { readonly origin: string; readonly issuedAt?: number; readonly chain?: number },
): string =>
  [
    `${new URL(origin).host} wants you to sign in with your Ethereum account:`,
    ...[address, '', '', `URI: ${origin}/`, 'Version: 1', `Chain ID: ${chain}`, `Nonce: ${nonce}`],
    `Issued At: ${new Date(issuedAt).toISOString()}`,
  ].join('\n')
