import type { Messages } from '../../application/api/Messages.js'
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { Appearance } from '../../application/api/options.js'
import { formatMessage } from './formatMessage.js'

/** What can be said before the modal’s own code has arrived: the buttons, and the frame that waits for it. */
type FirstWord = Extract<
  keyof Messages,
  `button.${string}` | 'modal.close' | 'modal.loadFailed' | 'modal.loading' | 'modal.reload' | 'modal.retry'
>

export const FIRST_WORDS: Pick<Messages, FirstWord> = {
  'button.account': 'Account {name}',
  'button.balanceLoading': 'Loading the balance',
  'button.connect': 'Connect Wallet',
  'button.connecting': 'Connecting…',
  'button.network': 'Network: {name}',
  'button.unsupportedNetwork': 'Unsupported network',
  'button.wrongNetwork': 'Wrong network',
  'modal.close': 'Close',
  'modal.loadFailed': 'This part of the page could not be loaded.',
  'modal.loading': 'Loading…',
  'modal.reload': 'Reload the page',
  'modal.retry': 'Load again',
}

/** The words at hand before the modal's own code: a few English ones, over them the host's and the language's. */
interface WordsAtHand {
  readonly words: typeof FIRST_WORDS & Partial<Messages>
  /** BCP 47 tag of the language they are in. */
  readonly language: string
}

export const FirstWordsContext = createContext<WordsAtHand>({ words: FIRST_WORDS, language: 'en' })

const CATALOGUES: Readonly<Record<string, () => Promise<Messages>>> = {
  ar: async () => (await import('./ar.js')).ar,
}

/** The catalogue of a BCP 47 tag's language, in a chunk of its own; none for English and unknown languages. */
const loadCatalogue = (locale: string): Promise<Messages> | undefined => CATALOGUES[locale.split('-')[0] ?? '']?.()

interface LoadedCatalogue {
  readonly locale: string
  readonly words: Messages
}

/** Follows the host's choice of language. A catalogue that is on its way, or unknown, leaves English, marked as such. */
export const useWordsAtHand = ({ locale, messages }: Pick<Appearance, 'locale' | 'messages'>): WordsAtHand => {
  const [arrived, setArrived] = useState<LoadedCatalogue>()
  useEffect(() => {
    let wanted = true
    // A language that cannot be loaded leaves English, which is readable by more people than nothing.
    void loadCatalogue(locale)?.then(
      (words) => wanted && setArrived({ locale, words }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [locale])
  return useMemo(() => {
    const inLanguage = arrived?.locale === locale ? arrived.words : undefined
    // A host that brings words of its own brings them in its own language.
    const spoken = inLanguage !== undefined || Object.keys(messages).length > 0 || locale.startsWith('en')
    return { words: { ...FIRST_WORDS, ...inLanguage, ...messages }, language: spoken ? locale : 'en' }
  }, [arrived, locale, messages])
}

/** Gives words that are there from the first paint on. What comes later takes `useEarlyWords` or `useTranslate`. */
export const useFirstWords = () => {
  const { words } = useContext(FirstWordsContext)
  return useCallback(
    (key: FirstWord, values?: Readonly<Record<string, string>>) => formatMessage(words[key], values),
    [words],
  )
}
