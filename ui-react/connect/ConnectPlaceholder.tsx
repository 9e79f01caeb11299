import type { ConnectMethod } from '../../domain/config/options.js'
import { awaitedRows } from '../../domain/wallets/awaitedRows.js'
import { stack } from '../modal/shared.styles.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { useFeatures, useWallets } from '../shared/hooks.js'

/** Rows on their way, below those that are there. */
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

/** Two providers, or one, take one line. */
const ONE_LINE = 2

/** Ways to log in on their way, as high as they will be. */
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

/** Connect while it loads, as high as it will most likely be, so that the dialog has its size from its first frame. */
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
