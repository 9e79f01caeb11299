import type { View } from './View.js'

/** Views that need no data: a name alone says which. */
export type PlainViewName = View extends infer Each
  ? Each extends { readonly name: infer Name }
    ? object extends Omit<Each, 'name'>
      ? Name
      : never
    : never
  : never
