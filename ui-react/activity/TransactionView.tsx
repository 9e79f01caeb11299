import type { ViewOf } from '../../domain/modal/view.js'
import { explorerTransactionUrl } from '../../domain/network/networkDisplay.js'
import { ExplorerLink } from '../account/ExplorerLink.js'
import { useMessages } from '../messages/useMessages.js'
import { hint, stack } from '../modal/shared.styles.js'
import { warning } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { Name } from '../primitives/List.js'
import { useNetwork } from '../shared/usePortico.js'
import { summary } from './activity.styles.js'
import { ActivityNotice } from './ActivityNotice.js'
import { ACTIVITY } from './messages.js'
import { Moved } from './Moved.js'
import { TransactionFacts } from './TransactionFacts.js'
import { TransactionStatus } from './TransactionStatus.js'
import { verbOf } from './transactionWords.js'
import { useTransaction } from './useTransaction.js'

/** One transaction with all its details. */
export const TransactionView = ({ view: { entryId } }: { readonly view: ViewOf<'Transaction'> }) => {
  const t = useMessages(ACTIVITY)
  const { state, api, seen } = useTransaction(entryId)
  const { networks } = useNetwork()
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === seen?.entry.chainId)
  if (seen === undefined || network === undefined) {
    if (state._tag === 'Loading') return <ActivityNotice state={state} hasEntries={false} onRetry={() => undefined} />
    return <p className={hint}>{t('activity.gone')}</p>
  }
  const { entry } = seen
  return (
    <div className={stack}>
      <div className={summary}>
        {entry.description === undefined ? <span>{t(verbOf(entry.operation))}</span> : <Name>{entry.description}</Name>}
        {(entry.transfers ?? []).length > 0 && (
          <p>
            {entry.transfers?.map((transfer, at) => (
              <Moved key={at} operation={entry.operation} transfer={transfer} whole />
            ))}
          </p>
        )}
        <TransactionStatus status={entry.status} />
      </div>
      {seen.isLookalike && <p className={warning}>{t('activity.lookalikeHint')}</p>}
      <TransactionFacts entry={entry} network={network} api={api} />
      <ExplorerLink href={explorerTransactionUrl(network, entry.hash)} name={t('activity.explorer')} />
      <Button wide onPress={() => api?.copyHash(entry)}>
        {t('activity.copyHash')}
      </Button>
    </div>
  )
}
