import { useState } from 'react'
import { GetWallet } from '../connect/GetWallet.js'
import { NoWallets } from '../connect/NoWallets.js'
import { useShownView } from '../modal/useShownView.js'
import { useWallets } from '../shared/useWallets.js'

/** Where a wallet can be had. Once it is installed, the connection goes on by itself (W-26). */
export const DownloadsView = () => {
  const view = useShownView()
  const { rows } = useWallets()
  const walletId = view.name === 'Downloads' ? view.walletId : ''
  const known = rows.find((row) => row._tag === 'Listed' && row.id === walletId)
  // A listed wallet that is installed leaves the list, and its own connector comes in its place (U-43).
  const [first] = useState(known)
  const row = known ?? first
  return row?._tag === 'Listed' ? <GetWallet row={row} /> : <NoWallets />
}
