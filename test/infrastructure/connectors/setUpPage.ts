import { Subject } from 'rxjs'
import sinon from 'sinon'
import { makeInjectedRegistry } from '../../../infrastructure/connectors/injected/registry.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { listenedTypes } from '../../support/listenedTypes.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

export const UUID = '350670db-19fa-4704-a166-e52e178b59d2'
export const ICON = 'data:image/svg+xml,<svg/>'

class Page extends EventTarget {
  ethereum?: unknown
}

const anInfo = (info: Readonly<Record<string, unknown>> = {}) => ({
  uuid: UUID,
  name: 'Example',
  icon: ICON,
  rdns: 'org.example',
  ...info,
})

export const setUpPage = () => {
  const page = new Page()
  const time = makeVirtualTime()
  const signs = new Subject<void>()
  const log = fakeLog()
  const asked = sinon.spy()
  page.addEventListener('eip6963:requestProvider', asked)
  const listened = listenedTypes(page)
  const announceDetail = (detail: unknown): void =>
    void page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  const announce = (
    info: Readonly<Record<string, unknown>> = {},
    provider: unknown = fakeEip1193Provider().provider,
  ): void => announceDetail(Object.freeze({ info: Object.freeze(anInfo(info)), provider }))
  const look = () => {
    const registry = makeInjectedRegistry({ window: page, signs, log, scheduler: time.scheduler })
    const list = () => registry.connectors.value.map(({ id, name }) => `${id} ${name}`)
    return { registry, list }
  }
  const told = (): readonly string[] => log.lines.map(({ level, message }) => `${level} ${message}`)
  return { ...time, page, signs, told, announce, announceDetail, look, asked: () => asked.callCount, listened }
}
