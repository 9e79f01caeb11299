import { useEarlyWords } from '../messages/useEarlyWords.js'
import { centred, hint, lead } from '../modal/shared.styles.js'
import { Arch } from '../primitives/Arch.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'

/** Nobody to connect with: what to do, and what a wallet is. */
export const NoWallets = () => {
  const t = useEarlyWords()
  const { commands } = usePortico()
  return (
    <div className={centred}>
      <Arch name="" icon="wallet" large />
      <p className={lead} tabIndex={-1} data-portico-focus>
        {t('connect.empty')}
      </p>
      <p className={hint}>{t('connect.emptyHint')}</p>
      <Button onPress={() => commands.go({ name: 'WhatIsAWallet' })}>{t('connect.newToWallets')}</Button>
    </div>
  )
}
