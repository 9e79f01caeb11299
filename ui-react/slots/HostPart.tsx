import { createContext, type ReactNode, useContext } from 'react'
import type { AccountState } from '../../domain/account/accountState.js'
import type { ViewName } from '../../domain/modal/view.js'
import type { HeaderBarProps } from '../modal/HeaderBar.js'
import type { TabsProps } from '../primitives/Tabs.js'
import type { AccountAction, EmptySlots } from './Slots.js'

/** Where a host may draw, and what Portico knows there. */
export type Place =
  | { readonly _tag: 'Header'; readonly view: ViewName; readonly bar: HeaderBarProps }
  | { readonly _tag: 'Footer'; readonly view: ViewName }
  | { readonly _tag: 'Empty'; readonly what: keyof EmptySlots }
  | {
      readonly _tag: 'Actions'
      /** Portico's actions, which may be none. */
      readonly own: readonly AccountAction[]
      readonly draw: (actions: readonly AccountAction[]) => ReactNode
    }
  | { readonly _tag: 'Rows'; readonly account: AccountState }
  | {
      readonly _tag: 'Tabs'
      readonly account: AccountState
      /** Portico's tabs, which may be none. */
      readonly own: TabsProps<string>
      /** Handed over, so that the code of tabs comes with the view that has some. */
      readonly draw: (tabs: TabsProps<string>) => ReactNode
    }

/** Draws a place, of which Portico has `own`. Without slots that is all: what draws them is loaded where there are. */
export const DrawPlace = createContext((_place: Place, own: ReactNode): ReactNode => own)

interface HostPartProps {
  readonly place: Place
  /** What Portico has there. */
  readonly children?: ReactNode
}

/** What stands in a place: the host's part, where it has one, else Portico's. */
export const HostPart = ({ place, children }: HostPartProps): ReactNode => useContext(DrawPlace)(place, children)
