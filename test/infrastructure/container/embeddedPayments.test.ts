import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { assert } from 'chai'
import { optimism } from '../../../networks.js'
import { SITE_ACCOUNTS, SITE_EMAIL, SITE_HASH } from '../../fakes/fakeSecureSite.js'
import { setUpLoggedIn } from './setUpLoggedIn.js'

const FIVE_MINUTES_MS = 300_000
const UNKNOWN = 'PTC-REQUEST-OUTCOME-UNKNOWN'

describe('a payment by the embedded wallet', () => {
  const isOwn = !GlobalRegistrator.isRegistered
  before(() => {
    if (isOwn) GlobalRegistrator.register({ url: 'http://shop.localhost/' })
  })
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })
  beforeEach(() => localStorage.clear())

  it('that timed out leaves the frame before the next one is shown: it can no longer be made [S7-44] [S-30]', async () => {
    const { portico, site, pay, paid, shown, told, advance } = await setUpLoggedIn()
    const first = await pay('0x1')
    await advance(FIVE_MINUTES_MS)
    assert.equal(await first.ended(), 'PTC-REQUEST-TIMEOUT')
    assert.deepEqual([told(), shown()], [['RPC_REQUEST', 'RPC_ABORT'], []])
    const second = await pay('0x2')
    assert.deepEqual(shown(), ['0x2'])
    site.visitor.approve()
    site.visitor.approve()
    await advance(0)
    assert.deepEqual([paid(), await second.ended()], [['0x2'], SITE_HASH])
    portico.destroy()
  })

  it('waits 3 s for a frame that does not confirm that the last one was dropped, and is then shown in a new frame [S7-44]', async () => {
    const { portico, site, frame, pay, paid, shown, advance } = await setUpLoggedIn()
    site.treat('RPC_ABORT', { _tag: 'Silence' })
    const first = await pay('0x1')
    await advance(FIVE_MINUTES_MS)
    const second = await pay('0x2')
    await advance(2_999)
    assert.deepEqual([shown(), frame.urls.length, portico.modal.value._tag], [['0x1'], 1, 'Closed'])
    await advance(1)
    assert.equal(await first.ended(), UNKNOWN)
    await advance(500)
    assert.deepEqual([shown(), frame.urls.length, frame.standing()], [['0x2'], 2, 1])
    assert.equal(portico.modal.value._tag, 'Open')
    site.visitor.approve()
    await advance(0)
    assert.deepEqual([paid(), await second.ended()], [['0x2'], SITE_HASH])
    portico.destroy()
  })

  it('that timed out while the computer slept also leaves the frame before the next one: all deadlines fire at once [S7-44] [S-30]', async () => {
    const { portico, site, frame, pay, paid, shown, scheduler, advance } = await setUpLoggedIn()
    site.treat('RPC_ABORT', { _tag: 'Silence' })
    const first = await pay('0x1')
    scheduler.maxFrames = scheduler.frame + 2 * FIVE_MINUTES_MS
    scheduler.flush()
    const second = await pay('0x2')
    assert.deepEqual([shown(), frame.urls.length], [['0x1'], 1])
    await advance(3_000)
    assert.equal(await first.ended(), UNKNOWN)
    await advance(500)
    assert.deepEqual([shown(), frame.urls.length], [['0x2'], 2])
    site.visitor.approve()
    await advance(0)
    assert.deepEqual([paid(), await second.ended()], [['0x2'], SITE_HASH])
    portico.destroy()
  })

  it('whose answer is no hash may have been made: host and visitor are told to check, and nothing is retried [S7-44] [S5-16] [U-88]', async () => {
    const { portico, site, pay } = await setUpLoggedIn()
    site.treat('RPC_REQUEST', { _tag: 'Success', payload: 'sent' })
    assert.equal(await (await pay('0x1')).ended(), UNKNOWN)
    const { snackbar } = portico
    assert.deepEqual(snackbar.value._tag === 'Shown' && snackbar.value.notice, { _tag: 'RequestOutcomeUnknown' })
    portico.destroy()
  })

  for (const [what, named] of [
    ['chain', { chainId: '0xa' }],
    ['account', { from: SITE_ACCOUNTS.eoa }],
  ] as const)
    it(`of a host for another ${what} is refused before the frame shows it, and the next one is shown [U-41]`, async () => {
      const { portico, pay, shown, told } = await setUpLoggedIn()
      const refused = await pay('0x1', 'eth_sendTransaction', named)
      assert.deepEqual([await refused.ended(), told()], ['PTC-REQUEST-FAILED', []])
      assert.equal(portico.modal.value._tag, 'Closed')
      await pay('0x2')
      assert.deepEqual(shown(), ['0x2'])
      portico.destroy()
    })

  it('has an unknown outcome if the page in the frame reloads meanwhile: its approval gets no answer [S7-44] [U-88]', async () => {
    const { portico, site, frame, pay, advance } = await setUpLoggedIn()
    const first = await pay('0x1')
    site.visitor.lose()
    frame.say({ type: '@w3m-frame/READY' })
    await advance(500)
    assert.equal(await first.ended(), UNKNOWN)
    assert.equal(frame.urls.length, 1)
    const second = await pay('0x2')
    site.visitor.approve()
    assert.equal(await second.ended(), SITE_HASH)
    portico.destroy()
  })

  it('is shown in a new frame, too, if the frame reports that it could not drop the last one [S7-44]', async () => {
    const { portico, site, frame, pay, shown, advance } = await setUpLoggedIn()
    site.treat('RPC_ABORT', { _tag: 'Error', message: 'no' })
    const first = await pay('0x1')
    await advance(FIVE_MINUTES_MS)
    assert.deepEqual([await first.ended(), frame.standing()], [UNKNOWN, 0])
    await pay('0x2')
    await advance(500)
    assert.deepEqual([shown(), frame.standing()], [['0x2'], 1])
    portico.destroy()
  })

  it('waits while another request is in the frame, of any kind, and then has its own five minutes [S-30]', async () => {
    const { portico, site, pay, paid, shown, advance } = await setUpLoggedIn()
    const first = await pay('0x1')
    const second = await pay('0x2', 'wallet_grantPermissions')
    await advance(200_000)
    assert.deepEqual(shown(), ['0x1'])
    site.visitor.approve()
    await advance(FIVE_MINUTES_MS - 1)
    assert.deepEqual([first.came(), second.came(), shown()], [SITE_HASH, undefined, ['0x2']])
    await advance(1)
    assert.deepEqual([await second.ended(), paid()], ['PTC-REQUEST-TIMEOUT', ['0x1']])
    portico.destroy()
  })

  it('that the visitor closes is dropped with all that wait behind it, and none is made [S2-16] [S7-39]', async () => {
    const { portico, site, pay, paid, shown, told, advance } = await setUpLoggedIn()
    const [first, second] = [await pay('0x1'), await pay('0x2', 'wallet_grantPermissions')]
    portico.close()
    assert.deepEqual(
      [await first.ended(), await second.ended(), shown()],
      ['PTC-REQUEST-REJECTED', 'PTC-REQUEST-REJECTED', []],
    )
    assert.deepEqual(told(), ['RPC_REQUEST', 'RPC_ABORT'])
    site.visitor.approve()
    await advance(0)
    assert.deepEqual(paid(), [])
    portico.destroy()
  })

  it('that was approved just before it was closed is reported as made', async () => {
    const { portico, site, frame, pay, advance } = await setUpLoggedIn()
    site.treat('RPC_ABORT', { _tag: 'Silence' })
    const first = await pay('0x1')
    portico.close()
    await advance(1_000)
    assert.isUndefined(first.came())
    site.visitor.approve()
    await advance(0)
    assert.deepEqual([await first.ended(), frame.urls.length], [SITE_HASH, 1])
    portico.destroy()
  })

  it('that was closed, without an answer of the frame, is neither rejected nor open: host and visitor are told to check [S7-44] [U-88]', async () => {
    const { portico, site, pay, advance } = await setUpLoggedIn()
    site.treat('RPC_ABORT', { _tag: 'Silence' })
    const first = await pay('0x1')
    site.treat('RPC_REQUEST', { _tag: 'Silence' })
    portico.close()
    await advance(2_999)
    assert.deepEqual([first.came(), portico.modal.value._tag], [undefined, 'Closed'])
    await advance(1)
    assert.equal(await first.ended(), UNKNOWN)
    const { modal, snackbar } = portico
    assert.equal(modal.value._tag === 'Open' && modal.value.history.at(-1)?.name, 'Account')
    assert.deepEqual(snackbar.value._tag === 'Shown' && snackbar.value.notice, { _tag: 'RequestOutcomeUnknown' })
    portico.destroy()
  })

  it('that waits behind another request ends when the network changes, and never goes to the old one [U-41] [S2-21]', async () => {
    const { portico, site, pay, paid, shown, passes } = await setUpLoggedIn()
    const [first, second] = [await pay('0x1', 'wallet_grantPermissions'), await pay('0x2')]
    const moving = portico.switchNetwork(optimism.caipNetworkId)
    await passes(() => portico.account('eip155').value.user?.caipNetworkId === optimism.caipNetworkId)
    await moving
    assert.deepEqual([await second.ended(), shown()], ['PTC-REQUEST-MOVED', ['0x1']])
    site.visitor.approve()
    await first.ended()
    site.visitor.approve()
    await passes(() => portico.modal.value._tag === 'Closed')
    assert.deepEqual(paid(), ['0x1'])
    portico.destroy()
  })

  it('is dropped when the page is left [U-108]', async () => {
    const { portico, frame, pay, shown, told } = await setUpLoggedIn()
    const first = await pay('0x1')
    frame.leavePage()
    assert.deepEqual([await first.ended(), shown(), told()], ['PTC-REQUEST-REJECTED', [], ['RPC_REQUEST', 'RPC_ABORT']])
    portico.destroy()
  })

  it('is dropped when the visitor logs out, and reported at once [U-41]', async () => {
    const { portico, pay, shown } = await setUpLoggedIn()
    const [first, second] = [await pay('0x1'), await pay('0x2', 'wallet_grantPermissions')]
    void portico.disconnect('eip155')
    assert.deepEqual(
      [await first.ended(), await second.ended(), shown()],
      ['PTC-REQUEST-MOVED', 'PTC-REQUEST-MOVED', []],
    )
    assert.equal(portico.modal.value._tag, 'Closed')
    portico.destroy()
  })

  it('is removed 3 s after logout without an answer of the frame, so the next visitor does not see it [S7-44] [U-41]', async () => {
    const { portico, site, frame, pay, paid, shown, passes, advance } = await setUpLoggedIn()
    site.treat('RPC_ABORT', { _tag: 'Silence' })
    const first = await pay('0x1')
    void portico.disconnect('eip155')
    await advance(3_000)
    assert.equal(await first.ended(), 'PTC-REQUEST-OUTCOME-UNKNOWN')
    assert.equal(frame.standing(), 0)
    await portico.open()
    portico.commands.loginByEmail(SITE_EMAIL)
    await passes(() => portico.emailLogin.value._tag === 'VerifyOtp')
    portico.commands.enterCode('012345')
    await passes(() => portico.account('eip155').value.user !== undefined)
    const second = await pay('0x2')
    assert.deepEqual(shown(), ['0x2'])
    site.visitor.approve()
    await advance(0)
    assert.deepEqual([paid(), await second.ended()], [['0x2'], SITE_HASH])
    portico.destroy()
  })

  it('is dropped when the visitor logs out in another tab: the approval closes, the host is told at once [U-41]', async () => {
    const { portico, memory, pay, shown, told } = await setUpLoggedIn()
    const [first, second] = [await pay('0x1'), await pay('0x2', 'wallet_grantPermissions')]
    assert.equal(portico.modal.value._tag, 'Open')
    memory.connections.changeFromAnotherTab({})
    assert.deepEqual(
      [await first.ended(), await second.ended(), shown()],
      ['PTC-REQUEST-MOVED', 'PTC-REQUEST-MOVED', []],
    )
    assert.deepEqual([told(), portico.modal.value._tag], [['RPC_REQUEST', 'RPC_ABORT'], 'Closed'])
    portico.destroy()
  })

  it('that was approved has an unknown outcome, for host and visitor, when the visitor logs out in another tab [S7-44] [U-41] [U-88]', async () => {
    const { portico, memory, site, pay, advance } = await setUpLoggedIn()
    site.treat('RPC_ABORT', { _tag: 'Silence' })
    const first = await pay('0x1')
    memory.connections.changeFromAnotherTab({})
    await advance(2_999)
    assert.isUndefined(first.came())
    await advance(1)
    assert.equal(await first.ended(), UNKNOWN)
    const { snackbar } = portico
    assert.deepEqual(snackbar.value._tag === 'Shown' && snackbar.value.notice, { _tag: 'RequestOutcomeUnknown' })
    portico.destroy()
  })

  it('that a contract reverts has failed, whatever the text: the visitor did not reject it', async () => {
    const { portico, site, pay } = await setUpLoggedIn()
    site.treat('RPC_REQUEST', { _tag: 'Error', message: 'execution reverted: the order was cancelled' })
    assert.equal(await (await pay('0x1')).ended(), 'PTC-REQUEST-FAILED')
    site.treat('RPC_REQUEST', { _tag: 'Error', message: 'User denied the request' })
    assert.equal(await (await pay('0x1')).ended(), 'PTC-REQUEST-REJECTED')
    portico.destroy()
  })

  it('ends on destroy with its own error, and leaves no timer', async () => {
    const { portico, scheduler, dispose, pay, advance } = await setUpLoggedIn()
    const [first, second] = [await pay('0x1'), await pay('0x2', 'wallet_grantPermissions')]
    portico.destroy()
    dispose()
    assert.deepEqual([await first.ended(), await second.ended()], ['PTC-DESTROYED', 'PTC-DESTROYED'])
    await advance(0)
    assert.isEmpty(scheduler.actions)
  })
})
