import type { Notice } from './Notice.js'

/** The one snackbar. `id` tells two equal notices apart, so that each is announced. */
export type Snackbar =
  { readonly _tag: 'Hidden' } | { readonly _tag: 'Shown'; readonly id: number; readonly notice: Notice }
