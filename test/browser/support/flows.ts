import { beyond, type Calls, countCalls, together } from './callsIn.js'
import { LONGEST_WAIT_MS } from './LONGEST_WAIT_MS.js'
import { CODE, scan } from './pairing.js'
import { phoneOn } from './phoneOn.js'
import { type ShopPage, shopOn } from './shopOn.js'
import { theWorld, type World } from './world.js'

/** Files that neither pass on nor decide. Changes of this list go into docs/architecture.md, too. */
const BELOW: readonly RegExp[] = [
  // The basis of every feature, and generic storage and answers.
  /^application\/kernel\//,
  /^infrastructure\/(?:blockchainApi|chainRpc|http|images|log|shared|storage)\//,
  /^infrastructure\/connectors\/walletConnect\/sdkPatches\//,
  // Parsing of external data, and formatting of addresses, amounts and pictures.
  /^infrastructure\/connectors\/shared\/(?:evmCodecs|untrusted)\.ts$/,
  /^domain\/(?:account\/(?:addresses\/|caip10|truncateAddress)|amount\/|images\/|network\/networkDisplay)/,
  // What logins show until their code is loaded: called only if the visitor is faster.
  /^application\/login\/loginLoading\.ts$/,
  // Rendering and animation of the views.
  /^ui-react\/modal\/(?:Motion|MotionSlot|exit|moves|picture)\.tsx?$/,
  /^ui-react\/(?:messages|primitives|shared|slots|theme)\//,
  /(?:\.styles|[mM]essages)\.ts$/,
]

/** The files of a flow, out of all called ones. */
export const stepsOf = (calls: Calls): readonly string[] =>
  [...calls.keys()].filter((file) => !BELOW.some((pattern) => pattern.test(file))).sort()

const HERON = 'Heron Wallet'
const EMAIL = 'ana@lantern.example'

interface Measured {
  readonly shop: ShopPage
  readonly world: World
  /** The calls since the last time, once idle. */
  readonly rest: () => Promise<Calls>
}

/** The page of a new visitor, idle, with its core started: the pointer is on ConnectButton. */
const measured = async <A>(body: (measured: Measured & { readonly started: Calls }) => Promise<A>): Promise<A> => {
  const world = await theWorld()
  await world.reset()
  const context = await world.browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    baseURL: world.origin,
  })
  context.setDefaultTimeout(LONGEST_WAIT_MS)
  try {
    const shop = shopOn(await context.newPage())
    const { rest } = await countCalls(shop.page)
    await shop.go()
    await rest()
    await shop.connectButton.hover()
    return await body({ shop, world, rest, started: await rest() })
  } finally {
    await context.close()
  }
}

const open = async ({ shop, rest }: Measured): Promise<Calls> => {
  await shop.openConnect()
  await shop.row('All wallets').waitFor()
  return rest()
}
const connected = async ({ shop, rest }: Measured): Promise<Calls> => {
  await shop.accountButton.waitFor()
  await shop.modal.waitFor({ state: 'hidden' })
  await shop.told('balance').filter({ hasText: /\d/ }).waitFor()
  return rest()
}

/** The calls of a visit without a wallet: Connect and out, another view, the next one, back, and out. */
const look = (): Promise<Calls> =>
  measured(async (on) => {
    const { shop, rest } = on
    const opened = await open(on)
    await shop.page.keyboard.press('Escape')
    await shop.modal.waitFor({ state: 'hidden' })
    const left = await rest()
    await shop.networkButton.click()
    await shop.view('Networks').getByRole('button').last().click()
    await shop.view('WhatIsANetwork').waitFor()
    const gone = await rest()
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('Networks').waitFor()
    const back = await rest()
    await shop.page.keyboard.press('Escape')
    await shop.modal.waitFor({ state: 'hidden' })
    return together(on.started, opened, left, gone, back, await rest())
  })

const connect = () =>
  measured(async (on) => {
    const opened = await open(on)
    await on.shop.row(HERON).click()
    await on.shop.prompt(HERON).getByRole('button', { name: 'Approve' }).click()
    return { started: on.started, opened, after: await connected(on) }
  })

const pairPhone = (): Promise<Calls> =>
  measured(async (on) => {
    const phone = await phoneOn(await on.shop.page.context().newPage(), on.world.phone)
    await on.shop.page.bringToFront()
    await open(on)
    await on.shop.row('WalletConnect').hover()
    const near = await on.rest()
    await on.shop.row('WalletConnect').click()
    await on.shop.modal.getByRole('img', CODE).waitFor()
    await scan(on.shop, phone)
    await phone.approve('wants to connect')
    return together(near, await connected(on))
  })

const logIn = (): Promise<Calls> =>
  measured(async (on) => {
    await open(on)
    const { secureSite } = on.world.sandbox
    await on.shop.modal.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL)
    await on.shop.page.keyboard.press('Enter')
    secureSite.openLink(await secureSite.mail(EMAIL))
    const { code = '' } = await secureSite.mail(EMAIL)
    await on.shop.modal.getByRole('textbox', { name: 'Code' }).fill(code)
    return connected(on)
  })

const search = (): Promise<Calls> =>
  measured(async (on) => {
    await open(on)
    await on.shop.row('All wallets').click()
    await on.shop.view('AllWallets').locator('[aria-posinset="9"]').waitFor()
    await on.shop.modal.getByRole('searchbox', { name: 'Search wallets' }).fill('amber')
    await on.shop.modal.getByRole('status').getByText('20 wallets').waitFor()
    // Otherwise the layout decides whether a row is under the pointer.
    await on.shop.row('Amber Lantern').hover()
    return on.rest()
  })

const once = <A>(make: () => Promise<A>): (() => Promise<A>) => {
  let made: Promise<A> | undefined
  return () => (made ??= make())
}
const looked = once(look)
const way = once(connect)
const paired = once(pairPhone)

/**
 * By their headings in docs/architecture.md. Each has the calls beyond those of the flow before it, and of a visit
 * without a wallet.
 */
export const FLOWS: Readonly<Record<string, () => Promise<Calls>>> = {
  'Opening the modal, from ConnectButton to the list': async () => {
    const { started, opened } = await way()
    return beyond(opened, started)
  },
  'Connecting, from a row of the list to the account': async () => {
    const { started, opened, after } = await way()
    return beyond(after, together(started, opened, await looked()))
  },
  'Pairing a phone, from its row to the account': async () => {
    const { started, opened, after } = await way()
    return beyond(await paired(), together(started, opened, after, await looked()))
  },
  'Logging in by e-mail, from the address to the account': async () => {
    const { started, opened, after } = await way()
    return beyond(await logIn(), together(started, opened, after, await looked()))
  },
  'Searching in all wallets, from its row to what was found': async () => {
    const { started, opened } = await way()
    return beyond(await search(), together(started, opened, await looked(), await paired()))
  },
}
