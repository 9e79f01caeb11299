import { setTimeout as wait } from 'node:timers/promises'
import { json, type Reply } from '../http/handler.js'
import { makeSetting } from '../http/settings.js'
import { accountHandlers, requestHandlers } from './accounts/accountAnswers.js'
import { makeSignSilently, type SilentSigning } from './accounts/silentSigning.js'
import { makeUsers } from './accounts/users.js'
import { makeFaults } from './frame/faults.js'
import { makeFrames } from './frame/frames.js'
import { emailChangeHandlers, emailLoginHandlers } from './login/emailLogin.js'
import { farcasterLoginHandlers, makeChannels } from './login/farcasterLogin.js'
import { makeConsents, socialLoginHandlers } from './login/socialLogin.js'
import { makeDevices } from './login/devices.js'
import { makeCodes } from './mail/codes.js'
import { makeMailLimit } from './mail/mailLimit.js'
import { makeMailbox } from './mail/mailbox.js'
import type { SecureSite } from './SecureSite.js'
import { serveSite, type SiteRequest } from './server/serveSite.js'
import { makeSiteCalls } from './server/siteCalls.js'
import { servePages } from './server/servePages.js'
import { startForger } from './startForger.js'
import type { EvmChain } from './wallet/chains.js'
import { makeWallet } from './wallet/wallet.js'

interface SecureSiteOptions {
  readonly seed: string
  /** Chains of the accounts. */
  readonly chains: readonly EvmChain[]
  /** EIP-155 ids. */
  readonly smartAccountNetworks: readonly number[]
  /** ms since the epoch; tests may replace the clock. */
  readonly now?: () => number
}

/** Starts the secure site and the forging origin, each on a free loopback port. */
export const startSecureSite = async ({
  seed,
  chains,
  smartAccountNetworks,
  now = Date.now,
}: SecureSiteOptions): Promise<SecureSite> => {
  let url = ''
  const origin = (): string => url
  const forger = await startForger(origin)
  const networks = makeSetting(smartAccountNetworks)
  const [mailbox, limit, users, devices, consents, channels, faults] = [
    makeMailbox(),
    makeMailLimit(now),
    makeUsers(),
    makeDevices(),
    makeConsents(),
    makeChannels(),
    makeFaults(),
  ]
  const codes = makeCodes({ seed, now })
  const wallet = makeWallet({ seed, chains, smartAccountNetworks: networks.read })
  const silentSigning = makeSetting<SilentSigning>('honest')
  const signSilently = makeSignSilently(wallet, silentSigning.read)
  const account = accountHandlers({ wallet, signSilently })
  const answers = {
    ...account,
    ...requestHandlers(wallet),
    ...emailLoginHandlers({ users, devices, codes, mailbox, limit, origin }),
    ...emailChangeHandlers({ users, codes, mailbox, limit }),
    ...socialLoginHandlers({ users, consents, wallet, signSilently, origin }, account),
    ...farcasterLoginHandlers({ users, channels, origin }),
  }
  const frames = makeFrames({ users, answers, takeFault: faults.take, forgerSdk: () => `${forger.origin}/sdk` })
  const call = makeSiteCalls({
    frames,
    faults,
    mailbox,
    devices,
    consents,
    channels,
    origin,
    forger: () => forger.origin,
  })

  const pages = {
    sdk: { title: 'Secure site', framed: true, told: { forger: forger.origin } },
    mouth: { title: 'Another frame', framed: true },
    loading: { title: 'Loading', framed: false },
    consent: { title: 'Log in', framed: false },
    consented: { title: 'Logged in', framed: false },
    device: { title: 'Register this device', framed: false },
    farcaster: { title: 'Farcaster', framed: false },
    mailbox: { title: 'Mailbox', framed: false },
  }
  const answerPage = async ({ path, signal }: SiteRequest): Promise<Reply | undefined> => {
    const fault = path === '/sdk' ? faults.take('SDK') : undefined
    if (fault?.silent === true) await new Promise((resolve) => signal.addEventListener('abort', resolve))
    if (fault?.delayMs !== undefined) await wait(fault.delayMs, undefined, { signal })
    return fault?.error === undefined ? servePages(path, pages) : { status: 500, type: 'text/plain', body: fault.error }
  }
  const site = await serveSite(
    async (request) => (await call(request)) ?? (await answerPage(request)) ?? json({ error: 'nothing is here' }, 404),
  ).catch(async (error: unknown) => {
    await forger.close()
    throw error
  })
  url = site.origin
  return {
    url,
    sdk: `${url}/sdk`,
    mailbox: `${url}/mailbox`,
    mail: mailbox.take,
    mails: mailbox.list,
    openLink: ({ link = '' }) => void devices.approve(new URL(link).searchParams.get('token') ?? ''),
    limit: limit.limit,
    setSmartAccountNetworks: networks.set,
    setSilentSigning: silentSigning.set,
    fault: faults.add,
    clearFaults: faults.clear,
    heard: frames.heard,
    reset: () => {
      for (const { clear } of [mailbox, limit, users, devices, consents, channels, faults, frames, forger]) clear()
      networks.set()
      silentSigning.set()
    },
    forger: {
      url: forger.origin,
      sdk: `${forger.origin}/sdk`,
      popup: `${forger.origin}/popup`,
      account: forger.account,
      heard: forger.heard,
    },
    close: async () => {
      await Promise.all([site.close(), forger.close()])
    },
  }
}
