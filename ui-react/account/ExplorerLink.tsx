import { Icon } from '../primitives/Icon.js'
import { explorer } from './ExplorerLink.styles.js'

/** Leads to a page at the explorer of a network; nothing where there is none. */
export const ExplorerLink = ({ href, name }: { readonly href: string | undefined; readonly name: string }) =>
  href === undefined ? null : (
    <a className={explorer} href={href} target="_blank" rel="noopener noreferrer">
      {name} <Icon name="external" />
    </a>
  )
