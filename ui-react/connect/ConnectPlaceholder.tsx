import type { ConnectMethod } from '../../domain/config/options.js'
import { awaitedRows } from '../../domain/wallets/awaitedRows.js'
import { stack } from '../modal/shared.styles.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { useFeatures, useWallets } from '../shared/hooks.js'

/** Placeholders for loading rows, below the existing ones. */
export const AwaitedRows = () => {
  const count = awaitedRows(useWallets())
  return (
    <div>
      <Skeleton shape="heading" />
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} shape="row" />
      ))}
    </div>
  )
}

/** Up to two providers fit on one line. */
const ONE_LINE = 2

/** Placeholders for login methods, in their final height. */
export const AwaitedLogins = ({ methods }: { readonly methods: readonly ConnectMethod[] }) => {
  const { socials } = useFeatures()
  return (
    <div className={stack}>
      {methods.includes('email') && <Skeleton shape="field" />}
      {methods.includes('social') && <Skeleton shape="block" />}
      {methods.includes('social') && !(socials !== false && socials.length <= ONE_LINE) && <Skeleton shape="block" />}
    </div>
  )
}

/** Connect while it loads, in its expected height, so that the dialog has its size from the first frame. */
export const ConnectPlaceholder = () => {
  const { methods, awaited = methods, rows } = useWallets()
  return (
    <div className={stack}>
      <Skeleton shape="row" />
      {rows.length > 0 && (
        <div>
          {rows.map((_, at) => (
            <Skeleton key={at} shape="row" />
          ))}
        </div>
      )}
      <AwaitedRows />
      <Skeleton shape="heading" />
      {awaited.length > 1 && <Skeleton shape="heading" />}
      {awaited.length > 1 && <AwaitedLogins methods={awaited} />}
    </div>
  )
}
