import * as E from 'fp-ts/Either'
import type { LifecycleError } from '../../domain/errors/lifecycleError.js'
import { isView } from '../../domain/modal/isView.js'
import { type OpenRequest, plainView, type View } from '../../domain/modal/view.js'

type ViewUnknown = Extract<LifecycleError, { readonly _tag: 'ViewUnknown' }>

/** The view that `portico.open` is called for, if any; an untyped host may request anything. */
export const readView = (request: unknown): E.Either<ViewUnknown, View | undefined> => {
  const isRequest = request === undefined || typeof request === 'object'
  const { view: named } = (isRequest ? { ...request } : {}) as OpenRequest
  const view = typeof named === 'string' ? plainView(named) : named
  if (isRequest && (view === undefined || isView({ ...view }))) return E.right(view)
  return E.left({ _tag: 'ViewUnknown', view: isRequest ? view : request })
}
