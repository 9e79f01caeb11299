import { makeWalletAccess } from '../../../sandbox/browserWallets/walletAccess.js'
import type { Sandbox } from '../../../sandbox/Sandbox.js'
import { makeStandardWallet } from '../../../sandbox/solanaWallets/wallet.js'
import { openKey } from '../../../sandbox/solanaWallets/keys.js'
import { SOLANA_WALLETS } from '../../../sandbox/solanaWallets/solanaWallets.js'
import { solanaOf } from './solanaOf.js'

/** A sandbox Solana wallet, as a page gets it. */
export const aSolanaWallet = (sandbox: Sandbox, key = 'kestrel') => {
  const { url, caipNetworkId, secretKeys } = solanaOf(sandbox)
  const wallet = SOLANA_WALLETS.find((one) => one.key === key)
  if (wallet === undefined) throw new Error(`no wallet "${key}"`)
  const access = makeWalletAccess({ key, knows: [] }, [{ chainId: 0, name: 'Sandbox Solana', rpcUrl: url }])
  const keys = wallet.accounts.map((place) => openKey([...(secretKeys[place] ?? [])]))
  const standard = makeStandardWallet(wallet, { access, keys, rpcUrl: url, caipNetworkId })
  const connect = () => {
    access.grant(keys.map(({ address }) => address))
    const [account] = standard.accounts
    if (account === undefined) throw new Error('no account')
    return account
  }
  return { access, standard, connect, features: standard.features }
}
