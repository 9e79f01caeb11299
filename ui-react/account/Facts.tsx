import type { ReactNode } from 'react'
import { facts } from './Facts.styles.js'

/** A name, and what it stands for. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** What is known of something; each of it a `Fact`. */
export const Facts = ({ children }: { readonly children: ReactNode }) => <dl className={facts}>{children}</dl>
