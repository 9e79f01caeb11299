import { createStore } from '../../application/kernel/store.js'
import type { CaipAddress } from '../../domain/account/caip10.js'
import { useFeature } from '../shared/hooks.js'
import { useReadable } from '../shared/useReadable.js'

const NONE = createStore<readonly CaipAddress[]>([])

/** Contracts of the tokens that the visitor hides; empty while the feature's code loads, and while it is off. */
export const useHiddenTokens = (): readonly CaipAddress[] => useReadable(useFeature('tokens')?.hidden ?? NONE)
