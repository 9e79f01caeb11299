import * as E from 'fp-ts/Either'
import { privateKeyToAccount } from 'viem/accounts'
import type { SiwxConfig, SiwxTools } from '../../../application/api/siwx.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { makeSiteStorage } from '../../support/makeSiteStorage.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'
import { setUpSignIn } from './setUpSignIn.js'

/** Two accounts of the one wallet. */
export const KEYS = [privateKeyToAccount(`0x${'11'.repeat(32)}`), privateKeyToAccount(`0x${'22'.repeat(32)}`)] as const

/** Faults of a wallet or the site. */
export type Failing = 'wallet' | 'key' | keyof SiwxConfig

export interface BrowserOptions {
  readonly sessions: (tools: SiwxTools) => SiwxConfig
  readonly required: boolean
}

/**
 * Pages of one browser with one wallet, whose account and network all pages share. Each page is opened, reloaded and
 * closed by its number.
 */
export const setUpTabs = ({ sessions, required }: BrowserOptions, time = makeVirtualTime()) => {
  const storage = makeSiteStorage()
  let wallet: { readonly key: 0 | 1; readonly chainId: CaipNetworkId } = { key: 0, chainId: 'eip155:1' }
  let failing: Failing | undefined
  let granted = false
  /** The site has not answered yet. */
  let questions = 0

  const openPage = () => {
    const store = storage.open()
    let config: SiwxConfig | undefined
    const held = new Map<Failing, Promise<void>>()
    const siwx = (tools: SiwxTools): SiwxConfig => {
      const plain = sessions(tools)
      const unless =
        <Given extends readonly unknown[], A>(name: Failing, ask: (...given: Given) => Promise<A>) =>
        async (...given: Given): Promise<A> => {
          await held.get(name)
          if (failing === name) throw new Error(`${name} is out of order`)
          questions += 1
          try {
            return await ask(...given)
          } finally {
            questions -= 1
          }
        }
      config = {
        ...plain,
        createMessage: unless('createMessage', plain.createMessage),
        addSession: unless('addSession', plain.addSession),
        getSessions: unless('getSessions', plain.getSessions),
        revokeSession: unless('revokeSession', plain.revokeSession),
        getRequired: () => required,
      }
      return config
    }
    const world = setUpSignIn({
      options: { siwx },
      store,
      time,
      address: KEYS[wallet.key].address,
      chainId: wallet.chainId,
    })
    world.walletAnswers(async () => {
      const params = world.asked.at(-1)?.params
      const [raw = '0x', address] = Array.isArray(params) ? (params as readonly `0x${string}`[]) : []
      await held.get('wallet')
      if (failing === 'wallet') return E.left({ _tag: 'RequestRejected' })
      const isAsked = KEYS[0].address.toLowerCase() === address
      const key = KEYS[isAsked === (failing === 'key') ? 1 : 0]
      return E.right(await key.signMessage({ message: { raw } }))
    })
    if (granted) world.wallet.remembersPage()
    return {
      ...world,
      /** Whether the site has a session of the current account. */
      hasSession: async (): Promise<boolean> =>
        ((await config?.getSessions(wallet.chainId, KEYS[wallet.key].address)) ?? []).length > 0,
      /** Delays answers on this page while something else happens. */
      during: async (what: Failing, act: () => unknown): Promise<void> => {
        let release: () => void = () => undefined
        held.set(what, new Promise((resolve) => (release = resolve)))
        await act()
        held.delete(what)
        release()
      },
      close: (): void => {
        world.portico.destroy()
        store.close()
      },
    }
  }
  type Page = ReturnType<typeof openPage>
  const pages = new Map<number, Page>()
  const close = (at: number): void => {
    pages.get(at)?.close()
    pages.delete(at)
  }
  const all = (): readonly Page[] => [...pages.values()]
  return {
    time,
    all,
    close,
    page: (at: number): Page | undefined => pages.get(at),
    wallet: () => wallet,
    /** Opens or reloads it. */
    load: (at: number): void => {
      close(at)
      pages.set(at, openPage())
    },
    /** The wallet grants access to the site, on whichever page it is asked. */
    grants: (): void => {
      granted = true
      for (const { wallet: each } of all()) each.remembersPage()
    },
    moves: async (next: Partial<typeof wallet>): Promise<void> => {
      wallet = { ...wallet, ...next }
      for (const { wallet: each } of all()) {
        await each.movesToAccount(KEYS[wallet.key].address.toLowerCase())
        await each.movesToChain(wallet.chainId)
      }
    },
    fails: (what: Failing | undefined): void => {
      failing = what
    },
    /** Waits until all pages are idle. */
    rests: async (holds: (page: Page) => boolean): Promise<void> => {
      for (const ms of [0, 600])
        await until(() => questions === 0 && all().every(holds), { everyMs: 1, between: () => time.advance(10) }).then(
          () => time.advance(ms),
        )
    },
    end: (): void => [...pages.keys()].forEach(close),
  }
}
