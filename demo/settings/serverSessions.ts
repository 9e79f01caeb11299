import type { PorticoOptions } from 'portico'

type Siwx = NonNullable<PorticoOptions['siwx']>
type Config = Exclude<Siwx, (...given: never) => unknown>
type Session = Parameters<Config['addSession']>[0]

const KEY = 'shop.session'

export const serverSessions =
  ({ url, required }: { readonly url: string; readonly required: boolean }): Siwx =>
  ({ origin }) => {
    const ask = async (path: string, body?: object): Promise<Readonly<Record<string, unknown>> | undefined> => {
      const post = body && {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }
      const reply = await fetch(`${url}/${path}`, { credentials: 'include', ...post })
      if (reply.status === 401) return undefined
      if (!reply.ok) throw new Error(await reply.text())
      return (await reply.json()) as Readonly<Record<string, unknown>>
    }
    const signOut = async (): Promise<void> => {
      await ask('sign-out', {})
      localStorage.removeItem(KEY)
    }
    const verify = async (session: Session): Promise<void> => {
      await ask('verify', { message: session.message, signature: session.signature })
      localStorage.setItem(KEY, JSON.stringify(session))
    }
    return {
      createMessage: async (account) => ({
        ...account,
        ...{ domain: new URL(origin).host, uri: `${origin}/`, version: '1' },
        ...((await ask('nonce')) as { readonly nonce: string; readonly issuedAt: string }),
      }),
      addSession: verify,
      setSessions: ([first]) => (first === undefined ? signOut() : verify(first)),
      getSessions: async (chainId, address) => {
        const me = (await ask('me')) as { readonly account: { readonly address: string } } | undefined
        const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Session | null
        const isMine = kept?.data.chainId === chainId && kept.data.accountAddress === address
        return kept !== null && isMine && me?.account.address === address ? [kept] : []
      },
      revokeSession: signOut,
      getRequired: () => required,
    }
  }
