import type { ViewOf } from '../../domain/modal/view.js'
import type { ConnectMethod } from '../../domain/config/options.js'
import { CONNECT } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { orLine } from './ConnectView.styles.js'
import { BRAND_MARKS } from '../login/socialNames.js'
import { lazyComponent, LoadBoundary, Loaded } from '../modal/lazyComponent.js'
import { LoadFailed } from '../modal/ViewPlaceholder.js'
import { stack } from '../modal/shared.styles.js'
import { AwaitedLogins } from './ConnectPlaceholder.js'
import { Fragment } from 'react'
import { useWallets } from '../shared/hooks.js'
import { WalletMethods } from './WalletMethods.js'

/** The methods as they are parted by "or": wallets, and the ways without one that stand together (V-01). */
export const methodGroups = (order: readonly ConnectMethod[]): readonly (readonly ConnectMethod[])[] =>
  order.reduce<readonly (readonly ConnectMethod[])[]>((groups, method) => {
    const last = groups.at(-1)
    const joins = last !== undefined && method !== 'wallet' && !last.includes('wallet')
    return joins ? [...groups.slice(0, -1), [...last, method]] : [...groups, [method]]
  }, [])

/** Parts one way to connect from another. */
const OrLine = () => {
  const t = useMessages(CONNECT)
  return <p className={orLine}>{t('connect.or')}</p>
}

const LOGIN_METHODS = lazyComponent(async () => (await import('../login/LOGIN_PARTS.js')).LOGIN_PARTS.LoginMethods)

/**
 * Where logging in stands in Connect. Its code comes only now; without it the wallets around work all the same (S5-13).
 */
const LazyLoginMethods = ({ methods }: { readonly methods: readonly ConnectMethod[] }) => {
  // Beside it, not after it.
  if (methods.includes('social')) BRAND_MARKS.preload()
  return (
    <LoadBoundary onRetry={LOGIN_METHODS.retry} fallback={(retry) => <LoadFailed onRetry={retry} />}>
      <Loaded chunk={LOGIN_METHODS} waiting={<AwaitedLogins methods={methods} />}>
        {(Methods) => <Methods methods={methods} />}
      </Loaded>
    </LoadBoundary>
  )
}

/** The ways to connect, each group after an "or" (S2-02, V-01). */
export const ConnectView = ({ view }: { readonly view: ViewOf<'Connect'> }) => {
  const { namespace } = view
  const { methods, awaited = methods } = useWallets()
  // A login arrives on EVM.
  const hasLogins = namespace === undefined || namespace === 'eip155'
  const draw = (group: readonly ConnectMethod[]) => {
    if (group.includes('wallet')) return <WalletMethods namespace={namespace} />
    const isKnown = group.every((method) => methods.includes(method))
    return isKnown ? <LazyLoginMethods methods={group} /> : <AwaitedLogins methods={group} />
  }
  return (
    <div className={stack}>
      {methodGroups(hasLogins ? awaited : ['wallet']).map((group, at) => (
        <Fragment key={group.join()}>
          {at > 0 && <OrLine />}
          {draw(group)}
        </Fragment>
      ))}
    </div>
  )
}
