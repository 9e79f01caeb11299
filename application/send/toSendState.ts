import type { AccountState } from '../../domain/account/accountState.js'
import type { Connections } from '../../domain/connect/connection.js'
import type { TokenLookup } from '../../domain/send/foundToken.js'
import type { NameLookup } from '../../domain/send/receiverName.js'
import { assetById, canSend, type SendableAsset, sendableAssets } from '../../domain/send/sendableAsset.js'
import type { Network } from '../../domain/network/network.js'
import { checkForm } from '../../domain/send/sendOrder.js'
import type { Appearance } from '../api/options.js'
import type { NetworkState } from '../api/state.js'
import type { Draft } from './draft.js'
import type { SendState, SendStep } from './sendState.js'

/** All that decides on the state of sending. */
export interface SendFacts {
  readonly account: AccountState
  readonly connections: Connections
  readonly network: NetworkState
  readonly appearance: Appearance
  readonly draft: Draft
  readonly lookup: NameLookup | undefined
  readonly tokenLookup: TokenLookup | undefined
  readonly step: SendStep
}

/** What was found stands behind what is listed, unless a list has it by now. */
const withFound = (
  listed: readonly SendableAsset[],
  network: Network,
  lookup: TokenLookup | undefined,
): readonly SendableAsset[] =>
  lookup?._tag !== 'Found' || assetById(listed, network, lookup.id) !== undefined ? listed : [...listed, lookup.asset]

export const toSendState = ({
  account,
  connections,
  network,
  appearance,
  draft,
  lookup,
  tokenLookup,
  step,
}: SendFacts): SendState => {
  const { activeNamespace, active } = network
  const connection = connections[activeNamespace]
  if (connection._tag === 'Restoring') return { _tag: 'Restoring' }
  if (connection._tag !== 'Connected' || account.address === undefined) return { _tag: 'NoAccount' }
  if (!canSend(activeNamespace) || active._tag !== 'Configured') return { _tag: 'Unsupported' }
  const assets = withFound(sendableAssets(active.network, account), active.network, tokenLookup)
  const place = { network: active.network, from: account.address, assets, lookup }
  const checked = checkForm(draft.form, place, appearance.locale)
  return { _tag: 'Ready', ...place, ...draft, tokenLookup, checked, step }
}
