/** `system` follows the visitor's setting while it changes (S2-30). */
export type ThemeMode = 'light' | 'dark' | 'system'
