import { assert } from 'chai'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { SECURE_URL } from '../../fakes/fakeFrame.js'
import { setUpWallet } from './setUpWallet.js'

describe("the secure site's frame [S-08]", () => {
  it('is created by the first request only [S2-16]', async () => {
    const { wallet, frame, load } = setUpWallet()
    await rightOf(wallet.session.isConnected)
    await rightOf(wallet.session.signOut)
    await rightOf(wallet.frame.syncTheme({ mode: 'dark', variables: {} }))
    await rightOf(wallet.frame.reload)
    wallet.rpc.abort()
    assert.deepEqual([frame.urls, wallet.frame.state.value, frame.listeners()], [[], { _tag: 'Absent' }, 0])
    await load()
    assert.deepEqual([frame.standing(), wallet.frame.state.value], [1, { _tag: 'Ready' }])
  })
  it('is loaded from an address with project, network and version 4 [S9-13]', async () => {
    const { frame, load } = setUpWallet()
    await load()
    const [url = ''] = frame.urls
    assert.isTrue(url.startsWith(`${SECURE_URL}?`))
    assert.deepEqual(Object.fromEntries(new URL(url).searchParams), {
      projectId: 'project',
      chainId: 'eip155:1',
      version: '4',
      enableLogger: 'false',
      rpcUrl: 'https://rpc.example',
    })
  })
  it('gets a shared node if the network has none', async () => {
    const { frame, load } = setUpWallet({ site: { defaultNetwork: () => 'eip155:777' } })
    await load()
    assert.equal(new URL(frame.urls[0] ?? '').searchParams.get('rpcUrl'), 'https://rpc.walletconnect.org')
  })
  it('is shared by all requests, however many arrive while it loads', async () => {
    const { wallet, frame, advance } = setUpWallet()
    const asking = Promise.all([wallet.account.chainId(), wallet.email.confirmDevice(), wallet.social.farcasterUri()])
    await advance(499)
    assert.deepEqual([frame.urls.length, frame.posted.length, wallet.frame.state.value], [1, 0, { _tag: 'Loading' }])
    await advance(1)
    assert.isTrue((await asking).every(({ _tag }) => _tag === 'Right'))
  })
  it('gets the site’s metadata and appearance before all else [S7-41]', async () => {
    const { wallet, frame, load } = setUpWallet({
      site: { metadata: { name: 'Shop', description: 'Sells', url: 'https://shop.example', icons: [] } },
    })
    await rightOf(
      wallet.frame.syncTheme({
        mode: 'dark',
        variables: {
          accent: '#f00',
          fontFamily: 'Serif',
          fontSizeMaster: '11px',
          radiusMaster: '2px',
          width: '400px',
          zIndex: 7,
        },
      }),
    )
    await load()
    assert.deepEqual(
      frame.posted.map(({ type, payload }) => [type.slice('@w3m-app/'.length), payload]),
      [
        [
          'SYNC_DAPP_DATA',
          {
            projectId: 'project',
            metadata: { name: 'Shop', description: 'Sells', url: 'https://shop.example', icons: [] },
            sdkVersion: 'html-portico-1',
            sdkType: 'appkit',
          },
        ],
        [
          'SYNC_THEME',
          {
            themeMode: 'dark',
            themeVariables: {
              '--w3m-accent': '#f00',
              '--w3m-font-family': 'Serif',
              '--w3m-font-size-master': '11px',
              '--w3m-border-radius-master': '2px',
            },
            w3mThemeVariables: { '--w3m-accent': '#f00' },
          },
        ],
        ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined],
        ['GET_CHAIN_ID', undefined],
      ],
    )
  })
  it('works even if it does not answer the initial messages', async () => {
    const { site, wallet, load } = setUpWallet()
    for (const name of ['SYNC_DAPP_DATA', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS']) site.treat(name, { _tag: 'Silence' })
    await load()
    assert.equal(await rightOf(wallet.email.start('ana@example.org')), 'VerifyOtp')
  })
  it('gets a separate id for each request', async () => {
    const { wallet, frame, load } = setUpWallet()
    await load()
    await Promise.all([wallet.account.chainId(), wallet.account.chainId()])
    const ids = frame.posted.map(({ id }) => id)
    assert.equal(new Set(ids).size, ids.length)
  })

  describe('that does not load', () => {
    it('is given up after 20 s, which ends the waiting requests [S9-09] [U-15]', async () => {
      const { wallet, frame, advance } = setUpWallet()
      frame.loads('never')
      let ended = false
      const asking = leftOf(wallet.email.start('ana@example.org')).finally(() => (ended = true))
      await advance(19_999)
      assert.isFalse(ended)
      await advance(1)
      assert.deepEqual(await asking, { _tag: 'FrameNotLoaded' })
      assert.deepEqual(
        [frame.standing(), wallet.frame.state.value, frame.listeners()],
        [0, { _tag: 'Failed', error: { _tag: 'FrameNotLoaded' } }, 0],
      )
    })
    it('is given up at once when the browser reports an error', async () => {
      const { wallet, frame } = setUpWallet()
      frame.loads('blocked')
      assert.deepEqual(await leftOf(wallet.email.start('ana@example.org')), { _tag: 'FrameNotLoaded' })
      assert.equal(frame.standing(), 0)
    })
    it('is created again by the next request', async () => {
      const { wallet, frame, advance } = setUpWallet()
      frame.loads('blocked')
      await leftOf(wallet.account.chainId)
      frame.loads('soon')
      const asking = rightOf(wallet.account.chainId)
      await advance(500)
      assert.equal(await asking, 'eip155:1')
      assert.deepEqual([frame.urls.length, frame.standing(), wallet.frame.state.value], [2, 1, { _tag: 'Ready' }])
    })
    it('gets no further deadline once it has loaded in time', async () => {
      const { wallet, frame, advance } = setUpWallet()
      frame.loads('soon', 19_900)
      const asking = rightOf(wallet.account.chainId)
      await advance(20_400)
      assert.equal(await asking, 'eip155:1')
    })
    it('is FrameNotSet without a page or an address, and can be retried [S8-50]', async () => {
      const { wallet, frame, advance } = setUpWallet()
      frame.loads('noPage')
      assert.deepEqual(await leftOf(wallet.account.chainId), { _tag: 'FrameNotSet' })
      frame.loads('soon')
      const asking = rightOf(wallet.account.chainId)
      await advance(500)
      await asking
      for (const url of ['nowhere', '', 'data:text/html,x', 'http://secure.example'])
        assert.deepEqual(await leftOf(setUpWallet({ site: { url } }).wallet.account.chainId), { _tag: 'FrameNotSet' })
    })
    it('accepts no ready message from another origin', async () => {
      const { wallet, frame, advance } = setUpWallet()
      frame.loads('never')
      const asking = leftOf(wallet.account.chainId)
      await advance(0)
      frame.say({ type: '@w3m-frame/READY' }, { origin: 'https://evil.example' })
      frame.say({ type: '@w3m-frame/READY' }, { source: {} })
      await advance(20_000)
      assert.deepEqual(await asking, { _tag: 'FrameNotLoaded' })
      assert.isEmpty(frame.posted)
    })
  })

  it('that was navigated to another page sends and receives nothing', async () => {
    const { wallet, frame, load, advance } = setUpWallet()
    await load()
    frame.navigateAway()
    const asking = leftOf(wallet.email.start('ana@example.org'))
    await advance(0)
    const { id } = frame.posted.at(-1) ?? { id: '' }
    frame.say({ id, type: '@w3m-frame/CONNECT_EMAIL_SUCCESS', payload: { action: 'CONNECT' } })
    await advance(120_000)
    assert.deepEqual(await asking, { _tag: 'FrameTimedOut', afterMs: 120_000 })
  })
  it('gets all initial messages again when it restarts, and ends open requests [S7-44]', async () => {
    const { wallet, site, frame, load, advance } = setUpWallet()
    await load()
    site.treat('CONNECT_FARCASTER', { _tag: 'Silence' })
    const connecting = leftOf(wallet.social.connectFarcaster)
    await advance(0)
    await rightOf(wallet.frame.reload)
    assert.deepEqual(await connecting, { _tag: 'FrameRequestAborted' })
    const syncs = () => frame.posted.filter(({ type }) => type === '@w3m-app/SYNC_DAPP_DATA').length
    assert.equal(syncs(), 2)
    frame.say({ type: '@w3m-frame/READY' })
    await advance(500)
    assert.equal(syncs(), 3)
  })
  it('is shown at the given place as soon as it is ready, and hidden again', async () => {
    const { wallet, frame, load } = setUpWallet()
    const box = { left: 1, top: 2, width: 360, height: 600 }
    wallet.frame.show(box)
    assert.isUndefined(frame.shownAt())
    await load()
    assert.deepEqual(frame.shownAt(), box)
    wallet.frame.hide()
    assert.isUndefined(frame.shownAt())
  })
  it('is absent, not failed, when its feature is disposed while it loads', async () => {
    const { wallet, frame, advance, dispose } = setUpWallet()
    frame.loads('never')
    const asking = leftOf(wallet.account.chainId)
    await advance(0)
    dispose()
    assert.deepEqual(await asking, { _tag: 'FrameRequestAborted' })
    await advance(20_000)
    assert.deepEqual([wallet.frame.state.value, frame.standing()], [{ _tag: 'Absent' }, 0])
  })
  it('leaves nothing behind, and never returns, when its feature is disposed', async () => {
    const { wallet, frame, load, dispose } = setUpWallet()
    await load()
    dispose()
    assert.deepEqual([frame.standing(), frame.listeners()], [0, 0])
    assert.deepEqual(await leftOf(wallet.account.chainId), { _tag: 'FrameNotSet' })
    assert.equal(frame.urls.length, 1)
  })
})
