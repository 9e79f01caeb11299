import type { Messages } from '../../application/messages.js'
import type { ViewName, ViewOf } from '../../domain/modal/view.js'
import type { CaipNetworkId, ChainNamespace } from '../../domain/network/network.js'
import type { MessageValues } from '../messages/formatMessage.js'
import type { LazyComponent } from './lazyComponent.js'

/** Facts that a heading may use. */
export interface TitleFacts {
  /** The name of a wallet, by any id it had; for an unlisted one `unlisted`, or the word for wallets. */
  readonly walletName: (id: string | undefined, unlisted?: string) => string
  readonly networkName: (id: CaipNetworkId) => string
  readonly namespaceName: (namespace: ChainNamespace) => string
  /** The site's name, as the host gives it. */
  readonly siteName: string | undefined
}

/** A heading: its key, its English text, and the values of its placeholders. */
export interface ViewTitle {
  readonly key: keyof Messages
  readonly english: string
  readonly values?: MessageValues | undefined
}

/** The heading of a view. */
export interface ViewHeading<Name extends ViewName> {
  /** English text of the heading; its key is `title.<Name>`. */
  readonly title: string
  /** Values of the heading's placeholders. */
  readonly values?: (view: ViewOf<Name>, facts: TitleFacts) => MessageValues
  /** Another heading, if the parameters or the site's name require one. */
  readonly otherTitle?: (view: ViewOf<Name>, facts: TitleFacts) => ViewTitle | undefined
}

/** What the modal knows of a view before the view's own code is loaded. */
export interface ViewEntry<Name extends ViewName> extends ViewHeading<Name> {
  /** Its component, with its texts: in its own chunk, or in one with views that share its parts. */
  readonly part: LazyComponent<{ readonly view: ViewOf<Name> }>
}

/** The views of a feature. */
export type Views<Name extends ViewName> = { readonly [Each in Name]: ViewEntry<Each> }
