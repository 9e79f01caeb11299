import type { ComponentType } from 'react'
import type { AccountParts } from '../account/AccountParts.js'
import type { ViewName, ViewOf } from '../../domain/modal/view.js'
import type { ViewHeading } from './ViewEntry.js'

/** A view of a feature: its heading, and its component behind an `import()`, with its texts. */
export interface FeatureView<Name extends ViewName> extends ViewHeading<Name> {
  readonly load: () => Promise<ComponentType<{ readonly view: ViewOf<Name> }>>
}

/** What a feature adds to the screens. Nothing of it loads before a wallet is connected or a view is opened. */
export interface FeatureUi<Name extends ViewName> {
  readonly views: { readonly [Each in Name]: FeatureView<Each> }
  /** Its parts of the account view, while it is on. */
  readonly account?: AccountParts
  /** Its texts in languages other than English; one chunk per language. */
  readonly words: { readonly ar: () => Promise<Readonly<Record<string, string>>> }
}
