import { Component, type RefObject, useEffect, useRef } from 'react'
import type { Portico } from '../../application/portico.js'
import type { ModalState } from '../../domain/modal/view.js'
import { useMessages } from '../messages/useMessages.js'
import { exit, leaving } from './exit.js'
import { MODAL } from './messages.js'
import {
  enter,
  leave,
  resize,
  type Resizing,
  type StandingView,
  standingViews,
  travel,
  visibleHeight,
} from './moves.js'
import { removeGhosts } from './exitGhost.js'

interface MovesProps {
  readonly dialog: RefObject<HTMLElement | null>
  readonly portico: Portico
  /** A copy, without children, of the element that carries the theme. */
  readonly theme: RefObject<HTMLElement | null>
  /** Announced when a wallet is connected. */
  readonly succeeded: string
}

const viewsIn = (nodes: NodeList): readonly HTMLElement[] =>
  [...nodes].flatMap((node) =>
    node instanceof HTMLElement
      ? [node, ...node.querySelectorAll<HTMLElement>('[data-portico-view]')].filter(
          ({ dataset }) => dataset['porticoView'] !== undefined,
        )
      : [],
  )

/** The connected accounts, one text per wallet. */
const connectedTo = ({ connections }: Portico): readonly string[] =>
  Object.entries(connections.value).flatMap(([namespace, connection]) =>
    connection._tag === 'Connected'
      ? [[namespace, connection.active.connectorId, connection.active.accounts[0]].join(' ')]
      : [],
  )

/**
 * Watches a dialog and animates its changes. A class, because only `getSnapshotBeforeUpdate` runs right before React
 * changes the document, while the leaving view still has its place.
 */
class Moves extends Component<MovesProps> {
  private element: HTMLElement | undefined
  private standing: readonly StandingView[] = []
  private height = 0
  private depth = 0
  private isBack = false
  private hadView = false
  private connected: readonly string[] = []
  private pressed: DOMRect | undefined
  private resizing: Resizing = { from: 0, to: 0, animations: [] }
  private seen: ModalState | undefined

  private readonly changes = new MutationObserver((records) => this.move(records))
  private readonly sizes = new ResizeObserver(() => {
    if (this.element !== undefined) this.height = parseFloat(getComputedStyle(this.element).height)
  })

  private readonly press = ({ target }: Event): void => {
    const row = target instanceof Element ? target.closest('button') : null
    this.pressed = row?.querySelector('[data-large="false"]')?.getBoundingClientRect()
  }

  private readonly historyLength = (): number => {
    const { value } = this.props.portico.modal
    return value._tag === 'Open' ? value.history.length : 0
  }

  private readonly note = (): void => {
    this.connected = connectedTo(this.props.portico)
    this.depth = this.historyLength()
  }

  private move(records: readonly MutationRecord[]): void {
    const { element, standing } = this
    const theme = this.props.theme.current
    if (element === undefined || theme === null) return
    const gone = records.flatMap(({ removedNodes }) => viewsIn(removedNodes)).filter((view) => !element.contains(view))
    const [come] = records.flatMap(({ addedNodes }) => viewsIn(addedNodes)).filter((view) => element.contains(view))
    if (come === undefined && gone.length === 0) return
    const isFirst = !this.hadView
    this.hadView = true
    if (isFirst) return this.note()
    const length = this.historyLength()
    if (length !== this.depth) this.isBack = length < this.depth
    this.note()
    const side = this.isBack === (getComputedStyle(element).direction === 'rtl') ? 1 : -1
    const height = visibleHeight(this.resizing, this.height)
    for (const animation of this.resizing.animations) animation.cancel()
    if (come !== undefined && this.pressed !== undefined) travel(come, this.pressed)
    this.resizing = resize(element, height)
    for (const each of standing) if (gone.includes(each.view)) leave(each, theme, side)
    if (come === undefined) return
    enter(come, side)
    this.isBack = false
    this.pressed = undefined
  }

  override componentDidMount(): void {
    removeGhosts()
    const element = this.props.dialog.current
    if (element === null || !('animate' in element)) return
    this.element = element
    this.hadView = element.querySelector('[data-portico-view]') !== null
    this.note()
    this.changes.observe(element, { childList: true, subtree: true })
    this.sizes.observe(element)
    element.addEventListener('click', this.press, true)
  }

  override getSnapshotBeforeUpdate(): null {
    const { value } = this.props.portico.modal
    if (this.element !== undefined && value !== this.seen) this.standing = standingViews(this.element)
    this.seen = value
    return null
  }

  // React requires it beside `getSnapshotBeforeUpdate`.
  override componentDidUpdate(): void {
    return undefined
  }

  override componentWillUnmount(): void {
    const { element } = this
    const { portico, theme, succeeded } = this.props
    this.changes.disconnect()
    this.sizes.disconnect()
    element?.removeEventListener('click', this.press, true)
    const backdrop = element?.parentElement
    const look = theme.current
    if (element === undefined || !backdrop || look === null) return
    const isNew = connectedTo(portico).some((wallet) => !this.connected.includes(wallet))
    const picture = leaving(backdrop, element, isNew)
    // After React has removed the dialog. In strict mode React only repeats the effects, and the dialog stays.
    queueMicrotask(() => {
      if (backdrop.isConnected || portico.modal.value._tag !== 'Closed') return
      let isOver = false as boolean
      const ended = portico.modal.changes.subscribe({
        complete: () => {
          isOver = true
          removeGhosts()
        },
      })
      removeGhosts()
      if (!isOver) exit(picture, look, { succeeded, onRemoved: () => ended.unsubscribe() })
    })
  }

  override render() {
    return null
  }
}

/** Animates the dialog's changes of size and view, and its closing. Renders nothing itself. */
export const Motion = ({ dialog, portico }: Pick<MovesProps, 'dialog' | 'portico'>) => {
  const theme = useRef<HTMLElement>(null)
  // At each render: after the theme is applied, and before it is removed.
  useEffect(() => {
    theme.current = (dialog.current?.closest('[data-portico-theme]')?.cloneNode() ?? null) as HTMLElement | null
  })
  return <Moves dialog={dialog} portico={portico} theme={theme} succeeded={useMessages(MODAL)('modal.connected')} />
}
