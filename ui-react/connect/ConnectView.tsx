import { Fragment } from 'react'
import { LoginPlace } from '../login/LoginPlace.js'
import { stack } from '../modal/shared.styles.js'
import { useShownView } from '../modal/useShownView.js'
import { useWallets } from '../shared/useWallets.js'
import { methodGroups } from './methodGroups.js'
import { OrLine } from './OrLine.js'
import { WalletMethods } from './WalletMethods.js'

/** The ways to connect, each group after an "or" (S2-02, V-01). */
export const ConnectView = () => {
  const view = useShownView()
  const { methods } = useWallets()
  // A login arrives on EVM.
  const hasLogins = view.name !== 'Connect' || view.namespace === undefined || view.namespace === 'eip155'
  return (
    <div className={stack}>
      {methodGroups(hasLogins ? methods : ['wallet']).map((group, at) => (
        <Fragment key={group.join()}>
          {at > 0 && <OrLine />}
          {group.includes('wallet') ? <WalletMethods /> : <LoginPlace methods={group} />}
        </Fragment>
      ))}
    </div>
  )
}
