import { HELP } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { LineIcon } from '../primitives/Icon.js'
import { explanation, explanations, explanationTitle, explanationWords } from './WhatIsViews.styles.js'
import { hint, stack } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { useWallets } from '../shared/hooks.js'
import { usePortico } from '../shared/usePortico.js'

const ICON_PATHS = {
  coin: 'M12 3.2a8.8 8.8 0 1 0 .1 0M15 9.4c-.3-1.2-1.5-1.9-3-1.9-1.7 0-3 .8-3 2.1s1.2 1.9 3 2.4 3 1.1 3 2.4-1.3 2.1-3 2.1c-1.5 0-2.7-.7-3-1.9M12 6v1.5M12 16.5v1.5',
  door: 'M10 4h9v16h-9M4 12h10M10.5 8.5L14 12l-3.5 3.5',
  key: 'M8 12.5a3.7 3.7 0 1 0 .1 0M10.8 13.5L19 5.3M16 8.3l2.5 2.5',
  ledger: 'M12 4l8.5 4.2-8.5 4.2-8.5-4.2zM3.5 12.2l8.5 4.2 8.5-4.2M3.5 16.2l8.5 4.2 8.5-4.2',
  wallet: 'M4 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 7l10-3v3M16 13.5h.5',
} as const

export interface ExplanationProps {
  readonly sign: keyof typeof ICON_PATHS
  readonly title: keyof typeof HELP
  readonly text: keyof typeof HELP
}

/** One fact, with its icon. */
const Explanation = ({ sign, title, text }: ExplanationProps) => {
  const t = useMessages(HELP)
  return (
    <li className={explanation}>
      <WalletIcon name="">
        <LineIcon path={ICON_PATHS[sign]} />
      </WalletIcon>
      <div className={explanationWords}>
        <h3 className={explanationTitle}>{t(title)}</h3>
        <p className={hint}>{t(text)}</p>
      </div>
    </li>
  )
}

/** For newcomers: what a wallet is, what connecting means, and what never to give away (V-55). */
export const WhatIsAWalletView = () => {
  const t = useMessages(HELP)
  const { commands } = usePortico()
  const { toGet, directory } = useWallets()
  return (
    <div className={stack}>
      <ul className={explanations}>
        <Explanation sign="wallet" title="help.walletWhat" text="help.walletWhatText" />
        <Explanation sign="door" title="help.walletLogin" text="help.walletLoginText" />
        <Explanation sign="key" title="help.walletKeys" text="help.walletKeysText" />
      </ul>
      {(toGet.length > 0 || directory !== 'NotConfigured') && (
        <Button tone="primary" wide onPress={() => commands.go({ name: 'GetWallet' })}>
          {t('help.get')}
        </Button>
      )}
    </div>
  )
}

/** What a network is, and what a switch of networks changes (V-56). */
export const WhatIsANetworkView = () => (
  <ul className={explanations} tabIndex={-1} data-portico-focus>
    <Explanation sign="ledger" title="help.networkWhat" text="help.networkWhatText" />
    <Explanation sign="coin" title="help.networkFees" text="help.networkFeesText" />
  </ul>
)
