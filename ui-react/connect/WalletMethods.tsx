import { rowsOn } from '../../domain/wallets/rowsOn.js'
import { useEarlyWords } from '../messages/useEarlyWords.js'
import { hidden, hint, stack } from '../modal/shared.styles.js'
import { useShownView } from '../modal/useShownView.js'
import { Button } from '../primitives/Button.js'
import { List } from '../primitives/List.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { useHostFacts } from '../shared/useHostFacts.js'
import { usePortico } from '../shared/usePortico.js'
import { useWallets } from '../shared/useWallets.js'
import { AllWalletsRow } from '../wallets/AllWalletsRow.js'
import { DirectoryLine } from '../wallets/DirectoryLine.js'
import { WalletRows } from '../wallets/WalletRows.js'
import { PhoneRow } from './PhoneRow.js'
import { NoWallets } from './NoWallets.js'

/** Connecting a wallet: those of this browser at once, those to get when the directory has answered (S2-02). */
export const WalletMethods = () => {
  const t = useEarlyWords()
  const { commands } = usePortico()
  const { rows: all, directory, total } = useWallets()
  const view = useShownView()
  const namespace = view.name === 'Connect' ? view.namespace : undefined
  const rows = rowsOn(all, namespace)
  const { mobile } = useHostFacts()
  const loading = directory === 'Loading'
  if (rows.length === 0 && !loading) {
    return (
      <div className={stack}>
        <NoWallets />
        <List name={t('connect.wallets')}>
          {!mobile && <PhoneRow />}
          {/* None of the few for this chain: there may be one among all. */}
          {total > 0 && <AllWalletsRow total={total} />}
        </List>
      </div>
    )
  }
  const onlyToGet = !loading && rows.every(({ _tag }) => _tag === 'Listed')
  return (
    <div className={stack}>
      {onlyToGet && <p className={hint}>{t('connect.empty')}</p>}
      <WalletRows rows={rows} busy={loading}>
        {!loading && !mobile && <PhoneRow />}
        {!loading && total > all.length && <AllWalletsRow total={total} />}
      </WalletRows>
      {loading && (
        <>
          <span role="status" className={hidden}>
            {t('connect.loading')}
          </span>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </>
      )}
      <DirectoryLine />
      {onlyToGet && <Button onPress={() => commands.go({ name: 'WhatIsAWallet' })}>{t('connect.newToWallets')}</Button>}
    </div>
  )
}
