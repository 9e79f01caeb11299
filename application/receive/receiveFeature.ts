import * as E from 'fp-ts/Either'
import { EMPTY } from 'rxjs'
import type { AccountHere } from '../../domain/account/accountHere.js'
import type { AccountState } from '../../domain/account/accountState.js'
import { toChecksumAddress } from '../../domain/account/addresses/checksum.js'
import type { Connections } from '../../domain/connect/connection.js'
import { payableAssets } from '../../domain/receive/payableAsset.js'
import { ownedAssets } from '../../domain/asset/ownedAssets.js'
import { hasPaymentLinks, paymentLink } from '../../domain/receive/paymentLink.js'
import type { Network } from '../../domain/network/network.js'
import { payableNetworks, type ReceiveState, type Shown } from '../../domain/receive/receive.js'
import { makeCopyText } from '../kernel/copyText.js'
import type { BaseAppearance } from '../api/options.js'
import { combine, combineRecord } from '../kernel/derive.js'
import { perAccount } from '../kernel/perAccount.js'
import { createStore, type Readable } from '../kernel/store.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { HostEnvironment } from '../ports/platform.js'

/** Receiving, for hosts with their own views. */
export interface ReceiveApi {
  /** While `changes` has subscribers, loads the tokens of each account once. */
  readonly state: Readable<ReceiveState>
  /**
   * Requests an amount of an asset of the state, by its id: a payment link is shown. In whole coins, as the language
   * writes numbers. Valid for this account on this network; cleared when either changes, or the modal leaves the view.
   */
  readonly ask: (assetId: string, amount: string) => void
  /** Shows the address again. */
  readonly askNothing: () => void
  /** Copies what is shown, the address or the link, and reports whether that worked. */
  readonly copy: () => void
}

interface Asked {
  readonly assetId: string
  readonly amount: string
  readonly locale: string
}

export interface ReceiveDeps {
  readonly here: Readable<AccountHere>
  readonly account: Readable<AccountState>
  /** Requests the tokens of the active account. */
  readonly refresh: () => void
  readonly connections: Readable<Connections>
  readonly networks: readonly Network[]
  readonly host: Pick<HostEnvironment, 'copy'>
  readonly notify: Pick<NotifyFeature, 'notify'>
  readonly appearance: Pick<Readable<BaseAppearance>, 'value'>
}

export interface ReceiveFeature {
  readonly api: ReceiveApi
  readonly dispose: () => void
}

interface Facts {
  readonly here: AccountHere
  readonly account: AccountState
  readonly connections: Connections
}

const ADDRESS: Shown = { _tag: 'Address' }

const toReceiveState = (
  { here, account, connections }: Facts,
  all: readonly Network[],
  request: Asked | undefined,
): ReceiveState => {
  if (here._tag === 'Restoring') return here
  if (here._tag === 'Nobody') return { _tag: 'NoAccount' }
  const connection = connections[here.namespace]
  if (connection._tag !== 'Connected') return { _tag: 'NoAccount' }
  const address = toChecksumAddress(here.address)
  const isSmartAccount = account.user !== undefined && account.preferredAccountType === 'smartAccount'
  const network = here._tag === 'Here' ? here.network : undefined
  const networks = payableNetworks(all, here.namespace, connection.active, isSmartAccount)
  const canAsk = network !== undefined && networks.includes(network) && hasPaymentLinks(network)
  const assets = canAsk ? payableAssets(ownedAssets(network, account)) : []
  const show = (): Shown => {
    const asset = assets.find(({ id }) => id === request?.assetId)
    if (request === undefined || asset === undefined || network === undefined) return ADDRESS
    const made = paymentLink({ ...request, address, network, asset })
    if (made === undefined) return ADDRESS
    return E.isLeft(made) ? { _tag: 'Refused', error: made.left, asset } : { _tag: 'Link', asset, ...made.right }
  }
  return {
    _tag: 'Ready',
    address,
    network,
    networks,
    assets,
    shown: show(),
  }
}

export const makeReceiveFeature = ({
  here,
  account,
  refresh,
  connections,
  networks,
  host,
  notify,
  appearance,
}: ReceiveDeps): ReceiveFeature => {
  const request = createStore<Asked | undefined>(undefined)
  const facts = combineRecord<Facts>({ here, account, connections })
  const { watched, dispose } = perAccount(
    here,
    () => request.set(undefined),
    () => {
      refresh()
      return EMPTY
    },
  )
  const state = watched(combine(facts, request, (known, wanted) => toReceiveState(known, networks, wanted)))
  const api: ReceiveApi = {
    state,
    ask: (assetId, amount) => {
      // A host without types may pass a number.
      const text: unknown = amount
      request.set({ assetId, amount: String(text), locale: appearance.value.locale })
    },
    askNothing: () => request.set(undefined),
    copy: () => {
      const { value } = state
      if (value._tag !== 'Ready') return
      const copyText = makeCopyText({ host, notify })
      if (value.shown._tag === 'Link') copyText(value.shown.link, 'LinkCopied')
      else copyText(value.address, 'AddressCopied')
    },
  }
  return {
    api,
    dispose,
  }
}
