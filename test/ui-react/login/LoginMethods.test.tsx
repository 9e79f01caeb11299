import '../support/dom.js'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { assert } from 'chai'
import type { ConnectMethod } from '../../../domain/config/options.js'
import { DEFAULT_FEATURES } from '../../../domain/config/features.js'
import type { LoggedIn } from '../../../domain/account/embeddedUser.js'
import { methodGroups } from '../../../ui-react/connect/ConnectView.js'
import { socialPlaceOf } from '../../../ui-react/login/LoginMethods.js'
import { change, drawView, settle } from '../support/draw.js'
import type { FakePortico } from '../support/fakePortico.js'

const ALL: readonly ConnectMethod[] = ['wallet', 'email', 'social']
const ADA: LoggedIn = {
  email: 'ada@example.com',
  address: '0x1',
  accounts: [],
  caipNetworkId: 'eip155:1',
  preferredAccountType: 'eoa',
  smartAccountDeployed: false,
}

const drawConnect = async (
  methods: readonly ConnectMethod[],
  prepare: (fake: FakePortico) => void = () => undefined,
): Promise<FakePortico> => {
  const fake = await drawView({ name: 'Connect' }, (before) => {
    before.stores.wallets.set({ methods, rows: [], toGet: [], directory: 'Loaded', total: 0 })
    before.stores.features.set(DEFAULT_FEATURES)
    prepare(before)
  })
  await settle()
  return fake
}
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'E-mail address' })
const socials = (): readonly (string | null)[] =>
  screen
    .queryAllByRole('button', { name: /^Continue with / })
    .map((button) => button.getAttribute('aria-label')?.slice('Continue with '.length) ?? null)

describe('login in Connect', () => {
  // Loads the chunk once, so that later tests do not depend on disk speed.
  before(() => import('../../../ui-react/login/LoginMethods.js'))

  it('offers an address and the providers in order, after the wallets and an "or" [S5-12] [V-01]', async () => {
    await drawConnect(ALL)
    assert.isNotNull(field())
    assert.deepEqual(socials(), ['Google', 'X', 'Discord', 'Farcaster', 'GitHub', 'Apple', 'Facebook'])
    assert.lengthOf(screen.getAllByText('or'), 1)
    const wallets = screen.getByRole('list', { name: 'Wallets' })
    assert.isAbove(
      wallets.compareDocumentPosition(screen.getByRole('list', { name: 'Social accounts' })) &
        Node.DOCUMENT_POSITION_FOLLOWING,
      0,
    )
  })

  it('separates the groups by "or", but not an address from the social logins beside it [S9-26]', () => {
    assert.deepEqual(methodGroups(['email', 'social', 'wallet']), [['email', 'social'], ['wallet']])
    assert.deepEqual(methodGroups(['social', 'wallet', 'email']), [['social'], ['wallet'], ['email']])
    assert.deepEqual(methodGroups(['wallet']), [['wallet']])
  })

  it('shows the enabled methods, in the order of the wallet list [S5-13] [S9-26]', async () => {
    await drawConnect(['social', 'wallet'], ({ stores }) =>
      stores.features.set({ ...DEFAULT_FEATURES, socials: ['x', 'google'] }),
    )
    assert.deepEqual([field(), socials()], [null, ['X', 'Google']])
    assert.isAbove(
      screen
        .getByRole('list', { name: 'Social accounts' })
        .compareDocumentPosition(screen.getByRole('list', { name: 'Wallets' })) & Node.DOCUMENT_POSITION_FOLLOWING,
      0,
    )
    await drawConnect(['wallet'])
    assert.deepEqual([field(), socials(), screen.queryByText('or')], [null, [], null])
  })

  it('sends the address, and shows there that it is invalid [W-15]', async () => {
    const { told, stores } = await drawConnect(ALL)
    const input = field()
    if (input !== null) await change(() => void fireEvent.change(input, { target: { value: 'ada' } }))
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    assert.include(told, 'loginByEmail "ada"')
    await change(() => stores.emailLogin.set({ _tag: 'Failed', email: 'ada', error: { _tag: 'EmailInvalid' } }))
    screen.getByText('Enter a full e-mail address, such as name@example.com.')
  })

  it('shows that code failed to load after a press, and loads it again on the next', async () => {
    const { told, stores } = await drawConnect(ALL)
    const error = { _tag: 'ChunkNotLoaded', cause: new TypeError('offline') } as const
    await change(() => stores.emailLogin.set({ _tag: 'Failed', email: 'ada@example.com', error }))
    screen.getByRole('button', { name: 'Load again' }).click()
    assert.include(told, 'loginByEmail "ada@example.com"')
    await change(() => {
      stores.emailLogin.set({ _tag: 'Idle' })
      stores.socialLogin.set({ _tag: 'Failed', provider: 'google', error })
    })
    screen.getByRole('button', { name: 'Load again' }).click()
    assert.include(told, 'loginBySocial "google"')
    await change(() => stores.socialLogin.set({ _tag: 'Idle' }))
    assert.isNull(screen.queryByRole('button', { name: 'Load again' }))
  })

  it('opens the provider synchronously in the click [U-94]', async () => {
    const { told } = await drawConnect(ALL)
    const button = screen.getByRole('button', { name: 'Continue with Discord' })
    button.click()
    assert.include(told, 'loginBySocial "discord"')
  })

  it('shows the providers as icons, all but the first without visible names, which appear on hover [W-03]', async () => {
    await drawConnect(ALL)
    await waitFor(() => assert.lengthOf(document.querySelectorAll('li button svg[viewBox="0 0 24 24"] path'), 7))
    const [first, ...others] = screen.getAllByRole('button', { name: /^Continue with / })
    assert.equal(first?.textContent, 'Google')
    assert.deepEqual(
      others.map((button) => [button.textContent, button.title]),
      ['X', 'Discord', 'Farcaster', 'GitHub', 'Apple', 'Facebook'].map((name) => ['', name]),
    )
    const black = others.filter((button) => button.querySelector('svg')?.getAttribute('fill') === 'currentColor')
    assert.deepEqual(
      black.map(({ title }) => title),
      ['X', 'GitHub', 'Apple'],
    )
  })

  it('shows names if there are few', async () => {
    await drawConnect(['social'], ({ stores }) =>
      stores.features.set({ ...DEFAULT_FEATURES, socials: ['x', 'google', 'apple'] }),
    )
    assert.deepEqual(
      screen.getAllByRole('button', { name: /^Continue with / }).map(({ textContent }) => textContent),
      ['X', 'Google', 'Apple'],
    )
  })

  it('names the providers that do not work inside a messaging app [U-27] [S5-12]', async () => {
    const { stores } = await drawConnect(ALL, ({ stores: { host } }) =>
      host.update((facts) => ({ ...facts, system: 'Android', profile: 'TelegramAndroid' })),
    )
    assert.notIncludeMembers([...socials()], ['Facebook', 'X'])
    screen.getByText('Not possible inside this app: X and Facebook. Open this page in a browser for that.')
    act(() => stores.host.update((facts) => ({ ...facts, profile: 'Browser' })))
    assert.lengthOf(socials(), 7)
    assert.isNull(screen.queryByText(/Not possible inside this app/))
  })

  it('recognizes a messaging app, and a Mac, which wallet links treat as another system', () => {
    const facts = { mobile: false, system: 'Other', profile: 'TelegramDesktop' } as const
    assert.deepEqual(socialPlaceOf(facts, 'Mozilla/5.0 (Macintosh; Intel Mac OS X)'), {
      messaging: true,
      system: 'Mac',
    })
    assert.deepEqual(socialPlaceOf({ ...facts, profile: 'Farcaster' }, 'Mozilla/5.0 (X11)'), {
      messaging: true,
      system: 'Other',
    })
    assert.deepEqual(socialPlaceOf({ ...facts, system: 'Ios', profile: 'WalletBrowser' }, 'like Macintosh'), {
      messaging: false,
      system: 'Ios',
    })
  })

  it('is disabled with a reason for a visitor who is already logged in', async () => {
    const { told } = await drawConnect(ALL, ({ stores }) => stores.loggedIn.set(ADA))
    screen.getByText('You are logged in already. Disconnect first to log in another way.')
    fireEvent.click(
      within(screen.getByRole('list', { name: 'Social accounts' })).getByRole('button', { name: 'Continue with X' }),
    )
    assert.isTrue(field()?.readOnly)
    assert.isFalse(told.some((order) => order.startsWith('loginBy')))
  })
})
