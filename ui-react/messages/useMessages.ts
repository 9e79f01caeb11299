import { createContext, useContext } from 'react'
import type { Messages } from '../../application/messages.js'
import type { Given } from '../../domain/config/given.js'
import { formatMessage, type MessageValues } from './formatMessage.js'

/** Texts that replace the English ones, and their language. */
export interface SpokenMessages {
  /** The host's own texts, merged over the language's. */
  readonly words: Given<Messages>
  /** BCP 47 tag. */
  readonly language: string
}

export const MessagesContext = createContext<SpokenMessages>({ words: {}, language: 'en' })

/**
 * Returns the texts of a scope: the host's own, else the language's, else English, key by key (U-83). A component
 * imports its English texts, so they are loaded when it renders; one that needs several scopes merges them once,
 * outside the component.
 */
export const useMessages = <Key extends keyof Messages>(english: Readonly<Record<Key, string>>) => {
  const { words } = useContext(MessagesContext)
  return (key: Key, values?: MessageValues): string => formatMessage(words[key] ?? english[key], values)
}
