import { type FrameHost, makeBrowserFrameHost } from '../../../../infrastructure/embeddedWallet/browserFrameHost.js'
import { makeIframeEmbeddedWallet } from '../../../../infrastructure/embeddedWallet/wallet.js'
import type { EmbeddedWorld } from '../../../contracts/embeddedWallet/EmbeddedWorld.js'
import { fakeKeyValueStore } from '../../../fakes/fakeKeyValueStore.js'
import { fakeSecureSite, type FakeSecureSite } from '../../../fakes/fakeSecureSite.js'
import { aNetwork } from '../../../support/aNetwork.js'
import { makeVirtualTime } from '../../../support/makeVirtualTime.js'
import { until } from '../../../support/until.js'

/** The sender of the answer. */
export type Voice = 'here' | 'otherOrigin' | 'otherFrame'

export interface ScriptedWorld extends EmbeddedWorld {
  /** Sets the sender of later answers to this request. */
  readonly speakAs: (name: string, voice: Voice) => void
}

/** The message that the frame's page posts, in the sandbox's format. */
interface Answer {
  readonly delivery: {
    readonly delayMs: number
    readonly copies: number
    readonly from: Voice
    readonly message?: object
  }
}

const idOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined
const isReady = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === '@w3m-frame/READY'

/** Worlds of the contract in a real page, each with the adapter's own frame, whose server is the contract's script. */
export const makeScriptedWorld = () => {
  let site: FakeSecureSite | undefined
  let voices = new Map<string, Voice>()
  /** Posted and unanswered requests. */
  let open = 0

  const answer = async (name: string, payload: unknown): Promise<Answer> => {
    const reply = await site?.respond(name, payload)
    const how = { delayMs: 0, copies: 1, from: voices.get(name) ?? 'here' } as const
    if (reply?._tag === 'Success')
      return { delivery: { ...how, message: { type: `@w3m-frame/${name}_SUCCESS`, payload: reply.payload } } }
    if (reply?._tag === 'Error')
      return {
        delivery: { ...how, message: { type: `@w3m-frame/${name}_ERROR`, payload: { message: reply.message } } },
      }
    open -= 1
    return { delivery: how }
  }
  const settled = async (): Promise<void> => {
    let looks = 0
    await until(() => (looks += 1) > 1 && open <= 0, { everyMs: 0 })
  }
  const makeWorld = async (): Promise<ScriptedWorld> => {
    const own = fakeSecureSite()
    site = own
    voices = new Map()
    open = 0
    const { scheduler, advance } = makeVirtualTime(settled)
    const real = makeBrowserFrameHost({ window, title: 'Wallet' })
    const host: FrameHost = {
      ...real,
      mount: (url) => {
        const mounted = real.mount(url)
        if (mounted === undefined) return undefined
        return {
          ...mounted,
          post: (message, to) => {
            open += 1
            mounted.post(message, to)
          },
        }
      },
    }
    let sayReady: () => void = () => undefined
    const ready = new Promise<void>((resolve) => (sayReady = resolve))
    const hear = ({ data }: MessageEvent<unknown>): void => {
      if (isReady(data)) sayReady()
      else if (idOf(data) !== undefined) open -= 1
    }
    window.addEventListener('message', hear)
    let ids = 0
    const { wallet, dispose } = makeIframeEmbeddedWallet({
      host,
      site: {
        url: document.body.dataset['sdk'] ?? '',
        projectId: 'project',
        defaultNetwork: () => 'eip155:1',
        sdkVersion: 'html-portico-1',
        store: fakeKeyValueStore(),
      },
      networks: [
        aNetwork(),
        aNetwork({ id: 10, caipNetworkId: 'eip155:10', rpcUrls: { default: { http: ['https://ten.example'] } } }),
      ],
      scheduler,
      makeId: () => `id${(ids += 1)}`,
    })
    const loading = wallet.account.chainId()
    await ready
    await advance(500)
    await loading
    return {
      wallet,
      site: own,
      advance,
      speakAs: (name, voice) => void voices.set(name, voice),
      dispose: () => {
        window.removeEventListener('message', hear)
        dispose()
      },
    }
  }
  return { makeWorld, answer }
}
