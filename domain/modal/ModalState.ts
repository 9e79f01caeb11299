import type { History } from './History.js'

/** The modal (S4-04). `Opening` is the loading state: something must happen before a view can show. */
export type ModalState =
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Opening' }
  | { readonly _tag: 'Open'; readonly history: History; readonly shaking: boolean }
