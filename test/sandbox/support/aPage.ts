import { GlobalRegistrator } from '@happy-dom/global-registrator'

/** A document for wallets to render in, between `open` and `close`; requests still use Node's fetch. */
export const aPage = {
  open: (): void => {
    const { fetch, Headers, Request, Response } = globalThis
    GlobalRegistrator.register({ url: 'http://shop.localhost/' })
    Object.assign(globalThis, { fetch, Headers, Request, Response })
  },
  close: (): Promise<void> => GlobalRegistrator.unregister(),
  dialog: (name: string): Element | undefined =>
    [...document.querySelectorAll('[role=dialog]')].find((dialog) => dialog.getAttribute('aria-label') === name),
  press: (dialog: Element | undefined, button: string): void => {
    const found = [...(dialog?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === button)
    if (found === undefined) throw new Error(`no button "${button}"`)
    found.click()
  },
}
