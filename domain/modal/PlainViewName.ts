import type { View } from './View.js'

/** Views that need no data: a name alone says which. */
export type PlainViewName = View extends infer Each ? (Each extends { readonly name: infer Name } ? (keyof Each extends 'name' ? Name : never) : never) : never
