import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MultiWallet, MultiWalletState } from '../../application/connect/multiWallet.js'
import { useNetwork, usePortico } from '../shared/usePortico.js'
import { isSameConnector } from '../../domain/connect/connection.js'
import { PROFILE } from './messages.js'
import { useCounted } from '../messages/useCounted.js'
import { useMessages } from '../messages/useMessages.js'
import { useWalletName } from '../messages/useNames.js'
import { Button } from '../primitives/Button.js'
import { profileStack, undoBar, undoPlace } from './profile.styles.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { NAMESPACE_NAMES } from '../../domain/network/networkDisplay.js'
import { Tabs } from '../primitives/Tabs.js'
import { useReadable } from '../shared/useReadable.js'
import { NamespacePanel } from './NamespacePanel.js'
import { LoadFailed, ViewLoading } from '../modal/ViewPlaceholder.js'

type ProfileLoad =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Loaded'; readonly wallets: MultiWallet }
  | { readonly _tag: 'Failed' }

const LOADING: ProfileLoad = { _tag: 'Loading' }

/** The API for the wallets of this page, loaded on first use, and its retry. */
const useProfile = (): { readonly profile: ProfileLoad; readonly retry: () => void } => {
  const { screen } = usePortico()
  const [profile, setProfile] = useState<ProfileLoad>(LOADING)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    let wanted = true
    screen.profile().then(
      (wallets) => wanted && setProfile({ _tag: 'Loaded', wallets }),
      () => wanted && setProfile({ _tag: 'Failed' }),
    )
    return () => {
      wanted = false
    }
  }, [screen, attempts])
  const retry = (): void => {
    setProfile(LOADING)
    setAttempts(attempts + 1)
  }
  return { profile, retry }
}

/** Where the focus goes if nothing else holds it: the undo button, else the heading. */
const FOCUS_FALLBACKS = ['[data-portico-undo] button', '[data-portico-focus]']

/**
 * Takes the focus at first, and again when the element that held it was removed: a disconnected row, an expired button
 * (U-75).
 */
const useFocusFallback = (box: RefObject<HTMLElement | null>): ((held: Element) => void) => {
  const last = useRef<Element>(undefined)
  useEffect(() => {
    if (box.current === null || box.current.contains(document.activeElement) || last.current?.isConnected === true)
      return
    const next = FOCUS_FALLBACKS.map((selector) => box.current?.querySelector<HTMLElement>(selector)).find(
      (element) => element != null,
    )
    next?.focus({ preventScroll: true })
  })
  return (held) => {
    last.current = held
  }
}

/** The wallets disconnected last, while that can be undone; announced when it appears. */
const UndoBar = ({ wallets, state }: { readonly wallets: MultiWallet; readonly state: MultiWalletState }) => {
  const t = useMessages(PROFILE)
  const counted = useCounted(PROFILE)
  const walletName = useWalletName()
  const { undoable } = state
  const [first] = undoable
  const known =
    first !== undefined && undoable.length === 1
      ? state.wallets[first.namespace].find((each) => isSameConnector(each, first))
      : undefined
  return (
    <div role="status" className={undoPlace} data-portico-undo>
      {undoable.length > 0 && (
        <div className={undoBar}>
          <span>
            {known === undefined
              ? counted('profile.undoableMany', undoable.length)
              : t('profile.undoable', { wallet: known.label ?? walletName(known) })}
          </span>
          <Button onPress={wallets.undo}>{t('profile.undo')}</Button>
        </div>
      )}
    </div>
  )
}

/** The wallets by namespace, starting with the active one. */
const Profile = ({ wallets }: { readonly wallets: MultiWallet }) => {
  const t = useMessages(PROFILE)
  const { networks, activeNamespace } = useNetwork()
  const state = useReadable(wallets.state)
  const [chosen, setChosen] = useState<ChainNamespace>(activeNamespace)
  const box = useRef<HTMLDivElement>(null)
  const held = useFocusFallback(box)
  const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  const connected = Object.values(state.wallets).filter((each) =>
    each.some(({ relation }) => relation !== 'disconnected'),
  )
  const panel = <NamespacePanel key={chosen} wallets={wallets} state={state} namespace={chosen} />
  return (
    <div ref={box} className={profileStack} onFocus={({ target }) => held(target)}>
      <UndoBar wallets={wallets} state={state} />
      {namespaces.length === 1 ? (
        panel
      ) : (
        <Tabs
          name={t('profile.tabs')}
          // Short names: three fit in a row on a phone.
          tabs={namespaces.map((id) => ({ id, label: NAMESPACE_NAMES[id] }))}
          chosen={chosen}
          onChoose={setChosen}
        >
          {panel}
        </Tabs>
      )}
      {connected.length > 1 && (
        <Button tone="danger" wide onPress={() => wallets.disconnectAll()}>
          {t('profile.disconnectEverywhere')}
        </Button>
      )}
    </div>
  )
}

/** The visitor's wallets: connected ones, and those used before (S2-11). */
export const ProfileWalletsView = () => {
  const { profile, retry } = useProfile()
  if (profile._tag === 'Failed') return <LoadFailed onRetry={retry} />
  return profile._tag === 'Loading' ? <ViewLoading /> : <Profile wallets={profile.wallets} />
}
