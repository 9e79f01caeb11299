import { setTimeout as wait } from 'node:timers/promises'
import { json } from '../http/json.js'
import { makeSetting } from '../http/makeSetting.js'
import type { Reply } from '../http/Reply.js'
import { accountAnswers } from './accounts/accountAnswers.js'
import { makeUsers } from './accounts/makeUsers.js'
import { requestAnswers } from './accounts/requestAnswers.js'
import { makeFaults } from './frame/makeFaults.js'
import { makeFrames } from './frame/makeFrames.js'
import { emailAnswers } from './login/emailAnswers.js'
import { emailChangeAnswers } from './login/emailChangeAnswers.js'
import { farcasterAnswers } from './login/farcasterAnswers.js'
import { makeChannels } from './login/makeChannels.js'
import { makeConsents } from './login/makeConsents.js'
import { makeDevices } from './login/makeDevices.js'
import { socialAnswers } from './login/socialAnswers.js'
import { makeCodes } from './mail/makeCodes.js'
import { makeMailLimit } from './mail/makeMailLimit.js'
import { makePost } from './mail/makePost.js'
import type { SecureSite } from './SecureSite.js'
import type { SiteRequest } from './server/SiteRequest.js'
import { makeSiteCalls } from './server/siteCalls.js'
import { servePages } from './server/servePages.js'
import { serveSite } from './server/serveSite.js'
import { startForger } from './startForger.js'
import type { EvmChain } from './wallet/EvmChain.js'
import { makeWallet } from './wallet/makeWallet.js'

interface SecureSiteOptions {
  readonly seed: string
  /** Where the accounts live. */
  readonly chains: readonly EvmChain[]
  /** EIP-155 ids. */
  readonly smartAccountNetworks: readonly number[]
  /** ms since the epoch; only a test gives another clock. */
  readonly now?: () => number
}

/** Starts the secure site and the origin that forges it, each on a free port of loopback. */
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
  const [post, limit, users, devices, consents, channels, faults] = [
    makePost(),
    makeMailLimit(now),
    makeUsers(),
    makeDevices(),
    makeConsents(),
    makeChannels(),
    makeFaults(),
  ]
  const codes = makeCodes({ seed, now })
  const wallet = makeWallet({ seed, chains, smartAccountNetworks: networks.read })
  const account = accountAnswers(wallet)
  const answers = {
    ...account,
    ...requestAnswers(wallet),
    ...emailAnswers({ users, devices, codes, post, limit, origin }),
    ...emailChangeAnswers({ users, codes, post, limit }),
    ...socialAnswers({ users, consents, wallet, origin }, account),
    ...farcasterAnswers({ users, channels, origin }),
  }
  const frames = makeFrames({ users, answers, takeFault: faults.take, forgerSdk: () => `${forger.origin}/sdk` })
  const call = makeSiteCalls({ frames, faults, post, devices, consents, channels, origin, forger: () => forger.origin })

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
    mail: post.take,
    mails: post.list,
    openLink: ({ link = '' }) => void devices.approve(new URL(link).searchParams.get('token') ?? ''),
    limit: limit.limit,
    setSmartAccountNetworks: networks.set,
    fault: faults.add,
    clearFaults: faults.clear,
    heard: frames.heard,
    reset: () => {
      for (const { clear } of [post, limit, users, devices, consents, channels, faults, frames, forger]) clear()
      networks.set()
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
