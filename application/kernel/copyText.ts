import type { Notice } from '../../domain/notify/notice.js'
import type { HostEnvironment } from '../ports/platform.js'

/** Tags of the notices that confirm a copied text. */
type Copied = Extract<Notice, { readonly _tag: `${string}Copied` }>['_tag']

/**
 * Copies a text inside the click and confirms it; if the browser refuses, the notice contains the text, to copy by
 * hand.
 */
export type CopyText = (text: string, said: Copied) => void

/** Used by every view that copies. */
export const makeCopyText =
  (deps: {
    readonly host: Pick<HostEnvironment, 'copy'>
    readonly notify: { readonly notify: (notice: Notice) => void }
  }): CopyText =>
  (text, said) =>
    void deps.host
      .copy(text)
      .then((isCopied) => deps.notify.notify(isCopied ? { _tag: said } : { _tag: 'CopyFailed', text }))
