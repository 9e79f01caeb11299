import type { Core } from '../../application/api/Core.js'
import type { Portico } from '../../application/api/Portico.js'
import { describeEarly, type EarlyError } from '../../domain/errors/describeEarly.js'
import { PorticoError } from '../../domain/errors/PorticoError.js'
import { currentView } from '../../domain/modal/currentView.js'
import type { PlainViewName } from '../../domain/modal/PlainViewName.js'
import type { View } from '../../domain/modal/View.js'
import type { Mirror } from './makeMirror.js'
import type { ScreenWatch } from './makeScreen.js'

const toView = (view: View | PlainViewName | undefined): View | undefined =>
  typeof view === 'string' ? { name: view } : view

const early = (error: EarlyError): PorticoError => new PorticoError(error, describeEarly(error))

/** `portico.open`: shows the loading modal at once, then the view when the core has chosen it. */
export const makeOpen =
  (deps: {
    readonly core: () => Promise<Core>
    readonly mirror: Mirror
    readonly screen: ScreenWatch
  }): Portico['open'] =>
  async ({ view, namespace } = {}) => {
    const { mirror, screen } = deps
    const { networks } = mirror.readings.network.value
    if (namespace !== undefined && !networks.some(({ chainNamespace }) => chainNamespace === namespace)) {
      throw early({ _tag: 'UnsupportedChain', id: namespace })
    }
    if (mirror.modal.value._tag === 'Closed') mirror.modal.set({ _tag: 'Opening' })
    const core = await deps.core().catch((error: unknown) => {
      if (mirror.modal.value._tag === 'Opening') mirror.modal.set({ _tag: 'Closed' })
      throw error
    })
    // The visitor closed it while the code was on its way.
    if (mirror.modal.value._tag === 'Closed') throw early({ _tag: 'ModalClosed' })
    core.open(toView(view), namespace)
    const { value } = core.modal
    if (value._tag === 'Open') await screen.whenShown(currentView(value.history).name)
  }
