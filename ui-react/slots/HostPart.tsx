import { createContext, type ReactNode, useContext } from 'react'
import type { AccountState } from '../../domain/account/accountState.js'
import type { ViewName } from '../../domain/modal/view.js'
import type { HeaderBarProps } from '../modal/HeaderBar.js'
import type { TabsProps } from '../primitives/Tabs.js'
import type { AccountAction, EmptySlots } from './Slots.js'

/** A place where a host may render, and what Portico provides there. */
export type Place =
  | { readonly _tag: 'Header'; readonly view: ViewName; readonly bar: HeaderBarProps }
  | { readonly _tag: 'Footer'; readonly view: ViewName }
  | { readonly _tag: 'Empty'; readonly what: keyof EmptySlots }
  | {
      readonly _tag: 'Actions'
      /** Portico's actions; may be empty. */
      readonly own: readonly AccountAction[]
      readonly draw: (actions: readonly AccountAction[]) => ReactNode
    }
  | { readonly _tag: 'Rows'; readonly account: AccountState }
  | {
      readonly _tag: 'Tabs'
      readonly account: AccountState
      /** Portico's tabs; may be empty. */
      readonly own: TabsProps<string>
      /** Passed in, so that the code for tabs loads with the view that has some. */
      readonly draw: (tabs: TabsProps<string>) => ReactNode
    }

/** Renders a place, for which Portico has `own`. The code that renders hosts' parts is only loaded with slots. */
export const DrawPlace = createContext((_place: Place, own: ReactNode): ReactNode => own)

interface HostPartProps {
  readonly place: Place
  /** Portico's own content. */
  readonly children?: ReactNode
}

/** The content of a place: the host's part if there is one, else Portico's. */
export const HostPart = ({ place, children }: HostPartProps): ReactNode => useContext(DrawPlace)(place, children)
