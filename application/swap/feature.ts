import { defineFeature } from '../kernel/feature.js'
import { createStore, readOnly } from '../kernel/store.js'
import { token } from '../kernel/token.js'
import type { HostSwap } from './hostSwap.js'
import type { SwapState } from './swapState.js'

/** Exchanging tokens (S1-06). Loaded when one of its views opens, or a host asks for it. */
export const swapDefinition = defineFeature({
  name: 'swap',
  token: token<object>('Swap'),
  needs: {},
  make: () => ({}),
  with: {},
  join: () => ({
    policies: [],
    api: async (): Promise<HostSwap> => {
      const nothing = (): void => undefined
      return {
        state: readOnly(createStore<SwapState>({ _tag: 'NoAccount' })),
        ...{ choose: nothing, setAmount: nothing, flip: nothing, retry: nothing, setApproval: nothing, edit: nothing },
        review: async () => undefined,
        confirm: async () => '',
        revoke: async () => '',
      }
    },
  }),
})
