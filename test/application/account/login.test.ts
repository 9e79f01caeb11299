import { assert } from 'chai'
import { createStore } from '../../../application/kernel/store.js'
import type { AccountState } from '../../../domain/account/accountState.js'
import { EMBEDDED_CONNECTOR_ID } from '../../../domain/connect/connection.js'
import type { LoggedIn } from '../../../domain/account/embeddedUser.js'
import type { SocialLoginState } from '../../../domain/login/socialLogin.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aUser } from '../../support/aUser.js'
import { startTestCore } from '../../support/startTestCore.js'

const ADA = aUser({
  userName: 'ada',
  preferredAccountType: 'smartAccount',
  smartAccountDeployed: true,
  socialProvider: 'google',
})

type Told = Pick<
  AccountState,
  'user' | 'preferredAccountType' | 'smartAccountDeployed' | 'socialProvider' | 'farcasterUrl'
>

const setUp = async (connectorId = EMBEDDED_CONNECTOR_ID) => {
  const loggedIn = createStore<LoggedIn | undefined>(undefined)
  const socialLogin = createStore<SocialLoginState>({ _tag: 'Idle' })
  const { wallet, ...connector } = fakeWalletConnector({ id: connectorId, accounts: [ADA.address] })
  const { core, time } = startTestCore({ connectors: [connector], login: { loggedIn, socialLogin } })
  const connect = async (): Promise<void> => {
    await core.connect(connectorId)()
    await time.advance(0)
  }
  const told = (namespace: 'eip155' | 'solana' = 'eip155'): Told => {
    const { user, preferredAccountType, smartAccountDeployed, socialProvider, farcasterUrl } =
      core.account(namespace).value
    return { user, preferredAccountType, smartAccountDeployed, socialProvider, farcasterUrl }
  }
  return { core, connect, told, loggedIn, socialLogin, wallet }
}
const NOBODY: Told = {
  user: undefined,
  preferredAccountType: 'smartAccount',
  smartAccountDeployed: undefined,
  socialProvider: undefined,
  farcasterUrl: undefined,
}

describe('the account of a login', () => {
  it('has user, provider, and account type [S3-02] [S3-08] [S3-15] [S6-03]', async () => {
    const { connect, told, loggedIn } = await setUp()
    loggedIn.set(ADA)
    assert.deepEqual(told(), NOBODY, 'nobody is connected yet')
    await connect()
    assert.deepEqual(told(), {
      user: ADA,
      preferredAccountType: 'smartAccount',
      smartAccountDeployed: true,
      socialProvider: 'google',
      farcasterUrl: undefined,
    })
    loggedIn.set(aUser())
    assert.deepEqual([told().preferredAccountType, told().socialProvider], ['eoa', undefined])
  })

  it('drops them once the login ended, or the wallet disconnected [S3-02]', async () => {
    const { core, connect, told, loggedIn } = await setUp()
    loggedIn.set(ADA)
    await connect()
    loggedIn.set(undefined)
    assert.deepEqual(told(), NOBODY)
    loggedIn.set(ADA)
    await core.disconnect()()
    assert.deepEqual(told(), NOBODY)
  })

  it('is reported on its own namespace only, and for no other wallet [S3-02]', async () => {
    const { connect, told, loggedIn } = await setUp()
    await connect()
    loggedIn.set({ ...ADA, caipNetworkId: 'solana:main' })
    assert.deepEqual([told(), told('solana')], [NOBODY, { ...NOBODY, preferredAccountType: 'eoa' }])
    const other = await setUp('fake')
    other.loggedIn.set(ADA)
    await other.connect()
    assert.deepEqual(other.told(), NOBODY)
  })

  it('has the address of the QR code while a Farcaster login is pending [S3-01] [S4-10]', async () => {
    const { core, told, socialLogin } = await setUp()
    socialLogin.set({ _tag: 'FarcasterCode', uri: 'https://farcaster.example/code' })
    assert.equal(told().farcasterUrl, 'https://farcaster.example/code')
    assert.isUndefined(core.account('cosmos').value.farcasterUrl)
    socialLogin.set({ _tag: 'Idle' })
    assert.deepEqual(told(), NOBODY)
  })

  it('changes in one state: never the address of one account with the user of another', async () => {
    const { core, connect, loggedIn } = await setUp()
    await connect()
    const seen: (string | undefined)[] = []
    core
      .account('eip155')
      .changes.subscribe(({ address, user }) =>
        seen.push(`${address === undefined ? 'no' : 'an'} address, ${user?.email ?? 'nobody'}`),
      )
    loggedIn.set(ADA)
    await core.disconnect()()
    assert.deepEqual(seen, ['an address, nobody', 'an address, ada@mail.example', 'no address, nobody'])
  })
})
