import { mainnet, optimism } from '../../../networks.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeSecureSite, type Respond, SITE_ACCOUNTS, SITE_HASH } from '../../fakes/fakeSecureSite.js'
import { readField } from '../../../infrastructure/shared/safeRead.js'
import { logInByEmail } from '../../infrastructure/container/setUpLoggedIn.js'
import { setUpSend, TYPED } from '../../infrastructure/container/setUpSend.js'
import { setUpWallet } from '../../infrastructure/embeddedWallet/setUpWallet.js'
import { aPrompt, type Device, type PayingWallet } from './PayingWallet.js'

const failure = (message: string) => ({ _tag: 'Error', message }) as const

/** The wallet of a visitor who has logged in by e-mail: a frame of the secure site, which asks about payments. */
export const loginWallet = ({ time, pageOptions }: Device): PayingWallet => {
  const earlier = { site: fakeSecureSite(), store: fakeKeyValueStore() }
  const prompt = aPrompt()
  const respond: Respond = (name, payload) => {
    if (name === 'RPC_ABORT') prompt.approves(failure('Request was aborted'))
    return name === 'RPC_REQUEST' && readField(payload, 'method') === 'eth_sendTransaction'
      ? (prompt.ask() as ReturnType<Respond>)
      : earlier.site.respond(name, payload)
  }
  let prefer = (_type: 'smartAccount' | 'eoa'): void => undefined
  return {
    namespace: 'eip155',
    receiver: TYPED,
    openPage: async () => {
      const { wallet } = setUpWallet({ respond, earlier, time })
      prefer = (type) => void wallet.account.prefer(type)()
      const page = setUpSend({
        ...pageOptions(),
        options: { networks: [mainnet, optimism] },
        embedded: wallet,
      })
      if (earlier.site.isLoggedIn()) {
        page.portico.preload()
        await page.passes(() => page.portico.account('eip155').value.user !== undefined)
      } else await logInByEmail(page)
      return page
    },
    prompts: prompt.prompts,
    refuses: () => prompt.approves(failure('User denied the request')),
    failsSomehow: () => prompt.approves(failure('already known')),
    approves: () => prompt.approves({ _tag: 'Success', payload: SITE_HASH }),
    leaves: ({ portico }) => portico.disconnect(),
    account: {
      away: () => prefer('eoa'),
      back: () => prefer('smartAccount'),
    },
    chain: {
      away: ({ portico }) => void portico.switchNetwork(optimism.caipNetworkId),
      back: ({ portico }) => void portico.switchNetwork(mainnet.caipNetworkId),
    },
    hostAsks: {
      method: 'eth_sendTransaction',
      params: [{ from: SITE_ACCOUNTS.eoa, to: SITE_ACCOUNTS.eoa, value: '0x1' }],
    },
  }
}
