import type { Messages } from '../../application/messages.js'
import type { ViewName, ViewOf } from '../../domain/modal/view.js'
import type { CaipNetworkId, ChainNamespace } from '../../domain/network/network.js'
import type { MessageValues } from '../messages/formatMessage.js'
import type { LazyComponent } from './lazyComponent.js'

/** What a heading may name. */
export interface TitleFacts {
  /** A wallet by any id it had; one that nobody lists gets the other name, or the word for wallets. */
  readonly walletName: (id: string | undefined, unlisted?: string) => string
  readonly networkName: (id: CaipNetworkId) => string
  readonly namespaceName: (namespace: ChainNamespace) => string
  /** What the host calls itself. */
  readonly siteName: string | undefined
}

/** A heading: its word, in English, and what its placeholders stand for. */
export interface ViewTitle {
  readonly key: keyof Messages
  readonly english: string
  readonly values?: MessageValues | undefined
}

/** How a view is called. */
export interface ViewHeading<Name extends ViewName> {
  /** Its heading in English: the word `title.<Name>`. */
  readonly title: string
  /** What the placeholders of its heading stand for. */
  readonly values?: (view: ViewOf<Name>, facts: TitleFacts) => MessageValues
  /** Another heading, where the parameters, or what the site is called, ask for one. */
  readonly otherTitle?: (view: ViewOf<Name>, facts: TitleFacts) => ViewTitle | undefined
}

/** All that the modal knows of a view. It is here before the view's own code, which comes with the first look at it. */
export interface ViewEntry<Name extends ViewName> extends ViewHeading<Name> {
  /** Its component, with its words: a chunk of its own, or one with views made of the same parts. */
  readonly part: LazyComponent<{ readonly view: ViewOf<Name> }>
}

/** The views of a feature. */
export type Views<Name extends ViewName> = { readonly [Each in Name]: ViewEntry<Each> }
