import { useContext } from 'react'
import type { Messages } from '../../application/messages.js'
import { MessagesContext } from './useMessages.js'

/** A text that stands with what it names, and is drawn elsewhere. */
export interface Label {
  readonly key: keyof Messages
  readonly english: string
}

/** As `useMessages`, for the texts of a list. */
export const useLabel = (): ((label: Label) => string) => {
  const { words } = useContext(MessagesContext)
  return ({ key, english }) => words[key] ?? english
}
