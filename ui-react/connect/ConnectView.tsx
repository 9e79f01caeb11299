import { Fragment } from 'react'
import { LoginPlace } from '../login/LoginPlace.js'
import { stack } from '../modal/shared.styles.js'
import { useWallets } from '../shared/useWallets.js'
import { methodGroups } from './methodGroups.js'
import { OrLine } from './OrLine.js'
import { WalletMethods } from './WalletMethods.js'

/** The ways to connect, each group after an "or" (S2-02, V-01). */
export const ConnectView = () => (
  <div className={stack}>
    {methodGroups(useWallets().methods).map((group, at) => (
      <Fragment key={group.join()}>
        {at > 0 && <OrLine />}
        {group.includes('wallet') ? <WalletMethods /> : <LoginPlace methods={group} />}
      </Fragment>
    ))}
  </div>
)
