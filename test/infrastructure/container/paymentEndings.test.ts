import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { assert } from 'chai'
import type { SendApi } from '../../../application/send/sendApi.js'
import { aDevice } from '../../support/paymentEndings/aDevice.js'
import { type Connector, type Ending, EXPECTED } from '../../support/paymentEndings/expectedPayments.js'
import { injectedWallet, pairedWallet } from '../../support/paymentEndings/evmWallets.js'
import { loginWallet } from '../../support/paymentEndings/loginWallet.js'
import { bitcoinWallet, solanaWallet } from '../../support/paymentEndings/otherChains.js'
import type { Device, PayingWallet, SendPage } from '../../support/paymentEndings/PayingWallet.js'
import { readPage } from '../../support/paymentEndings/readPage.js'
import { safeWallet } from '../../support/paymentEndings/safeWallet.js'
import { failureOf } from './setUpSend.js'

const WALLETS: Readonly<Record<Connector, (device: Device) => PayingWallet>> = {
  injected: injectedWallet,
  paired: pairedWallet,
  Safe: safeWallet,
  login: loginWallet,
  Solana: solanaWallet,
  Bitcoin: bitcoinWallet,
}
const LONGEST_ANSWER_MS = 360_000

/** Shows the review of half a coin; `undefined` for a namespace without Send. */
const review = async (page: SendPage, { namespace, receiver }: PayingWallet): Promise<SendApi | undefined> => {
  await page.portico.open(namespace === 'bip122' ? undefined : { view: 'WalletSend' })
  if (namespace === 'bip122') return undefined
  const api = await page.send()
  api.setAmount({ _tag: 'Asset', text: '0.5' })
  api.setReceiver(receiver)
  await api.review()
  page.portico.commands.go({ name: 'WalletSendPreview' })
  return api
}

describe('a payment that ends', () => {
  const isOwn = !GlobalRegistrator.isRegistered
  before(() => {
    if (isOwn) GlobalRegistrator.register({ url: 'http://shop.localhost/' })
  })
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })
  let pages: SendPage[] = []
  afterEach(() => {
    pages.forEach(({ portico }) => portico.destroy())
    pages = []
  })

  const setUp = async (connector: Connector) => {
    const device = aDevice()
    const wallet = WALLETS[connector](device)
    const openPage = async (): Promise<SendPage> => {
      const page = await wallet.openPage()
      pages.push(page)
      return page
    }
    const page = await openPage()
    return { device, wallet, openPage, page }
  }
  type World = Awaited<ReturnType<typeof setUp>>

  const END: Readonly<Record<Ending, (world: World) => unknown>> = {
    refused: ({ wallet }) => wallet.refuses(),
    'certain error': ({ wallet }) => wallet.failsForCertain?.(),
    'unknown error': ({ wallet }) => wallet.failsSomehow(),
    'time-out': ({ device }) => device.time.advance(LONGEST_ANSWER_MS),
    lock: ({ wallet }) => wallet.locks?.(),
    disconnect: ({ wallet, page }) => wallet.leaves(page),
    reload: ({ device, wallet }) => {
      device.losesPages()
      wallet.losesPage?.()
    },
    'second tab': () => undefined,
    'account moved': ({ wallet, page }) => wallet.account?.away(page),
    'chain moved': async ({ wallet, page, device }) => {
      await wallet.chain?.away(page)
      await device.time.advance(1_000)
      wallet.approves()
    },
  }
  /** Endings that another page sees. */
  const ELSEWHERE: readonly Ending[] = ['reload', 'second tab']

  for (const [connector, endings] of Object.entries(EXPECTED))
    for (const [ending, expected] of Object.entries(endings))
      if (!('because' in expected))
        it(`by ${connector} (${ending}): ${expected.certain}, ${expected.recorded}`, async () => {
          const world = await setUp(connector as Connector)
          const { device, wallet, page } = world
          const api = await review(page, wallet)
          const isHosts = api === undefined
          const paid = failureOf(
            isHosts
              ? page.portico.request(wallet.hostAsks ?? { method: '' }, wallet.namespace)
              : api.confirm(),
          )
          await page.passes(() => wallet.prompts() > 0)
          await END[ending as Ending](world)
          await device.time.advance(1_000)
          console.log(connector, ending, device.kept(), readPage(page, api), page.viewOf(), await Promise.race([paid, 0]))
        })
})
