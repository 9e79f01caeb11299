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

/** Groups of methods, separated by "or": wallets, and adjacent ways without a wallet (V-01). */
export const methodGroups = (order: readonly ConnectMethod[]): readonly (readonly ConnectMethod[])[] =>
  order.reduce<readonly (readonly ConnectMethod[])[]>((groups, method) => {
    const last = groups.at(-1)
    const joins = last !== undefined && method !== 'wallet' && !last.includes('wallet')
    return joins ? [...groups.slice(0, -1), [...last, method]] : [...groups, [method]]
  }, [])

/** Separates two ways to connect. */
const OrLine = () => {
  const t = useMessages(CONNECT)
  return <p className={orLine}>{t('connect.or')}</p>
}

const LOGIN_METHODS = lazyComponent(async () => (await import('../login/LOGIN_PARTS.js')).LOGIN_PARTS.LoginMethods)

/**
 * The place of the login methods in Connect. Their code loads on demand; without it, the wallets still work (S5-13).
 */
const LazyLoginMethods = ({ methods }: { readonly methods: readonly ConnectMethod[] }) => {
  // In parallel with the login methods, not after them.
  if (methods.includes('social')) BRAND_MARKS.preload()
  return (
    <LoadBoundary onRetry={LOGIN_METHODS.retry} fallback={(retry) => <LoadFailed onRetry={retry} />}>
      <Loaded chunk={LOGIN_METHODS} waiting={<AwaitedLogins methods={methods} />}>
        {(Methods) => <Methods methods={methods} />}
      </Loaded>
    </LoadBoundary>
  )
}

/** The ways to connect, with an "or" between groups (S2-02, V-01). */
export const ConnectView = ({ view }: { readonly view: ViewOf<'Connect'> }) => {
  const { namespace } = view
  const { methods, awaited = methods } = useWallets()
  // A login connects on EVM.
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
