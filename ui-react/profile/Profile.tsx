import { useRef, useState } from 'react'
import type { MultiWallet } from '../../application/connect/MultiWallet.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import { NAMESPACE_NAMES } from '../../domain/network/NAMESPACE_NAMES.js'
import { useTranslate } from '../messages/useTranslate.js'
import { Button } from '../primitives/Button.js'
import { Tabs } from '../primitives/Tabs.js'
import { useNetwork } from '../shared/useNetwork.js'
import { useReadable } from '../shared/useReadable.js'
import { NamespacePanel } from './NamespacePanel.js'
import { profile } from './profile.styles.js'
import { UndoBar } from './UndoBar.js'
import { useHeldFocus } from './useHeldFocus.js'

/** The wallets by namespace, beginning with the active one. */
export const Profile = ({ wallets }: { readonly wallets: MultiWallet }) => {
  const t = useTranslate()
  const { networks, activeNamespace } = useNetwork()
  const state = useReadable(wallets.state)
  const [chosen, setChosen] = useState<ChainNamespace>(activeNamespace)
  const box = useRef<HTMLDivElement>(null)
  const held = useHeldFocus(box)
  const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  const connected = Object.values(state.wallets).filter((each) =>
    each.some(({ relation }) => relation !== 'disconnected'),
  )
  const panel = <NamespacePanel key={chosen} wallets={wallets} state={state} namespace={chosen} />
  return (
    <div ref={box} className={profile} onFocus={({ target }) => held(target)}>
      <UndoBar wallets={wallets} state={state} />
      {namespaces.length === 1 ? (
        panel
      ) : (
        <Tabs
          name={t('profile.tabs')}
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
