import { useContext } from 'react'
import type { Messages } from '../../application/messages.js'
import { MessagesContext } from './useMessages.js'

/** A text that is defined beside what it names, and rendered elsewhere. */
export interface Label {
  readonly key: keyof Messages
  readonly english: string
}

/** Like `useMessages`, for the texts of a list. */
export const useLabel = (): ((label: Label) => string) => {
  const { words } = useContext(MessagesContext)
  return ({ key, english }) => words[key] ?? english
}
