import type { PorticoOptions } from '../../../application/portico.js'
import type { SiwxConfig } from '../../../application/api/siwx.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { openLoginPage } from './setUpLoggedIn.js'
import { makeSessions } from './setUpSignIn.js'

export interface LoginSignInWorld {
  readonly sessions?: ReturnType<typeof makeSessions>
  readonly siwx?: Partial<SiwxConfig>
  readonly options?: Partial<PorticoOptions>
}

/** A page whose visitors log in by e-mail or social account, over a fake frame of the secure site, and sign in. */
export const setUpSignInWithLogin = (
  { sessions = makeSessions(), siwx, options }: LoginSignInWorld = {},
  memory = { connections: fakeConnectionMemory(), networks: fakeNetworkMemory() },
  earlier: Parameters<typeof openLoginPage>[0] = {},
) => {
  const page = openLoginPage(earlier, memory, {
    siwx: { ...sessions.config, ...siwx },
    ...options,
    override: ({ value }) => {
      value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment({ origin: 'https://app.example' }))
    },
  })
  const { portico, passes, site, store } = page
  const views = new Set<string>()
  portico.modal.changes.subscribe((modal) => {
    if (modal._tag === 'Open') for (const { name } of modal.history) views.add(name)
  })
  const is = (...tags: readonly string[]): Promise<void> => passes(() => tags.includes(portico.session.value._tag))
  const close = (): void => {
    portico.destroy()
    page.dispose()
  }
  return {
    ...page,
    sessions,
    is,
    close,
    isConnected: (): boolean => portico.account('eip155').value.status === 'connected',
    /** Names of the views shown so far. */
    views: (): readonly string[] => [...views],
    viewOf: (): string => {
      const { value } = portico.modal
      return value._tag === 'Open' ? (value.history.at(-1)?.name ?? '') : value._tag
    },
    /** Enters the code of a mail, and leaves the rest to the page. */
    enterCode: async (): Promise<void> => {
      await portico.open()
      portico.commands.loginByEmail(SITE_EMAIL)
      await passes(() => portico.emailLogin.value._tag === 'VerifyOtp')
      portico.commands.enterCode('012345')
    },
    /** What the secure site was asked to sign in messages of this name. */
    askedToSign: (name: string): readonly unknown[] =>
      site
        .asked()
        .filter(([asked]) => asked === name)
        .map(([, payload]) => Object.entries(payload ?? {}).find(([field]) => field === 'siwxMessage')?.[1] as unknown),
    /** The same visitor on the site's next page. */
    reload: () => {
      close()
      return setUpSignInWithLogin({ sessions, ...(siwx && { siwx }) }, memory, { earlier: { site, store } })
    },
  }
}
