import { createStore } from '../../application/kernel/store.js'
import type { CaipAddress } from '../../domain/account/caip10.js'
import { useFeature } from '../shared/hooks.js'
import { useReadable } from '../shared/useReadable.js'

const NONE = createStore<readonly CaipAddress[]>([])

/** The tokens that the visitor hides, by contract: none while the code that knows them is on its way, or off. */
export const useHiddenTokens = (): readonly CaipAddress[] => useReadable(useFeature('tokens')?.hidden ?? NONE)
