import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { loneTitle, tab, tabList } from './Tabs.styles.js'

export interface TabsProps<Id extends string> {
  readonly name: string
  readonly tabs: readonly { readonly id: Id; readonly label: string }[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
  readonly children: ReactNode
}

/**
 * Tabs whose arrow keys follow the writing direction; `children` is the selected panel. A single tab is a heading,
 * because there is nothing to select.
 */
export const Tabs = <Id extends string>({ name, tabs, chosen, onChoose, children }: TabsProps<Id>) => {
  const base = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const backwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const at = tabs.findIndex(({ id }) => id === chosen)
    const moves: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 }
    const arrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const next = arrow ? at + (event.key === backwards ? -1 : 1) : moves[event.key]
    const target = next === undefined ? undefined : tabs[(next + tabs.length) % tabs.length]
    if (target === undefined) return
    event.preventDefault()
    onChoose(target.id)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus()
  }
  if (tabs.length === 1)
    return (
      <section aria-labelledby={base}>
        <h3 id={base} className={loneTitle}>
          {tabs[0]?.label}
        </h3>
        {children}
      </section>
    )
  return (
    <div>
      <div role="tablist" aria-label={name} className={tabList} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            className={tab}
            aria-selected={id === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${chosen}`}>
        {children}
      </div>
    </div>
  )
}
