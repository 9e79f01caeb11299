import { createContext, useContext } from 'react'
import type { Messages } from '../../application/messages.js'
import type { Given } from '../../domain/config/given.js'
import { formatMessage, type MessageValues } from './formatMessage.js'

/** What is said in other words than the English ones, and the language that makes. */
export interface SpokenMessages {
  /** The host's own, over the language's. */
  readonly words: Given<Messages>
  /** BCP 47 tag. */
  readonly language: string
}

export const MessagesContext = createContext<SpokenMessages>({ words: {}, language: 'en' })

/**
 * Gives the words of a scope: the host's own, else the language's, else English, key by key (U-83). A component brings
 * the English ones along, so they are there when it is drawn; what needs several scopes spreads them once, outside the
 * component.
 */
export const useMessages = <Key extends keyof Messages>(english: Readonly<Record<Key, string>>) => {
  const { words } = useContext(MessagesContext)
  return (key: Key, values?: MessageValues): string => formatMessage(words[key] ?? english[key], values)
}
