import type { ReactNode } from 'react'
import { tag } from './Tag.styles.js'

export const Tag = ({
  children,
  tone = 'plain',
}: {
  readonly children: ReactNode
  readonly tone?: 'plain' | 'accent' | 'danger'
}) => (
  <span className={tag} data-tone={tone}>
    {children}
  </span>
)
