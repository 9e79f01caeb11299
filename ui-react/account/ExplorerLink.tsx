import { Icon } from '../primitives/Icon.js'
import { explorer } from './ExplorerLink.styles.js'

/** Links to a page of a network's explorer; renders nothing without one. */
export const ExplorerLink = ({ href, name }: { readonly href: string | undefined; readonly name: string }) =>
  href === undefined ? null : (
    <a className={explorer} href={href} target="_blank" rel="noopener noreferrer">
      {name} <Icon name="external" />
    </a>
  )
