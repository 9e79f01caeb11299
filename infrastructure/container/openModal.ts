import * as E from 'fp-ts/Either'
import { filter, firstValueFrom, merge, timer } from 'rxjs'
import type { Core, OpenModal } from './core.js'
import type { ConfigFeature } from '../../application/config/configFeature.js'
import type { ModalFeature } from '../../application/modal/modalFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import { featureOf } from '../../domain/modal/featureViews.js'
import { currentView, type View } from '../../domain/modal/view.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import type { PreloadedStores } from './mirror.js'
import { readView } from './readView.js'

/** Deadline for rendering a view; the modal state is `Open` in any case. */
const DRAWING_DEADLINE_MS = 5_000

/**
 * Resolves when the view is rendered or the modal is closed; at once if no modal is mounted, at the latest at the
 * deadline.
 */
const whenDrawn = async (view: View['name'], { drawing, states: { modal } }: PreloadedStores): Promise<void> => {
  await firstValueFrom(
    merge(
      drawing.changes.pipe(filter(({ drawers, shown }) => drawers.length === 0 || shown === view)),
      modal.changes.pipe(filter(({ _tag }) => _tag === 'Closed')),
      timer(DRAWING_DEADLINE_MS),
    ),
    { defaultValue: undefined },
  )
}

/** The core's part of `portico.open`: chooses the view and waits until it is on screen. */
export const makeOpenModal = (
  stores: PreloadedStores,
  {
    network,
    modal,
    config,
  }: {
    readonly network: NetworkFeature
    readonly modal: ModalFeature
    readonly config: ConfigFeature
  },
): Pick<Core, 'open' | 'openRequested'> => {
  const shown = stores.states.modal
  const hasNetworkOf = (namespace: ChainNamespace): boolean =>
    network.state.value.networks.some(({ chainNamespace }) => chainNamespace === namespace)
  const open: OpenModal = (view, namespace) => async () => {
    const named = view !== undefined && 'namespace' in view ? view.namespace : undefined
    const unsupported = [namespace, named].find((each) => each !== undefined && !hasNetworkOf(each))
    if (unsupported !== undefined) return E.left({ _tag: 'UnsupportedChain', id: unsupported })
    if (namespace !== undefined) network.setActiveNamespace(namespace)
    if (view !== undefined && config.isRefused(view)) {
      const { value } = shown
      if (await config.staysRefused(view))
        return E.left(featureOf(view.name) === undefined ? { _tag: 'NoAuthConnector' } : { _tag: 'ViewUnknown', view })
      if (value !== shown.value) return E.left({ _tag: 'ModalClosed' })
    }
    modal.open(view)
    const { value } = shown
    if (value._tag === 'Open') await whenDrawn(currentView(value.history).name, stores)
    return E.right(undefined)
  }
  return {
    open,
    openRequested: (request, isLoading) => async () => {
      const view = readView(request)
      if (E.isLeft(view)) return view
      if (isLoading && shown.value._tag === 'Closed') return E.left({ _tag: 'ModalClosed' })
      return open(view.right, request?.namespace)()
    },
  }
}
