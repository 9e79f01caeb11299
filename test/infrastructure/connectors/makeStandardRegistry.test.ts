import { assert } from 'chai'
import { base58 } from '@scure/base'
import { makeStandardRegistry } from '../../../infrastructure/connectors/walletStandard/registry.js'
import { SOLANA_ADAPTER } from '../../../infrastructure/connectors/walletStandard/solanaAdapter.lazy.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeStandardWallet } from '../../fakes/fakeStandardWallet.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const LOCAL = 'solana:4gLocal'
const account = base58.encode(new Uint8Array(32).fill(1))

const setUp = () => {
  const page = new EventTarget()
  const log = fakeLog()
  const { scheduler } = makeVirtualTime()
  const aWallet = (name?: string) =>
    fakeStandardWallet({ account, chains: [LOCAL], scheduler, ...(name === undefined ? {} : { name }) }).wallet
  /** Registers as wallets do: with the page that is there, and with one that loads later. */
  const announce = (...wallets: readonly unknown[]): (() => void)[] => {
    const withdrawals: (() => void)[] = []
    const register = (api: { readonly register: (...all: readonly unknown[]) => () => void }): void =>
      void withdrawals.push(api.register(...wallets))
    page.addEventListener('wallet-standard:app-ready', (event) =>
      register((event as CustomEvent<Parameters<typeof register>[0]>).detail),
    )
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
    return withdrawals
  }
  const announceDetail = (detail: unknown): void =>
    void page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  const look = () => {
    const registry = makeStandardRegistry({
      window: page,
      adapters: [SOLANA_ADAPTER],
      preferred: () => [LOCAL],
      log,
      scheduler,
    })
    const list = () =>
      registry.connectors.value.map(({ id, unverified }) => (unverified === true ? `${id} (unverified)` : id))
    return { ...registry, list }
  }
  const told = (): readonly string[] => log.lines.map(({ level, message }) => `${level} ${message}`)
  return { aWallet, announce, announceDetail, look, page, told }
}

const throwing = (): never => {
  throw new Error('hostile')
}

describe('makeStandardRegistry', () => {
  it('finds wallets registered before and later, each once [U-31]', () => {
    const { aWallet, announce, look } = setUp()
    const early = aWallet('Early')
    announce(early)
    const { list } = look()
    const late = aWallet('Late')
    announce(late)
    announce(late, early)
    assert.deepEqual(list(), ['standard:Early', 'standard:Late'])
  })
  it('warns the developer once about each wallet that is not listed, with the reason', () => {
    const { aWallet, announce, look, told } = setUp()
    const { list } = look()
    const unlisted = [
      { ...aWallet('Nowhere'), chains: undefined },
      { ...aWallet('Mute'), features: {} },
      { ...aWallet('Elsewhere'), chains: ['sui:mainnet'] },
      undefined,
    ]
    announce(...unlisted, aWallet('Listed'))
    announce(...unlisted)
    assert.deepEqual(list(), ['standard:Listed'])
    const what = 'is not in the list of wallets:'
    assert.deepEqual(told(), [
      `info The wallet "Nowhere" ${what} it has no readable name of at most 64 characters, or no list of chains`,
      `info The wallet "Mute" ${what} it has not the features that the chains of this page need`,
      `info The wallet "Elsewhere" ${what} it has not the features that the chains of this page need`,
      `info A wallet ${what} it has no readable name of at most 64 characters, or no list of chains`,
    ])
  })
  it('yields connectors of the namespace, with the wallet’s name and picture', async () => {
    const { aWallet, announce, look } = setUp()
    announce(aWallet('Kestrel'))
    const [connector] = look().connectors.value
    assert.deepInclude(connector, { namespace: 'solana', name: 'Kestrel', icon: 'data:image/svg+xml,<svg/>' })
    assert.deepEqual(connector && (await rightOf(connector.connect)).accounts, [account])
  })
  it('lets a wallet unregister', () => {
    const { aWallet, announce, look } = setUp()
    const { list } = look()
    const [withdraw] = announce(aWallet('Gone'))
    announce(aWallet('Stays'))
    withdraw?.()
    assert.deepEqual(list(), ['standard:Stays'])
  })
  it('lets no script unregister the wallet of another: it stays while the wallet itself is registered [S-11]', () => {
    const { aWallet, announce, look } = setUp()
    const { list } = look()
    const wallet = aWallet('Kestrel')
    const [takeBackBefore] = announce(wallet)
    const [withdraw] = announce(wallet)
    const [takeBackAfter] = announce(wallet)
    for (const takeBack of [takeBackBefore, takeBackAfter, takeBackAfter]) takeBack?.()
    announce(aWallet('Kestrel'))
    assert.deepEqual(list(), ['standard:Kestrel', 'standard:Kestrel:1 (unverified)'])
    withdraw?.()
    assert.deepEqual(list(), ['standard:Kestrel:1 (unverified)'])
  })
  it('keeps an id for a wallet whose id a script took by a name of that form [S-11]', () => {
    const { aWallet, announce, look } = setUp()
    const { list } = look()
    announce(aWallet('Kestrel:2'), aWallet('Kestrel'), aWallet('Kestrel'), aWallet('Kestrel:2'))
    assert.deepEqual(list(), [
      'standard:Kestrel:2',
      'standard:Kestrel',
      'standard:Kestrel:3 (unverified)',
      'standard:Kestrel:2:3 (unverified)',
    ])
  })
  it('leaves out wallets of other namespaces, and those without events, connect or a signing feature', () => {
    const { aWallet, announce, look } = setUp()
    const { list } = look()
    const whole = aWallet()
    const features = whole['features'] as Readonly<Record<string, unknown>>
    announce({ ...whole, chains: ['eip155:1', 'sui:mainnet'] })
    for (const missing of ['standard:connect', 'standard:events'])
      announce({ ...whole, features: { ...features, [missing]: undefined } })
    announce({
      ...whole,
      features: Object.fromEntries(Object.entries(features).filter(([name]) => !name.startsWith('solana:'))),
    })
    assert.deepEqual(list(), [])
  })
  it('marks a second wallet of the same name, or a name in Latin look-alikes, as unverified [S-11]', () => {
    const { aWallet, announce, look } = setUp()
    const { list } = look()
    announce(aWallet('Kestrel'), aWallet('Kestrel'), aWallet('Кestrel'))
    assert.deepEqual(list(), ['standard:Kestrel', 'standard:Kestrel:1 (unverified)', 'standard:Кestrel (unverified)'])
  })
  it('marks a second wallet with a look-alike name as unverified, but compares no names of symbols only [S-11]', () => {
    const { aWallet, announce, look } = setUp()
    const { list } = look()
    announce(aWallet('Kestrel One'), aWallet('kestrel-one'), aWallet('!!!'), aWallet('???'))
    assert.deepEqual(list(), [
      'standard:Kestrel One',
      'standard:kestrel-one (unverified)',
      'standard:!!!',
      'standard:???',
    ])
  })
  it('is not harmed by malformed registrations [S-10]', () => {
    const { aWallet, announce, announceDetail, look } = setUp()
    const { list } = look()
    const trap = new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing })
    for (const detail of [undefined, null, 'x', {}, throwing, trap]) announceDetail(detail)
    announce(
      undefined,
      null,
      1,
      'x',
      {},
      trap,
      { ...aWallet(), name: 5 },
      { ...aWallet(), name: '\u202E' },
      { ...aWallet(), chains: trap },
      { ...aWallet(), features: trap },
    )
    announce({ ...aWallet('Pale'), icon: 'https://elsewhere.example/icon.png' })
    assert.deepEqual(list(), ['standard:Pale'])
  })
  it('stops at fifty wallets [S-10]', () => {
    const { aWallet, announce, look } = setUp()
    const { list } = look()
    for (let index = 0; index < 60; index += 1) announce(aWallet(`Wallet ${index}`))
    assert.lengthOf(list(), 50)
  })
  it('calls the features a wallet had when it registered, even if a script replaces them later [X-20]', async () => {
    const { aWallet, announce, look } = setUp()
    const wallet = aWallet()
    announce(wallet)
    const [connector] = look().connectors.value
    const features = wallet['features'] as Record<string, Record<string, unknown>>
    Object.assign(features['standard:connect'] ?? {}, { connect: throwing })
    features['standard:events'] = { on: throwing }
    assert.deepEqual(connector && (await rightOf(connector.connect)).accounts, [account])
  })
  it('ignores registrations after dispose', () => {
    const { aWallet, announce, look } = setUp()
    const { list, dispose } = look()
    dispose()
    announce(aWallet())
    assert.deepEqual(list(), [])
  })
})
