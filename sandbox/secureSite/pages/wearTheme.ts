import type { Fields } from '../frame/Fields.js'

/** Looks as the app asks (wire reference 1.15). */
export const wearTheme = ({ themeMode, w3mThemeVariables }: Fields): void => {
  const root = document.documentElement
  if (themeMode === 'light' || themeMode === 'dark') root.dataset['theme'] = themeMode
  if (typeof w3mThemeVariables !== 'object' || w3mThemeVariables === null) return
  for (const [name, value] of Object.entries(w3mThemeVariables))
    if (name.startsWith('--w3m-')) root.style.setProperty(name, String(value))
}
