import { useContext } from 'react'
import type { Messages } from '../../application/messages.js'
import { useNumberFormat } from '../shared/viewHooks.js'
import { formatMessage } from './formatMessage.js'
import { MessagesContext } from './useMessages.js'

/** `{count, plural, one {# wallet} other {# wallets}}`: the part of ICU MessageFormat that texts here may use. */
const PLURAL = /\{count, plural,((?: \w+ \{[^{}]*\})+)\}/

const FORM = / (\w+) \{([^{}]*)\}/g

/**
 * Chooses the form of a text that goes with a count, by the rules of a language (Unicode plural categories). `#` in a
 * form becomes `{count}`. A text without forms, as a host may give, is the same for every count.
 */
export const pluralForm = (text: string, count: number, language: string): string =>
  text.replace(PLURAL, (_plural, list: string) => {
    const forms = new Map([...list.matchAll(FORM)].map(([, category = '', form = '']) => [category, form]))
    const category = new Intl.PluralRules([language, 'en']).select(count)
    return (forms.get(category) ?? forms.get('other') ?? '').replace('#', '{count}')
  })

/** As `useMessages`, for texts that say how many there are. */
export const useCounted = <Key extends keyof Messages>(english: Readonly<Record<Key, string>>) => {
  const { words, language } = useContext(MessagesContext)
  const format = useNumberFormat()
  return (key: Key, count: number): string =>
    formatMessage(pluralForm(words[key] ?? english[key], count, language), { count: format(count) })
}
