import type { ViewName, ViewOf } from './View.js'

/** Two views with one key are the same place: one name, and the same parameters. Pushing the second changes nothing. */
export const viewKey = <Name extends ViewName>(view: ViewOf<Name>): string =>
  JSON.stringify(view, Object.keys(view).sort())
