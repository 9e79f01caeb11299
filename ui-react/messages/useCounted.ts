import { useContext } from 'react'
import type { Messages } from '../../application/messages.js'
import { useNumberFormat } from '../shared/viewHooks.js'
import { formatMessage } from './formatMessage.js'
import { MessagesContext } from './useMessages.js'

/** `{count, plural, one {# wallet} other {# wallets}}`: the part of ICU MessageFormat that texts may use here. */
const PLURAL = /\{count, plural,((?: \w+ \{[^{}]*\})+)\}/

const FORM = / (\w+) \{([^{}]*)\}/g

/**
 * Chooses the plural form of a text, by the rules of its language (Unicode plural categories). `#` in a form becomes
 * `{count}`. A text without forms, which a host may give, is the same for every count.
 */
export const pluralForm = (text: string, count: number, language: string): string =>
  text.replace(PLURAL, (_plural, list: string) => {
    const forms = new Map([...list.matchAll(FORM)].map(([, category = '', form = '']) => [category, form]))
    const category = new Intl.PluralRules([language, 'en']).select(count)
    return (forms.get(category) ?? forms.get('other') ?? '').replace('#', '{count}')
  })

/** Like `useMessages`, for texts with a count. */
export const useCounted = <Key extends keyof Messages>(english: Readonly<Record<Key, string>>) => {
  const { words, language } = useContext(MessagesContext)
  const format = useNumberFormat()
  return (key: Key, count: number): string =>
    formatMessage(pluralForm(words[key] ?? english[key], count, language), { count: format(count) })
}
