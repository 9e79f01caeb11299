import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { assert } from 'chai'
import { makeBrowserFrameHost } from '../../../infrastructure/embeddedWallet/browserFrameHost.js'
import { SECURE_URL } from '../../fakes/fakeFrame.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { describeNow } from '../../support/describeNow.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const TITLE = 'Secure wallet'

describe("the secure site's frame in a page", () => {
  const isOwn = !GlobalRegistrator.isRegistered
  before(() => {
    if (isOwn)
      GlobalRegistrator.register({
        url: 'http://shop.localhost/',
        settings: {
          enableIframePageLoading: true,
          fetch: { interceptor: { beforeAsyncRequest: async ({ window: page }) => new page.Response('') } },
        },
      })
  })
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })
  const frames = () => [...document.querySelectorAll('iframe')]
  const mount = () => {
    const mounted = makeBrowserFrameHost({ window, title: TITLE }).mount(SECURE_URL)
    const [frame] = frames()
    if (mounted === undefined || frame === undefined) throw new Error('There is no frame.')
    return { mounted, frame }
  }

  it('has a title, and is hidden visually, from the keyboard and from assistive technology until it is shown', () => {
    const { mounted, frame } = mount()
    assert.deepEqual(
      [frame.title, frame.src, frame.style.display, frame.tabIndex, frame.getAttribute('aria-hidden')],
      [TITLE, SECURE_URL, 'none', -1, 'true'],
    )
    mounted.show({ left: 1, top: 2, width: 360, height: 600 })
    assert.deepEqual([frame.style.display, frame.tabIndex, frame.hasAttribute('aria-hidden')], ['block', 0, false])
    assert.deepEqual(
      [frame.style.left, frame.style.top, frame.style.width, frame.style.height],
      ['1px', '2px', '360px', '600px'],
    )
    mounted.hide()
    assert.deepEqual([frame.style.display, frame.tabIndex, frame.getAttribute('aria-hidden')], ['none', -1, 'true'])
    mounted.remove()
    assert.isEmpty(frames())
  })

  it('may run scripts, use its own storage, request access in a click, and open windows, but not navigate the page; it learns the page’s origin only [S-08] [U-93]', () => {
    const { mounted, frame } = mount()
    assert.deepEqual(frame.getAttribute('sandbox')?.split(' ').sort(), [
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
      'allow-storage-access-by-user-activation',
    ])
    assert.deepEqual([frame.getAttribute('allow'), frame.referrerPolicy], [null, 'strict-origin'])
    mounted.remove()
  })

  it('takes the focus when it is shown', () => {
    const { mounted, frame } = mount()
    mounted.show({ left: 0, top: 0, width: 1, height: 1 })
    assert.equal(document.activeElement, frame)
    mounted.remove()
  })

  it('reports that the browser could not load it', () => {
    const { mounted, frame } = mount()
    let failures = 0
    mounted.failed.subscribe(() => (failures += 1))
    frame.dispatchEvent(new Event('error'))
    assert.equal(failures, 1)
    mounted.remove()
  })

  it('is the only window whose messages are accepted', () => {
    const heard: unknown[] = []
    const hearing = makeBrowserFrameHost({ window, title: TITLE }).messages.subscribe(({ origin, source, data }) =>
      heard.push({ origin, source, data }),
    )
    window.dispatchEvent(new MessageEvent('message', { origin: 'https://a.example', data: 1 }))
    hearing.unsubscribe()
    window.dispatchEvent(new MessageEvent('message', { origin: 'https://a.example', data: 2 }))
    assert.deepEqual(heard, [{ origin: 'https://a.example', source: null, data: 1 }])
  })

  it('is absent before the first request, and after its feature was disposed', async () => {
    const { makeIframeEmbeddedWallet } = await import('../../../infrastructure/embeddedWallet/wallet.js')
    const { evmLogin } = await import('../../../infrastructure/connectors/embedded/evmConnector.js')
    const { makeLoginConnectors } = await import('../../../infrastructure/connectors/embedded/loginConnector.js')
    const { scheduler, advance } = makeVirtualTime()
    const { wallet, dispose } = makeIframeEmbeddedWallet({
      host: makeBrowserFrameHost({ window, title: TITLE }),
      site: {
        url: SECURE_URL,
        projectId: 'project',
        defaultNetwork: () => 'eip155:1',
        sdkVersion: 'html-portico-1',
        store: fakeKeyValueStore(),
      },
      networks: [],
      scheduler,
    })
    const connector = makeLoginConnectors({ wallet, describe: describeNow, scheduler })(evmLogin(() => 'eip155:1'))
    assert.isUndefined(await rightOf(connector.restore))
    assert.deepEqual(await leftOf(connector.request({ method: 'eth_accounts' })), { _tag: 'NotConnected' })
    assert.isEmpty(frames())
    const asking = wallet.email.start('ana@example.org')()
    await advance(0)
    assert.lengthOf(frames(), 1)
    dispose()
    assert.deepEqual(await asking, { _tag: 'Left', left: { _tag: 'FrameRequestAborted' } })
    assert.isEmpty(frames())
  })
})
