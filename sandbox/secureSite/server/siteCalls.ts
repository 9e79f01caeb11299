import { json, readObject, type Reply } from '../../http/handler.js'
import type { Decision } from '../frame/context.js'
import { deliveryOf, type makeFaults } from '../frame/faults.js'
import type { makeFrames } from '../frame/frames.js'
import { type Fields, readFields, SiteError } from '../frame/fields.js'
import type { Channels } from '../login/farcasterLogin.js'
import type { Consents } from '../login/socialLogin.js'
import type { Devices } from '../login/devices.js'
import type { Mailbox } from '../mail/mailbox.js'
import type { SiteRequest } from './serveSite.js'

interface SiteCallsDeps {
  readonly frames: ReturnType<typeof makeFrames>
  readonly faults: ReturnType<typeof makeFaults>
  readonly mailbox: Mailbox
  readonly devices: Devices
  readonly consents: Consents
  readonly channels: Channels
  readonly origin: () => string
  readonly forger: () => string
}

type SiteCalls = Readonly<Record<string, (body: Fields, request: SiteRequest) => unknown>>

const DECISIONS: readonly Decision[] = ['approved', 'declined', 'aborted']

/** Calls of the site's pages to its server. Mailed codes are disclosed only to the mailbox. */
const callsOf = ({
  frames,
  faults,
  mailbox,
  devices,
  consents,
  channels,
  origin,
  forger,
}: SiteCallsDeps): SiteCalls => ({
  'POST /api/frame': (body, { signal }) =>
    frames.answer(
      {
        device: readFields.text(body, 'device'),
        keeps: body['keeps'] !== false,
        session: readFields.maybeText(body, 'session'),
        appOrigin: readFields.text(body, 'appOrigin'),
        name: readFields.text(body, 'name'),
        payload: readFields.fields(body['payload']),
        decision: DECISIONS.find((decision) => decision === body['decision']),
      },
      signal,
    ),
  'GET /api/mails': () => ({ mails: mailbox.list() }),
  'POST /api/device': (body) => ({ email: devices.approve(readFields.text(body, 'token')).email }),
  'POST /api/consent/asked': (body) => {
    const { provider, appOrigin } = consents.byState(readFields.text(body, 'state'))
    return { provider, appOrigin }
  },
  'POST /api/consent': (body) => {
    const state = readFields.text(body, 'state')
    const { appOrigin } = consents.byState(state)
    const fault = faults.take('CONSENT')
    const refusal = fault?.error ?? (body['decision'] === 'approved' ? undefined : 'access_denied')
    // The reason is last: apps read everything after `error=`.
    const result =
      refusal === undefined
        ? `code=${consents.agree(state, readFields.text(body, 'name'))}`
        : `state=${state}&error=${refusal}`
    const resultUri = `${origin()}/consented?${result}`
    const delivery = deliveryOf({ resultUri }, fault, `${forger()}/popup`)
    const said =
      fault !== undefined && 'payload' in fault ? { ...delivery, message: readFields.fields(fault.payload) } : delivery
    return { appOrigin, resultUri, delivery: said }
  },
  'POST /api/farcaster': (body) => {
    channels.decide(
      readFields.text(body, 'channel'),
      body['decision'] === 'approved'
        ? { userName: readFields.text(body, 'name') }
        : { refusal: 'The login was declined in Farcaster' },
    )
    return {}
  },
})

/** Answers calls of the site's own pages; `undefined` for other paths. */
export const makeSiteCalls = (deps: SiteCallsDeps) => {
  const calls = callsOf(deps)
  return async (request: SiteRequest): Promise<Reply | undefined> => {
    const call = `${request.method} ${request.path}`
    const found = Object.hasOwn(calls, call) ? calls[call] : undefined
    if (found === undefined) return undefined
    try {
      return json(await found(readFields.fields(readObject(request.body)), request))
    } catch (error) {
      if (error instanceof SiteError) return json({ error: error.message }, 400)
      throw error
    }
  }
}
