import type { Portico, ThemeMode } from 'portico'
import { isLanguage, type Language, LANGUAGES } from '../words/Language.js'
import type { Words } from '../words/Words.js'
import { useReadable } from './useReadable.js'
import { isThemeMode } from './variant.js'

interface SettingsProps {
  readonly words: Words
  readonly language: Language
  readonly setLanguage: (language: Language) => void
  readonly portico: Pick<Portico, 'appearance' | 'setAppearance'>
}

const MODES: readonly ThemeMode[] = ['system', 'light', 'dark']

/** Theme and language of the shop, which Portico follows. */
export const Settings = ({ words, language, setLanguage, portico }: SettingsProps) => {
  const { mode } = useReadable(portico.appearance)
  return (
    <div className="settings">
      <label>
        <span>{words.theme}</span>
        <select
          value={mode}
          onChange={({ target }) => isThemeMode(target.value) && portico.setAppearance({ mode: target.value })}
        >
          {MODES.map((each) => (
            <option key={each} value={each}>
              {words[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.language}</span>
        <select value={language} onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}>
          {Object.entries(LANGUAGES).map(([id, { name }]) => (
            <option key={id} value={id} lang={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
