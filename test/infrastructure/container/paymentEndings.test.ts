import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { assert } from 'chai'
import { readFileSync } from 'node:fs'
import type { SendApi } from '../../../application/send/sendApi.js'
import { aDevice } from '../../support/paymentEndings/aDevice.js'
import { injectedWallet, pairedWallet } from '../../support/paymentEndings/evmWallets.js'
import {
  type Connector,
  type Ending,
  EXPECTED,
  type Expected,
  NOT_KNOWN,
  PAID_BEFORE,
  toTable,
} from '../../support/paymentEndings/expectedPayments.js'
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
  Bitcoin: bitcoinWallet('sendTransfer'),
  'Bitcoin (PSBT)': bitcoinWallet('signPsbt'),
}
const CONNECTORS = Object.keys(WALLETS) as readonly Connector[]
const LONGEST_ANSWER_MS = 360_000
/** Time in which a page shows what has happened. */
const SHOWN_MS = 1_000

/** Each mark of `kept` says whether a payment has the id of what was sent. */
const KEPT: Readonly<Record<Expected['recorded'], readonly boolean[]>> = { None: [], Kept: [false], KeptAsSent: [true] }

/** A browser whose visitor pays with a wallet, in a page that is open. */
const setUp = async (connector: Connector) => {
  const device = aDevice()
  const wallet = WALLETS[connector](device)
  const pages: SendPage[] = []
  const openPage = async (): Promise<SendPage> => {
    const page = await wallet.openPage()
    pages.push(page)
    return page
  }
  const page = await openPage()
  return { device, wallet, page, openPage, close: () => pages.forEach(({ portico }) => portico.destroy()) }
}
type World = Awaited<ReturnType<typeof setUp>>

const isServed = ({ namespace }: PayingWallet): boolean => namespace !== 'bip122'

const hostAsks = ({ portico }: SendPage, { namespace, hostAsks: request }: PayingWallet): Promise<unknown> =>
  request === undefined ? assert.fail('no request') : failureOf(portico.request(request, namespace))

/** Opens the modal with the review of half a coin, or, for a namespace without Send, with the account. */
const review = async (page: SendPage, wallet: PayingWallet): Promise<SendApi | undefined> => {
  const { portico } = page
  await portico.open(isServed(wallet) ? { view: 'WalletSend' } : undefined)
  if (!isServed(wallet)) return undefined
  const api = await page.send()
  api.setAmount({ _tag: 'Asset', text: '0.5' })
  api.setReceiver(wallet.receiver)
  await api.review()
  portico.commands.go({ name: 'WalletSendPreview' })
  return api
}

/** What happens while the wallet asks. */
const END: Readonly<Record<Ending, (world: World) => unknown>> = {
  refused: ({ wallet }) => wallet.refuses(),
  'certain error': ({ wallet }) => wallet.failsForCertain?.(),
  'unknown error': ({ wallet }) => wallet.failsSomehow(),
  'time-out': ({ device }) => device.time.advance(LONGEST_ANSWER_MS),
  lock: ({ wallet }) => wallet.locks?.(),
  disconnect: ({ wallet, page }) => wallet.leaves(page),
  reload: ({ device }) => device.losesPages(),
  'second tab': () => undefined,
  'account moved': ({ wallet, page }) => wallet.account?.away(page),
  'chain moved': async ({ wallet, page, device }) => {
    await wallet.chain?.away(page)
    await device.time.advance(SHOWN_MS)
    wallet.approves()
  },
}
const isAsking = (ending: Ending): boolean => ending === 'reload' || ending === 'second tab'
const canHappen: Readonly<Partial<Record<Ending, (wallet: PayingWallet) => boolean>>> = {
  lock: ({ locks }) => locks !== undefined,
  'account moved': ({ account }) => account !== undefined,
  'chain moved': ({ chain }) => chain !== undefined,
}

/** Has the wallet asked for a payment, by the visitor or else by the host, until it ends so. */
const payUntil = async (world: World, ending: Ending) => {
  const { wallet, page, device } = world
  const byHost = !isServed(wallet) || (ending === 'certain error' && wallet.failsForCertain === undefined)
  const api = byHost ? undefined : await review(page, wallet)
  if (byHost) await page.portico.open()
  let outcome: unknown
  void (api === undefined ? hostAsks(page, wallet) : failureOf(api.confirm())).then((came) => (outcome = came))
  await page.passes(() => wallet.prompts() > 0 || outcome !== undefined)
  await END[ending](world)
  if (!isAsking(ending)) await page.passes(() => outcome !== undefined)
  await device.time.advance(SHOWN_MS)
  return { api, host: api === undefined ? outcome : undefined }
}

/** What the same payment meets in a new page: the texts of its review, or of the page where the host asks again. */
const payAgain = async ({ wallet, openPage, device }: World, ending: Ending): Promise<readonly string[]> => {
  const next = await openPage()
  const api = await review(next, wallet)
  // Loads the code that tells of earlier payments.
  await next.portico.feature('requests')
  if (api === undefined && ending !== 'reload') {
    const before = wallet.prompts()
    void hostAsks(next, wallet)
    await next.passes(() => wallet.prompts() > before)
  }
  await device.time.advance(SHOWN_MS)
  return readPage(next, api)
}

describe('what is certain, recorded and read of a payment', () => {
  const isOwn = !GlobalRegistrator.isRegistered
  let world: World | undefined
  before(() => {
    if (isOwn) GlobalRegistrator.register({ url: 'http://shop.localhost/' })
  })
  afterEach(() => world?.close())
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })

  const check = async (connector: Connector, ending: Ending, expected: Expected): Promise<void> => {
    world = await setUp(connector)
    const { wallet, page, device } = world
    const { api, host } = await payUntil(world, ending)
    assert.deepEqual(device.kept(), KEPT[expected.recorded])
    const reads = isAsking(ending) ? await payAgain(world, ending) : readPage(page, api)
    assert.deepEqual(reads, expected.reads)
    if (isAsking(ending)) return
    if (expected.host !== undefined) assert.match(String(host), new RegExp(`^${expected.host}: `))
    const prompts = wallet.prompts()
    if (api !== undefined) {
      // A second press, which only certainty allows to ask the wallet again.
      const pressed = failureOf(api.confirm())
      if (expected.certain === 'NotSent') await page.passes(() => wallet.prompts() > prompts)
      else await pressed
      assert.equal(wallet.prompts() - prompts, expected.certain === 'NotSent' ? 1 : 0)
      if (expected.certain === 'NotSent') return
    }
    await (ending === 'account moved' ? wallet.account : wallet.chain)?.back(page)
    await device.time.advance(SHOWN_MS)
    const warning = isServed(wallet) ? PAID_BEFORE : NOT_KNOWN
    assert.equal((await payAgain(world, ending)).includes(warning), expected.recorded !== 'None')
  }

  it('has its table in docs/security.md', () => {
    assert.include(readFileSync('docs/security.md', 'utf8'), toTable(CONNECTORS))
  })

  for (const connector of CONNECTORS)
    describe(`by a wallet that is ${connector}`, () => {
      for (const [name, expected] of Object.entries(EXPECTED[connector])) {
        const ending = name as Ending
        if ('because' in expected)
          it(`has no ending "${ending}"`, async () => {
            world = await setUp(connector)
            assert.isFalse(canHappen[ending]?.(world.wallet))
          })
        else it(`that ends by "${ending}" [S-28]`, () => check(connector, ending, expected))
      }
    })
})
