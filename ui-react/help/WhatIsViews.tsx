import { HELP } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import type { IconName } from '../primitives/Icon.js'
import { explanation, explanations, explanationTitle, explanationWords } from './WhatIsViews.styles.js'
import { hint, stack } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { useWallets } from '../shared/hooks.js'
import { usePortico } from '../shared/usePortico.js'

export interface ExplanationProps {
  readonly icon: IconName
  readonly title: keyof typeof HELP
  readonly text: keyof typeof HELP
}

/** One thing to know, under its sign. */
const Explanation = ({ icon, title, text }: ExplanationProps) => {
  const t = useMessages(HELP)
  return (
    <li className={explanation}>
      <WalletIcon name="" icon={icon} />
      <div className={explanationWords}>
        <h3 className={explanationTitle}>{t(title)}</h3>
        <p className={hint}>{t(text)}</p>
      </div>
    </li>
  )
}

/** For somebody who never had one: what a wallet is, what connecting means, and what never to give away (V-55). */
export const WhatIsAWalletView = () => {
  const t = useMessages(HELP)
  const { commands } = usePortico()
  const { toGet, directory } = useWallets()
  return (
    <div className={stack}>
      <ul className={explanations}>
        <Explanation icon="wallet" title="help.walletWhat" text="help.walletWhatText" />
        <Explanation icon="done" title="help.walletLogin" text="help.walletLoginText" />
        <Explanation icon="alert" title="help.walletKeys" text="help.walletKeysText" />
      </ul>
      {(toGet.length > 0 || directory !== 'NotConfigured') && (
        <Button tone="primary" wide onPress={() => commands.go({ name: 'GetWallet' })}>
          {t('help.get')}
        </Button>
      )}
    </div>
  )
}

/** What a network is, and what moving to another one changes (V-56). */
export const WhatIsANetworkView = () => (
  <ul className={explanations} tabIndex={-1} data-portico-focus>
    <Explanation icon="copy" title="help.networkWhat" text="help.networkWhatText" />
    <Explanation icon="power" title="help.networkFees" text="help.networkFeesText" />
  </ul>
)
