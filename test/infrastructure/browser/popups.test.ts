import { assert } from 'chai'
import sinon from 'sinon'
import type { Popup, PopupEnd, PopupResult } from '../../../application/ports/platform.js'
import { makeBrowserPopups, type PopupHost, type PopupMessage } from '../../../infrastructure/browser/popups.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const ORIGIN = 'https://secure.example'
const RESULT = { resultUri: `${ORIGIN}/consented?code=1` }

/** `arrives`: the window shows the other site before it is first checked. */
const openedBy = ({
  opens = 'window',
  arrives = true,
}: { readonly opens?: 'window' | 'nothing' | 'closed' | 'throws'; readonly arrives?: boolean } = {}) => {
  const time = makeVirtualTime()
  const listeners = new Set<(event: PopupMessage) => void>()
  const site: { elsewhere: boolean; href: string } = { elsewhere: arrives, href: 'about:blank' }
  const opened = {
    closed: opens === 'closed',
    location: {
      get href(): string {
        if (site.elsewhere) throw new DOMException('Blocked a frame from accessing another.', 'SecurityError')
        return site.href
      },
      set href(href) {
        site.href = href
      },
    },
    close: () => void (opened.closed = true),
    focus: () => undefined,
  }
  const open = sinon.stub<Parameters<PopupHost['open']>, ReturnType<PopupHost['open']>>()
  if (opens === 'throws') open.throws(new DOMException('The operation is insecure.', 'SecurityError'))
  else open.returns(opens === 'nothing' ? null : opened)
  const host: PopupHost = {
    screenX: 100,
    screenY: 40,
    outerWidth: 1_400,
    outerHeight: 1_000,
    open,
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  }
  const popups = makeBrowserPopups({
    host,
    origin: ORIGIN,
    loadingUrl: `${ORIGIN}/loading`,
    scheduler: time.scheduler,
  })
  const popup = popups.openPopup()
  const say = (message: Partial<PopupMessage>): void =>
    listeners.forEach((hear) => hear({ origin: ORIGIN, source: opened, data: RESULT, ...message }))
  return { ...time, open, opened, popups, popup, say, listeners, site }
}

const standing = (popup: Popup | undefined): Popup => popup ?? assert.fail('no window was opened')

describe('the popup of a social login', () => {
  it('opens synchronously, 600 by 800, centered, on the secure site [S9-06] [U-94]', () => {
    const { open, popup } = openedBy()
    const features = 'width=600,height=800,left=500,top=140,scrollbars=yes'
    sinon.assert.calledOnceWithExactly(open, `${ORIGIN}/loading`, '_blank', features)
    assert.isDefined(popup)
  })

  for (const opens of ['nothing', 'closed', 'throws'] as const) {
    it(`counts as blocked if the browser answers with ${opens} [U-94]`, () => {
      assert.isUndefined(openedBy({ opens }).popup)
    })
  }

  it('navigates and closes', () => {
    const { opened, popup, site } = openedBy()
    standing(popup).navigate('https://provider.example/login')
    assert.equal(site.href, 'https://provider.example/login')
    standing(popup).close()
    assert.isTrue(opened.closed)
  })

  it('reports within 500 ms, once, that it was closed [U-94]', async () => {
    const { opened, popup, advance, scheduler } = openedBy()
    const told: PopupEnd[] = []
    standing(popup).ended.subscribe((end) => told.push(end))
    await advance(1_050)
    assert.deepEqual(told, [])
    opened.closed = true
    await advance(500)
    assert.deepEqual(told, ['Closed'])
    await advance(5_000)
    assert.deepEqual(told, ['Closed'])
    assert.lengthOf(
      scheduler.actions.filter(({ closed }) => !closed),
      0,
    )
  })

  it('was cut off if it closes before it showed another site; this page opens no further one [U-94]', async () => {
    const { open, opened, popups, popup, advance } = openedBy({ arrives: false })
    const told: PopupEnd[] = []
    standing(popup).ended.subscribe((end) => told.push(end))
    await advance(3_050)
    assert.deepEqual(told, [])
    opened.closed = true
    await advance(500)
    assert.deepEqual(told, ['CutOff'])
    assert.isUndefined(popups.openPopup())
    sinon.assert.calledOnce(open)
  })

  it('was also cut off if it showed another site only for a moment before it closed [U-94]', async () => {
    const { opened, popup, site, advance } = openedBy({ arrives: false })
    const told: PopupEnd[] = []
    standing(popup).ended.subscribe((end) => told.push(end))
    await advance(350)
    site.elsewhere = true
    await advance(100)
    opened.closed = true
    await advance(500)
    assert.deepEqual(told, ['CutOff'])
  })

  it('can be opened again after the visitor closed it', async () => {
    const { open, opened, popups, popup, advance } = openedBy()
    standing(popup).ended.subscribe()
    await advance(450)
    opened.closed = true
    await advance(500)
    opened.closed = false
    assert.isDefined(popups.openPopup())
    sinon.assert.calledTwice(open)
  })

  it('is read once more after it closed, for a message sent before [S4-07]', async () => {
    const { opened, popup, say, advance } = openedBy()
    const heard: string[] = []
    standing(popup).ended.subscribe((end) => heard.push(end))
    standing(popup).results.subscribe(({ _tag }) => heard.push(_tag))
    await advance(450)
    opened.closed = true
    await advance(200)
    say({})
    await advance(200)
    assert.deepEqual(heard, ['Result', 'Closed'])
  })

  it('yields a result of the secure site, and reports a foreign origin only as foreign [S4-08]', () => {
    const { popup, say } = openedBy()
    const results: PopupResult[] = []
    standing(popup).results.subscribe((result) => results.push(result))
    say({ origin: 'https://secure.example.evil.example' })
    say({ origin: 'null' })
    say({})
    assert.deepEqual(results, [{ _tag: 'Foreign' }, { _tag: 'Foreign' }, { _tag: 'Result', uri: RESULT.resultUri }])
  })

  it('ignores messages of other windows, and malformed ones [S4-08] [S-20]', () => {
    const { popup, say, listeners } = openedBy()
    const results: PopupResult[] = []
    const hearing = standing(popup).results.subscribe((result) => results.push(result))
    say({ source: {} })
    say({ source: null })
    for (const data of [
      undefined,
      null,
      'resultUri',
      {},
      { resultUri: 7 },
      { resultUri: 'x'.repeat(20_000) },
      { type: '@w3m-frame/READY' },
    ])
      say({ data })
    assert.deepEqual(results, [])
    hearing.unsubscribe()
    assert.equal(listeners.size, 0)
  })
})
