import type { CaipNetworkId } from '../../domain/network/network.js'
import { assetById } from '../../domain/asset/asset.js'
import type { Readable, Store } from '../kernel/store.js'
import { changeForm, type Draft } from './draft.js'
import type { SendState } from '../../domain/send/sendState.js'
import type { TokenLookups } from './tokenLookups.js'

/** The asset for which a view opened the form, such as an NFT. */
export interface OpenedWith {
  readonly set: (assetId: string, pictureUrl: string) => void
  /**
   * Chooses the asset again after the form was reset by a change of account or network; otherwise the form would fall
   * back to the coin. On another network the asset does not exist, even if a contract has its address there.
   */
  readonly again: () => void
  readonly forget: () => void
}

export const makeOpenedWith = ({
  state,
  draft,
  lookups,
}: {
  readonly state: Pick<Readable<SendState>, 'value'>
  readonly draft: Store<Draft>
  readonly lookups: Pick<TokenLookups, 'follow' | 'miss'>
}): OpenedWith => {
  let opened: { readonly assetId: string; readonly pictureUrl: string; readonly on: CaipNetworkId } | undefined
  return {
    set: (assetId, pictureUrl) => {
      const { value } = state
      if (value._tag === 'Ready') opened = { assetId, pictureUrl, on: value.network.caipNetworkId }
    },
    again: () => {
      if (opened === undefined) return
      const [{ value }, { assetId, pictureUrl, on }] = [state, opened]
      draft.update((before) => changeForm(before, { assetId }))
      if (value._tag !== 'Ready' || value.network.caipNetworkId !== on) lookups.miss(assetId)
      else if (assetById(value.assets, value.network, assetId) === undefined) lookups.follow(assetId, value, pictureUrl)
    },
    forget: () => {
      opened = undefined
    },
  }
}
