import { assert } from 'chai'
import type { Page } from 'playwright-core'

export interface Trap {
  /** Fails if anything was executed, navigated, opened or requested since the trap was set. */
  readonly isUntouched: () => Promise<void>
}

declare global {
  interface Window {
    /** Every payload that runs triggers it. */
    readonly taken?: unknown
  }
}

const NOT_MADE_FROM_DATA =
  'script:not([src]), iframe, frame, object, embed, applet, base, meta[http-equiv="refresh" i], portal, ' +
  'form[action], template, marquee, video, audio, math, svg script, svg foreignObject'
const HANDLERS = /^on|^srcdoc$|^formaction$/

const findings = (selector: string): readonly string[] => {
  const elements = [...document.querySelectorAll(`body ${selector.split(', ').join(', body ')}`)].map(({ outerHTML }) =>
    outerHTML.slice(0, 200),
  )
  const links = [...document.querySelectorAll('body [href]')]
    .map((element) => element.getAttribute('href') ?? '')
    .filter((href) => !/^(?:https?:\/\/|\/|#)/.test(href))
  const polluted = 'polluted' in {} ? ['a prototype'] : []
  return [
    ...elements,
    ...links.map((href) => `link to ${href}`),
    ...polluted,
    ...(window.taken === undefined ? [] : ['taken']),
  ]
}

const handlers = (pattern: string): readonly string[] =>
  [...document.querySelectorAll('[data-portico-view] *, header *')].flatMap((element) =>
    element.getAttributeNames().filter((name) => new RegExp(pattern).test(name)),
  )

/** Watches a page that gets hostile data; call it when the page has loaded. */
export const setTrap = async (page: Page): Promise<Trap> => {
  const happened: string[] = []
  const title = await page.title()
  const address = page.url()
  page.on('dialog', (dialog) => {
    happened.push(`asked ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => happened.push(`opened ${popup.url()}`))
  page.on('framenavigated', (frame) => happened.push(`went to ${frame.url()}`))
  page.on('download', (download) => happened.push(`saved ${download.url()}`))
  return {
    isUntouched: async () => {
      assert.deepEqual(
        [
          ...happened,
          ...(await page.evaluate(findings, NOT_MADE_FROM_DATA)),
          ...(await page.evaluate(handlers, HANDLERS.source)),
        ],
        [],
      )
      assert.deepEqual({ title: await page.title(), address: page.url() }, { title, address })
    },
  }
}
