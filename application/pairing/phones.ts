import { defineFeature } from '../kernel/feature.js'
import { createStore, type Readable } from '../kernel/store.js'
import { HOST_ENVIRONMENT, PAIRING } from '../ports/tokens.js'
import { LAZY, OPTIONS } from '../api/tokens.js'
import { SERVED } from '../config/tokens.js'
import { MODAL } from '../modal/tokens.js'
import { NOTIFY } from '../notify/tokens.js'
import { PHONES } from './tokens.js'
import { WALLETS } from '../wallets/tokens.js'
import type { HostState } from '../api/state.js'
import { walletFeaturesOrder } from '../../domain/config/options.js'
import { combineLatest, distinctUntilChanged, map, of, startWith, Subject, switchMap } from 'rxjs'
import { type ModalState, shownView } from '../../domain/modal/view.js'
import { viewRow } from '../../domain/modal/viewTable.js'
import type { Served } from '../config/served.js'
import type { WalletList } from '../../domain/wallets/walletList.js'
import type { PairingFeature, PairingInterest, Phones } from './pairingFeature.js'
import type { HostEnvironment } from '../ports/platform.js'
import type { WalletsFeature } from '../wallets/walletsFeature.js'
import type { Policy } from '../kernel/policy.js'

/** A visitor without an installed wallet is likely to pair one. Known only once the list is complete. */
const hasNoWallet = ({ rows, directory }: WalletList): boolean =>
  directory !== 'Loading' && rows.every(({ _tag }) => _tag !== 'Installed')

/** Most visitors of Connect choose an installed wallet, so the list alone is no sign of interest in pairing. */
const interestIn = (state: ModalState, isLikely: boolean, isServed: boolean): PairingInterest => {
  const view = shownView(state)?.name
  if (view === 'Connect' && !isLikely) return 'Held'
  const interest = (view !== undefined && viewRow(view).pairing) || 'None'
  // Without pairing, no link is offered; if the host opens a view for one, an error explains why it is missing.
  return interest === 'Near' && !isServed ? 'Held' : interest
}

/**
 * Prepares a pairing link where the visitor is likely to need it, so that its code appears at once: in AllWallets, and
 * in Connect on a phone, without an installed wallet, or at a row that pairs (`aimed`). Waits until the rows are
 * painted and the browser is idle (U-48); the link is dropped when the modal closes.
 */
export const makeFollowPairingViews =
  (deps: {
    readonly modal: Readable<ModalState>
    readonly wallets: Pick<WalletsFeature, 'list'>
    readonly aimed: Readable<boolean>
    readonly pairing: Pick<PairingFeature, 'follow'>
    readonly host: Pick<HostEnvironment, 'idle' | 'facts'>
    readonly served: Pick<Served, 'pairing'>
  }): Policy =>
  () =>
    combineLatest([deps.modal.changes, deps.wallets.list.changes, deps.aimed.changes])
      .pipe(
        map(([state, list, aimed]) =>
          interestIn(state, aimed || deps.host.facts.mobile || hasNoWallet(list), deps.served.pairing),
        ),
        distinctUntilChanged(),
        switchMap((interest) =>
          interest === 'Near'
            ? deps.host.idle.pipe(
                map(() => interest),
                startWith<PairingInterest>('Held'),
              )
            : of(interest),
        ),
      )
      .subscribe(deps.pairing.follow)

/**
 * The part of remote wallets that exists on every page: the waiting request, and the loading of pairing on a sign of
 * interest.
 */
export const phonesFeature = defineFeature({
  name: 'phones',
  token: PHONES,
  needs: {},
  make: (): Phones => ({ aimed: createStore(false), approvedPairings: new Subject() }),
  with: {
    options: OPTIONS,
    pairing: PAIRING,
    host: HOST_ENVIRONMENT,
    modal: MODAL,
    notify: NOTIFY,
    wallets: WALLETS,
    lazy: LAZY,
    served: SERVED,
  },
  join: ({ aimed }, { options, pairing, host, modal, notify, wallets, lazy, served }) => ({
    states: {
      waiting: pairing.waiting,
      host: createStore<HostState>({
        ...host.facts,
        site: options.metadata,
        links: options.walletLinks ?? {},
        pairs: served.pairing,
        walletFeatures: walletFeaturesOrder(options.walletFeaturesOrder),
        currency: options.currency,
      }),
    },
    commands: {
      continueInWallet: () => {
        const { value } = pairing.waiting
        // The snackbar is in the modal; without the modal, the pressed line on the page reports the failure.
        if (value !== undefined && !host.launch(value.address) && modal.state.value._tag === 'Open')
          notify.notify({ _tag: 'WalletNotOpened', wallet: value.wallet })
      },
      showPairingLink: pairing.take,
      preparePairing: () => aimed.set(modal.state.value._tag === 'Open'),
    },
    policies: [
      () => modal.state.changes.subscribe(({ _tag }) => _tag === 'Closed' && aimed.set(false)),
      makeFollowPairingViews({
        modal: modal.state,
        wallets,
        aimed,
        host,
        served,
        pairing: {
          follow: (interest) => {
            if (interest !== 'Near' && interest !== 'Shown') return
            lazy.loadForView('pairing')
          },
        },
      }),
    ],
  }),
})
