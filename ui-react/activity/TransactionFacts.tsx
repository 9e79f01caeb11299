import { useEffect, useState } from 'react'
import type { ActivityApi } from '../../application/activity/activityFeature.js'
import type { HistoryEntry } from '../../domain/activity/history.js'
import { baseUnitsToDecimal } from '../../domain/amount/baseUnits.js'
import type { Network } from '../../domain/network/network.js'
import { CopyAddress } from '../account/CopyAddress.js'
import { FeeAmount } from '../account/Amount.js'
import { Fact, Facts } from '../account/Facts.js'
import { WholeAddress } from '../account/WholeAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { useSpelling } from '../shared/useSpelling.js'
import { useAccount } from '../shared/usePortico.js'
import { useLocales } from '../shared/viewHooks.js'
import { ACTIVITY } from './messages.js'

/** The fee that the account paid; `undefined` until the chain reports it. */
const useFee = (api: ActivityApi | undefined, { hash, chainId, status }: HistoryEntry): bigint | undefined => {
  const [fee, setFee] = useState<bigint>()
  useEffect(() => {
    let mounted = true
    if (status !== 'pending')
      void api?.feeOf({ hash, ...(chainId !== undefined && { chainId }) }).then((found) => mounted && setFee(found))
    return () => {
      mounted = false
    }
  }, [api, hash, chainId, status])
  return fee
}

interface TransactionFactsProps {
  readonly entry: HistoryEntry
  readonly network: Network
  readonly api: ActivityApi | undefined
}

/** All details of a transaction: addresses in full, each with a copy button. */
export const TransactionFacts = ({ entry, network, api }: TransactionFactsProps) => {
  const t = useMessages(ACTIVITY)
  const spell = useSpelling()
  const { address } = useAccount()
  const locales = useLocales()
  const fee = useFee(api, entry)
  const { decimals, symbol } = network.nativeCurrency
  const isOwn = entry.from.toLowerCase() === address?.toLowerCase()
  const time = new Intl.DateTimeFormat(locales, { dateStyle: 'medium', timeStyle: 'short' })
  const sides = [
    { name: t('activity.sender'), copy: t('activity.copySender'), at: entry.from },
    { name: t('activity.receiver'), copy: t('activity.copyReceiver'), at: entry.to },
  ].filter(({ at }) => at !== '')
  return (
    <Facts>
      <Fact name={t('activity.time')}>
        <time dateTime={new Date(entry.minedAt).toISOString()}>{time.format(entry.minedAt)}</time>
      </Fact>
      <Fact name={t('activity.network')}>
        <bdi>{network.name}</bdi>
      </Fact>
      {isOwn && fee !== undefined && (
        <Fact name={t('activity.fee')}>
          <FeeAmount amount={baseUnitsToDecimal(fee, decimals)} symbol={symbol} />
        </Fact>
      )}
      {entry.application !== undefined && (
        <Fact name={t('activity.site')}>
          <bdi>{entry.application}</bdi>
        </Fact>
      )}
      {sides.map(({ name, copy, at }) => (
        <Fact key={name} name={name}>
          <WholeAddress name={name} address={spell(at)}>
            <CopyAddress name={copy} address={spell(at)} />
          </WholeAddress>
        </Fact>
      ))}
    </Facts>
  )
}
