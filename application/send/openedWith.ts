import type { CaipNetworkId } from '../../domain/network/network.js'
import { assetById } from '../../domain/asset/asset.js'
import type { Readable, Store } from '../kernel/store.js'
import { changeForm, type Draft } from './draft.js'
import type { SendState } from '../../domain/send/sendState.js'
import type { TokenLookups } from './tokenLookups.js'

/** What a form is for, as its view names it, such as an NFT. */
export interface OpenedWith {
  readonly set: (assetId: string, pictureUrl: string) => void
  /**
   * Has a form that began anew, because the account or the network moved, be for that, too: it is none of the coin by
   * itself. On another network it is not there, whatever has its address there.
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
