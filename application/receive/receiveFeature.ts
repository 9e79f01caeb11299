import * as E from 'fp-ts/Either'
import { endWith, ignoreElements, merge, type SchedulerLike, takeUntil } from 'rxjs'
import type { AccountState } from '../../domain/account/accountState.js'
import { toChecksumAddress } from '../../domain/account/addresses/checksum.js'
import type { TokenList } from '../../domain/account/tokens.js'
import type { Connections } from '../../domain/connect/connection.js'
import { payableAssets } from '../../domain/receive/payableAsset.js'
import { hasPaymentLinks, paymentLink } from '../../domain/receive/paymentLink.js'
import { payableNetworks, type ReceiveState, type Shown } from '../../domain/receive/receive.js'
import { makeCopyText } from '../kernel/copyText.js'
import { askForTokens } from '../kernel/askForTokens.js'
import type { Appearance } from '../api/options.js'
import type { NetworkState } from '../api/state.js'
import { combine, select } from '../kernel/derive.js'
import { createStore, type Readable } from '../kernel/store.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { HostEnvironment } from '../ports/platform.js'

/** Receiving, for hosts with screens of their own. */
export interface ReceiveApi {
  /** While its changes are watched, the tokens of each account are asked for, once. */
  readonly state: Readable<ReceiveState>
  /**
   * Asks for an amount of an asset of the state, by its id: a payment link is shown. In whole coins, as the language
   * writes numbers. It counts for this account on this network, and is forgotten with either, and when the modal leaves
   * the view of it.
   */
  readonly ask: (assetId: string, amount: string) => void
  /** Shows the address again. */
  readonly askNothing: () => void
  /** Copies what is shown, the address or the link, and says whether that worked. */
  readonly copy: () => void
}

interface Asked {
  readonly assetId: string
  readonly amount: string
  readonly locale: string
}

export interface ReceiveDeps {
  readonly account: Readable<AccountState>
  readonly tokens: Readable<TokenList>
  /** Asks for the tokens of the active account. */
  readonly refresh: () => void
  readonly connections: Readable<Connections>
  readonly network: Readable<NetworkState>
  readonly scheduler: SchedulerLike
  readonly host: Pick<HostEnvironment, 'copy'>
  readonly notify: Pick<NotifyFeature, 'notify'>
  readonly appearance: Pick<Readable<Appearance>, 'value'>
}

export interface ReceiveFeature {
  readonly api: ReceiveApi
  readonly dispose: () => void
}

interface Facts {
  readonly account: AccountState
  readonly tokens: TokenList
  readonly connections: Connections
  readonly network: NetworkState
}

const ADDRESS: Shown = { _tag: 'Address' }

const toReceiveState = ({ account, tokens, connections, network }: Facts, asked: Asked | undefined): ReceiveState => {
  const namespace = network.activeNamespace
  const connection = connections[namespace]
  if (connection._tag === 'Restoring') return { _tag: 'Restoring' }
  if (connection._tag !== 'Connected' || account.address === undefined) return { _tag: 'NoAccount' }
  const address = toChecksumAddress(account.address)
  const isSmartAccount = account.user !== undefined && account.preferredAccountType === 'smartAccount'
  const here = network.active._tag === 'Configured' ? network.active.network : undefined
  const networks = payableNetworks(network.networks, namespace, connection.active, isSmartAccount)
  const canAsk = here !== undefined && networks.includes(here) && hasPaymentLinks(here)
  const assets = canAsk ? payableAssets(here, tokens) : []
  const show = (): Shown => {
    const asset = assets.find(({ id }) => id === asked?.assetId)
    if (asked === undefined || asset === undefined || !here) return ADDRESS
    const made = paymentLink({ ...asked, address, network: here, asset })
    if (made === undefined) return ADDRESS
    return E.isLeft(made) ? { _tag: 'Refused', error: made.left, asset } : { _tag: 'Link', asset, ...made.right }
  }
  return {
    _tag: 'Ready',
    address,
    network: here,
    networks,
    assets,
    shown: show(),
  }
}

export const makeReceiveFeature = ({
  account,
  tokens,
  refresh,
  connections,
  network,
  scheduler,
  host,
  notify,
  appearance,
}: ReceiveDeps): ReceiveFeature => {
  const asked = createStore<Asked | undefined>(undefined)
  const facts = combine(
    combine(account, tokens, (one, list) => ({ account: one, tokens: list })),
    combine(connections, network, (all, place) => ({ connections: all, network: place })),
    (who, where): Facts => ({ ...who, ...where }),
  )
  const known = combine(facts, asked, toReceiveState)
  // CAIP-10: who is to be paid, and where.
  const recipient = select(account, ({ caipAddress }) => caipAddress).changes
  const forgetting = recipient.subscribe(() => asked.set(undefined))
  const asking = askForTokens({ account, refresh, scheduler })
  const state: Readable<ReceiveState> = {
    initial: known.initial,
    get value() {
      return known.value
    },
    changes: merge(known.changes, asking).pipe(takeUntil(asked.changes.pipe(ignoreElements(), endWith('over')))),
  }
  const api: ReceiveApi = {
    state,
    ask: (assetId, amount) => {
      // A host without types may give a number.
      const given: unknown = amount
      asked.set({ assetId, amount: String(given), locale: appearance.value.locale })
    },
    askNothing: () => asked.set(undefined),
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
    dispose: () => {
      forgetting.unsubscribe()
      asked.complete()
    },
  }
}
