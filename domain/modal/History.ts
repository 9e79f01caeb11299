import type { View } from './View.js'

/** Views visited since the modal opened, the current one last; never empty (S2-01). */
export type History = readonly [...View[], View]
