import { useTranslate } from '../messages/useTranslate.js'
import { stack } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'
import { Explanation } from './Explanation.js'
import { explanations } from './Explanation.styles.js'

/** For somebody who never had one: what a wallet is, what connecting means, and what never to give away (V-55). */
export const WhatIsAWalletView = () => {
  const t = useTranslate()
  const { commands } = usePortico()
  return (
    <div className={stack}>
      <ul className={explanations}>
        <Explanation icon="wallet" title="help.walletWhat" text="help.walletWhatText" />
        <Explanation icon="done" title="help.walletLogin" text="help.walletLoginText" />
        <Explanation icon="alert" title="help.walletKeys" text="help.walletKeysText" />
      </ul>
      <Button tone="primary" wide onPress={() => commands.go({ name: 'GetWallet' })}>
        {t('help.get')}
      </Button>
    </div>
  )
}
