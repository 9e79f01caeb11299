import type { Portico, ViewPresence } from '../../application/api/portico.js'
import { currentView, type PlainViewName, type View } from '../../domain/modal/view.js'
import type { Core } from '../../application/api/core.js'
import { describeEarly, type EarlyError } from '../../domain/errors/describeEarly.js'
import { PorticoError } from '../../domain/errors/domainError.js'
import type { PreloadedStores } from './mirror.js'

/** Longest wait for a view to be drawn; the state is open in any case. */
const DRAWING_DEADLINE_MS = 5_000

interface ScreenWatch extends Omit<ViewPresence, 'profile'> {
  /** Resolves when the view is drawn; at once where nothing draws; at the deadline at the latest. */
  readonly whenShown: (view: View['name']) => Promise<void>
  /** Nothing is on screen any more. */
  readonly cleared: () => void
}

/** Knows what is drawn, as far as the drawing code tells. */
export const makeScreen = (): ScreenWatch => {
  let drawers = 0
  let shown: View['name'] | undefined
  const waiting = new Set<() => void>()
  const settleAll = (): void => {
    for (const settle of [...waiting]) settle()
  }
  return {
    attach: () => {
      drawers += 1
      return () => {
        drawers -= 1
      }
    },
    shown: (view) => {
      shown = view
      settleAll()
    },
    cleared: () => {
      shown = undefined
      settleAll()
    },
    whenShown: (view) =>
      new Promise((resolve) => {
        if (drawers === 0 || shown === view) return resolve()
        const settle = (): void => {
          clearTimeout(deadline)
          waiting.delete(settle)
          resolve()
        }
        const deadline = setTimeout(settle, DRAWING_DEADLINE_MS)
        waiting.add(settle)
      }),
  }
}

const toView = (view: View | PlainViewName | undefined): View | undefined =>
  typeof view === 'string' ? { name: view } : view

const early = (error: EarlyError): PorticoError => new PorticoError(error, describeEarly(error))

/** `portico.open`: shows the loading modal at once, then the view when the core has chosen it. */
export const makeOpen =
  (deps: {
    readonly core: () => Promise<Core>
    readonly mirror: PreloadedStores
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
