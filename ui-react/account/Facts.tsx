import type { ReactNode } from 'react'
import { facts } from './Facts.styles.js'

/** A name and its value. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** A list of details, each a `Fact`. */
export const Facts = ({ children }: { readonly children: ReactNode }) => <dl className={facts}>{children}</dl>
