import { randomUUID } from 'node:crypto'
import type { FrameAnswer } from '../../../sandbox/secureSite/frame/frames.js'
import type { SecureSite } from '../../../sandbox/secureSite/SecureSite.js'

export const APP = 'http://localhost:1'

type Site = Pick<SecureSite, 'url' | 'mail' | 'openLink'>

/**
 * The frame of a browser profile without a browser: passes messages to the site's server, and stores the login. Without
 * browser storage, the next frame is the same visitor on another device.
 */
export const secureFrame = (site: Site, { keeps = true, app = APP } = {}) => {
  const device = randomUUID()
  let session: string | undefined
  const deliver = async (name: string, payload: unknown = {}, decision?: string): Promise<FrameAnswer['delivery']> => {
    const reply = await fetch(`${site.url}/api/frame`, {
      method: 'POST',
      body: JSON.stringify({ device, keeps, session, appOrigin: app, name, payload, decision }),
    })
    const answer = (await reply.json()) as FrameAnswer
    if (answer.newSession !== undefined) session = answer.newSession ?? undefined
    return answer.delivery
  }
  const say = async (name: string, payload?: unknown, decision?: string): Promise<unknown> =>
    (await deliver(name, payload, decision)).message
  /** The payload of a success; an error throws its text. */
  const get = async (
    name: string,
    payload?: unknown,
    decision?: string,
  ): Promise<Readonly<Record<string, unknown>>> => {
    const { message } = await deliver(name, payload, decision)
    const said = message?.['payload']
    if (message?.['type'] === `@w3m-frame/${name}_SUCCESS`) return (said ?? {}) as Readonly<Record<string, unknown>>
    throw new Error((said as { readonly message: string }).message)
  }
  const codeFrom = async (to: string): Promise<string> => (await site.mail(to)).code ?? ''
  return {
    deliver,
    say,
    get,
    codeFrom,
    logIn: async (email: string): Promise<void> => {
      if ((await get('CONNECT_EMAIL', { email }))['action'] === 'VERIFY_DEVICE') {
        site.openLink(await site.mail(email))
        await get('CONNECT_DEVICE')
      }
      await get('CONNECT_OTP', { otp: await codeFrom(email) })
    },
  }
}
