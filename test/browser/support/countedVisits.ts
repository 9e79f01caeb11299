import { type Calls, countCalls, together } from './callsIn.js'
import { onFreshShop } from './freshShop.js'
import { CODE, scan } from './pairing.js'
import { phoneOn } from './phoneOn.js'
import { answer, fill, HERON, isOnChain, press, RECEIVER } from './sending.js'
import type { ShopPage } from './shopOn.js'
import { message, sign } from './signingIn.js'
import { review, SWAP_CHAIN, swapNow } from './swapping.js'
import type { World } from './world.js'

const EMAIL = 'ana@lantern.example'

interface Measured {
  readonly shop: ShopPage
  readonly world: World
  /** The calls since the last time, once idle. */
  readonly rest: () => Promise<Calls>
}

/** The page of a new visitor, idle, with its core started: the pointer is on ConnectButton. */
const measured = <A>(body: (measured: Measured & { readonly started: Calls }) => Promise<A>, query = ''): Promise<A> =>
  onFreshShop(async (shop, world) => {
    const { rest } = await countCalls(shop.page)
    await shop.go(query)
    await rest()
    await shop.connectButton.hover()
    return body({ shop, world, rest, started: await rest() })
  })

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
export const look = (): Promise<Calls> =>
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

/** Opens Connect, and approves in the wallet. */
const connectIn = async (on: Measured): Promise<Calls> => {
  const opened = await open(on)
  await on.shop.row(HERON).click()
  await answer(on.shop, 'Approve')
  return opened
}

export const connect = () =>
  measured(async (on) => {
    const opened = await connectIn(on)
    return { started: on.started, opened, after: await connected(on) }
  })

export const pairPhone = (): Promise<Calls> =>
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

export const logIn = (): Promise<Calls> =>
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

export const search = (): Promise<Calls> =>
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

/** From the open account of a connected wallet; `before` are the calls up to there. */
const payBy = (pay: (shop: ShopPage) => Promise<void>, chainId?: number) =>
  measured(async (on) => {
    const { shop, rest, started } = on
    const opened = await connectIn(on)
    const after = await connected(on)
    if (chainId !== undefined) await shop.moveWallet('heron', chainId)
    const moved = await rest()
    await shop.openAccount()
    const before = together(started, opened, after, moved, await rest())
    await pay(shop)
    return { before, after: await rest() }
  })

/** Half a coin. */
export const send = () =>
  payBy(async (shop) => {
    await press(shop, 'Send')
    await shop.view('WalletSend').waitFor()
    await fill(shop, RECEIVER)
    await press(shop, 'Review')
    await shop.modal.getByText('Network fee', { exact: true }).waitFor()
    await press(shop, 'Send')
    await answer(shop, 'Approve')
    await shop.view('WalletSendConfirmed').waitFor()
    await isOnChain(shop)
  })

/** A token that has to be approved for another one. */
export const swap = () =>
  payBy(async (shop) => {
    await press(shop, 'Swap')
    await shop.view('Swap').waitFor()
    await review(shop, { pay: 'Bracken', get: 'Alder Dollar', amount: '50' })
    await swapNow(shop, 'BRKN')
  }, SWAP_CHAIN)

/** On a site that has visitors sign in once they are connected. */
export const signIn = () =>
  measured(async (on) => {
    const before = together(on.started, await connectIn(on))
    await message(on.shop).waitFor()
    await sign(on.shop)
    return { before, after: await connected(on) }
  }, '?signin=required')
