import type { ShopPage } from './support/shopOn.js'
import { it } from './support/it.js'
import { CODE, pair, photograph, scan, showCode } from './support/pairing.js'
import type { PhonePage } from './support/phoneOn.js'
import { settles } from './support/settles.js'
import type { World } from './support/world.js'

/** The message tags of the protocol. */
const TAGS = { propose: 1100, settle: 1102, settled: 1103, request: 1108, answer: 1109, end: 1112 } as const

const askToSign = (shop: ShopPage): Promise<void> => shop.page.getByRole('button', { name: 'Sign a message' }).click()

const sign = async (shop: ShopPage, phone: PhonePage): Promise<void> => {
  await askToSign(shop)
  await phone.approve('wants you to sign a message')
  await shop.page.getByText(/^Signed and verified for 0x/).waitFor()
}

/** Waits for the next message of a kind, as the relay sees it. */
const nextSent = (world: World, kind: keyof typeof TAGS): (() => Promise<void>) => {
  const sent = (): number => world.sandbox.relay.tags().filter((tag) => tag === TAGS[kind]).length
  const before = sent()
  return () => settles(() => sent() > before, true)
}

/** Drops the next message of a kind; resolves when that has happened. */
const loseNext = (world: World, kind: keyof typeof TAGS): (() => Promise<void>) => {
  world.sandbox.relay.setFaults({ lose: { tag: TAGS[kind], times: 1 }, ignoresClocks: true })
  return nextSent(world, kind)
}

/** Resolves when the relay has answered all requests of the page: a pending one would time out as the clock jumps. */
const watchAcknowledged = ({ page }: ShopPage): (() => Promise<void>) => {
  const unanswered = new Set<unknown>()
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { id, method } = JSON.parse(payload.toString()) as { readonly id?: unknown; readonly method?: unknown }
      if (method !== undefined) unanswered.add(id)
    })
    socket.on('framereceived', ({ payload }) =>
      unanswered.delete((JSON.parse(payload.toString()) as { readonly id?: unknown }).id),
    )
  })
  return () => settles(() => unanswered.size, 0)
}

/** A visitor waits for a wallet for five minutes, and no longer; the timers of the SDK fire after that. */
const waitInVain = async (shop: ShopPage): Promise<void> => {
  await shop.page.clock.runFor(240_000)
  await shop.page.getByText('Waiting for your wallet').waitFor()
  await shop.page.clock.runFor(61_000)
  await shop.page.getByText('Not signed: The wallet did not answer the request').waitFor()
  await shop.page.clock.runFor(30_000)
}

describe('pairing over a relay that drops a message', () => {
  it('reports after five minutes that the wallet did not answer a lost request, and asks again [U-34]', async ({
    shop,
    takePhone,
    world,
  }) => {
    await shop.page.clock.install()
    const phone = await takePhone()
    const acknowledged = watchAcknowledged(shop)
    await shop.go()
    await pair(shop, phone)
    const lost = loseNext(world, 'request')
    await askToSign(shop)
    await lost()
    await acknowledged()
    await waitInVain(shop)
    await sign(shop, phone)
  })

  it('reports after five minutes that the wallet did not answer if its answer was lost, and asks again [U-34]', async ({
    shop,
    takePhone,
    world,
  }) => {
    await shop.page.clock.install()
    const phone = await takePhone()
    await shop.go()
    await pair(shop, phone)
    const lost = loseNext(world, 'answer')
    await askToSign(shop)
    await phone.approve('wants you to sign a message')
    await lost()
    await waitInVain(shop)
    await sign(shop, phone)
  })

  it('pairs by the next code if the first proposal was lost [U-46]', async ({ shop, takePhone, world }) => {
    await shop.page.clock.install()
    const phone = await takePhone()
    const lost = loseNext(world, 'propose')
    await shop.go()
    await showCode(shop)
    await lost()
    await phone.scan(await photograph(shop))
    await phone.page.clock.runFor(10_500)
    await phone.page.getByText(/^No site asks behind this link/).waitFor()
    await shop.page.clock.runFor(222_000)
    await shop.modal.getByText('The last code ran out. Scan this new code.').waitFor()
    await scan(shop, phone)
    await phone.approve('wants to connect')
    await shop.accountButton.waitFor()
  })

  it("pairs by the next code if the phone's approval was lost [U-46]", async ({ shop, takePhone, world }) => {
    await shop.page.clock.install()
    const phone = await takePhone()
    await shop.go()
    await showCode(shop)
    await scan(shop, phone)
    const lost = loseNext(world, 'settle')
    await phone.approve('wants to connect')
    await lost()
    await shop.modal.getByRole('img', CODE).waitFor()
    await shop.page.clock.runFor(232_000)
    await shop.modal.getByText('The last code ran out. Scan this new code.').waitFor()
    await scan(shop, phone)
    await phone.approve('wants to connect')
    await shop.accountButton.waitFor()
    await sign(shop, phone)
  })

  it("pairs at once if the phone's approval was lost, and the modal is reopened", async ({
    shop,
    takePhone,
    world,
  }) => {
    const phone = await takePhone()
    await shop.go()
    await showCode(shop)
    await scan(shop, phone)
    const lost = loseNext(world, 'settle')
    await phone.approve('wants to connect')
    await lost()
    await shop.modal.getByRole('button', { name: 'Close' }).click()
    await shop.modal.waitFor({ state: 'hidden' })
    await pair(shop, phone)
    await sign(shop, phone)
  })

  it("signs with a phone that did not get the site's acknowledgement", async ({ shop, takePhone, world }) => {
    const phone = await takePhone()
    await shop.go()
    const lost = loseNext(world, 'settled')
    await pair(shop, phone)
    await lost()
    await sign(shop, phone)
  })

  it('lets the visitor disconnect a session whose end by the phone was lost, and pair again [U-34]', async ({
    shop,
    takePhone,
    world,
  }) => {
    await shop.page.clock.install()
    const phone = await takePhone()
    const acknowledged = watchAcknowledged(shop)
    await shop.go()
    await pair(shop, phone)
    const lost = loseNext(world, 'end')
    await phone.disconnect()
    await lost()
    const asked = nextSent(world, 'request')
    await askToSign(shop)
    await asked()
    await acknowledged()
    await waitInVain(shop)
    await shop.disconnect()
    await pair(shop, phone)
    await sign(shop, phone)
  })

  it("does not answer a phone that missed the site's disconnect", async ({ shop, takePhone, world }) => {
    await shop.page.clock.install()
    const phone = await takePhone()
    await shop.go()
    await pair(shop, phone)
    const lost = loseNext(world, 'end')
    await shop.disconnect()
    await lost()
    await phone.chooseAccount(1)
    await phone.ping()
    await phone.page.clock.runFor(11_000)
    await phone.page.getByText('The site does not answer.').waitFor()
    await shop.connectButton.waitFor()
  })
})

describe('pairing over a slow relay', () => {
  it('connects and signs when each message takes most of a second', async ({ shop, takePhone, world }) => {
    world.sandbox.relay.setFaults({ delayMs: 800 })
    const phone = await takePhone()
    await shop.go()
    await pair(shop, phone)
    await sign(shop, phone)
  })
})
