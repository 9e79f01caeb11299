import { distinctUntilChanged, map } from 'rxjs'
import { shownView } from '../../domain/modal/view.js'
import { defineFeature } from '../kernel/feature.js'
import { token } from '../kernel/token.js'
import { SCHEDULER } from '../ports/tokens.js'
import { MODAL } from '../modal/tokens.js'
import { DIRECTORY } from './tokens.js'
import { makeCatalogueFeature } from './catalogueFeature.js'
import { WHOLE_DIRECTORY } from './catalogueState.js'
import { type CatalogueApi, makeCatalogue } from './makeCatalogue.js'

/** The directory of all wallets behind AllWallets. Loaded when that opens, or when its row is hovered or focused. */
export const catalogueFeature = defineFeature({
  name: 'catalogue',
  token: token<ReturnType<typeof makeCatalogueFeature> & ReturnType<typeof makeCatalogue>>('Catalogue'),
  needs: { directory: DIRECTORY, scheduler: SCHEDULER },
  make: ({ directory: { ask, scope, installed, first }, scheduler }) => {
    const browsing = makeCatalogueFeature({ ask, scope, scheduler })
    const { catalogue, dispose } = makeCatalogue({ installed, first, scope, state: browsing.state })
    return {
      ...browsing,
      catalogue,
      dispose: () => {
        browsing.dispose()
        dispose()
      },
    }
  },
  with: { directory: DIRECTORY, modal: MODAL },
  join: ({ state, catalogue, ...browsing }, { directory, modal }) => {
    const commands = {
      searchWallets: browsing.search,
      filterCertified: browsing.filterCertified,
      loadMoreWallets: browsing.loadMore,
      retryWallets: () => {
        directory.retry()
        browsing.retry()
      },
    }
    return {
      states: { catalogue },
      commands,
      policies: [
        // Connect uses the names and the number of the wallets read here.
        () => state.changes.subscribe(({ found }) => directory.browsed.set(found.get(WHOLE_DIRECTORY.key))),
        // Makes rows findable by wallet id, in whichever list they are.
        () => catalogue.changes.subscribe(({ rows }) => directory.catalogueRows.set(rows)),
        // The directory is read when AllWallets opens, not before (U-57); a search ends when the modal closes.
        () =>
          modal.state.changes
            .pipe(
              map((shown) => shownView(shown)?.name),
              distinctUntilChanged(),
            )
            .subscribe((view) => {
              if (view === 'AllWallets') browsing.browse()
              if (view === undefined) browsing.leave()
            }),
      ],
      api: { state: catalogue, ...commands } satisfies CatalogueApi,
    }
  },
})
