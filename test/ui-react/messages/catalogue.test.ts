import { readdirSync, readFileSync } from 'node:fs'
import { assert } from 'chai'
import { loadArabic } from '../../../ui-react/messages/ar.js'
import { formatMessage } from '../../../ui-react/messages/formatMessage.js'
import { pluralForm } from '../../../ui-react/messages/useCounted.js'
import { english } from '../support/english.js'

const ar = await loadArabic()

/** Every language by its tag; add new ones here. */
const LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = { en: english, ar: { ...ar } }

/** Sources that use texts: all of the interface except the catalogues. */
const SOURCE = readdirSync('ui-react', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/[mM]essages(\.\w+)?\.ts$|messages.(common|ar)/.test(path))
  .map((path) => readFileSync(`ui-react/${path}`, 'utf8'))
  .join('\n')

/** Prefixes and suffixes of composed keys: `notice.` of `notice.${tag}`, `Hint` of `${key}Hint`. */
const PREFIXES = [...SOURCE.matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix = '']) => prefix)
const SUFFIXES = [...SOURCE.matchAll(/\}(\w+)`/g)].map(([, suffix = '']) => suffix)

const isSaid = (key: string): boolean =>
  SOURCE.includes(`'${key}'`) ||
  SOURCE.includes(`"${key}"`) ||
  PREFIXES.some((prefix) => key.startsWith(prefix)) ||
  SUFFIXES.some((suffix) => key.endsWith(suffix) && SOURCE.includes(`'${key.slice(0, -suffix.length)}'`))

/** Texts that the specification fixes literally (section 8). */
const FIXED = new Set(['button.connect', 'notice.AuthenticationFailed', 'notice.TokenBalanceUnavailable'])

/** Proper names with capitals. */
const NAMES = /^(WalletConnect|Farcaster|QR|ID|NFTs?|Android|iPhone|iPad|I)\b/

const sentences = (text: string): readonly string[] => text.split(/(?<=[.!?:;…]) /)

const pluralsOf = (text: string): readonly string[] =>
  [...text.matchAll(/ (\w+) \{[^{}]*\}/g)].map(([, name = '']) => name)

/** Explains wallets, and to keep the recovery phrase secret. */
const WARNING = 'help.walletKeysText'
/** A reserved example address (RFC 2606). */
const EXAMPLE = /\b\w+@example\.\w+/g

describe('the message catalogue', () => {
  it('has no unused text', () => {
    const unused = Object.keys(english).filter((key) => !isSaid(key))
    assert.deepEqual(unused, [])
  })

  it('has at most twelve words per text in English', () => {
    const long = Object.entries(english)
      .filter(([key]) => !FIXED.has(key))
      .flatMap(([, text]) => sentences(text.replace(/\{count, plural,.* other \{([^}]*)\}\}/, '$1')))
      .filter((sentence) => sentence.split(/\s+/).length > 12)
    assert.deepEqual(long, [])
  })

  it('contains no address or chat, and asks for no recovery phrase and no "validation" [U-114]', () => {
    for (const [language, words] of Object.entries(LANGUAGES))
      for (const [key, text] of Object.entries(words)) {
        assert.notMatch(
          text.replace(EXAMPLE, ''),
          /https?:|www\.|@|[a-z]\.(?:com|io|org|me|gg|app)\b/i,
          `${language} ${key}`,
        )
        assert.notMatch(text, /telegram|whatsapp|live chat|support team|contact us/i, `${language} ${key}`)
        if (key === WARNING) continue
        assert.notMatch(
          text,
          /seed|phrase|private key|validat|synchroni[sz]|rectify|restore your/i,
          `${language} ${key}`,
        )
        assert.notMatch(text, /عبارة|المفتاح الخاص|تيليجرام|واتساب/, `${language} ${key}`)
      }
  })

  it('uses sentence case in English, except for names', () => {
    const capital = Object.entries(english)
      .filter(([key]) => !FIXED.has(key))
      .flatMap(([, text]) => sentences(text).flatMap((sentence) => sentence.split(/\s+/).slice(1)))
      .filter((word) => /^\p{Lu}/u.test(word) && !NAMES.test(word))
    assert.deepEqual(capital, [])
  })

  it('has, in each language, exactly its plural forms', () => {
    for (const [language, words] of Object.entries(LANGUAGES)) {
      const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      for (const [key, text] of Object.entries(words)) {
        assert.equal(text.includes(', plural,'), english[key]?.includes(', plural,'), `${language} ${key}`)
        if (text.includes(', plural,')) assert.sameMembers([...pluralsOf(text)], categories, `${language} ${key}`)
      }
    }
  })

  it("selects the plural form, and fills a host's text without forms", () => {
    const say = (words: Readonly<Record<string, string>>, language: string, count: number): string =>
      formatMessage(pluralForm(words['wallets.count'] ?? '', count, language), { count: String(count) })
    assert.deepEqual(
      [0, 1, 2].map((count) => say(english, 'en', count)),
      ['0 wallets', '1 wallet', '2 wallets'],
    )
    assert.deepEqual(
      [0, 1, 2, 3, 11, 100].map((count) => say({ ...ar }, 'ar', count)),
      ['لا محافظ', 'محفظة واحدة', 'محفظتان', '3 محافظ', '11 محفظة', '100 محفظة'],
    )
    assert.equal(say({ 'wallets.count': 'Wallets: {count}' }, 'en', 3), 'Wallets: 3')
    assert.equal(say({ 'wallets.count': '{count, plural, other {# of them}}' }, 'tlh', 1), '1 of them')
  })
})
