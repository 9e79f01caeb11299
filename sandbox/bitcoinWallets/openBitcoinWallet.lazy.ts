import { makeWalletAccess } from '../browserWallets/walletAccess.js'
import { type BitcoinWallet, SANDBOX_BITCOIN } from './bitcoinWallets.js'
import { makeBitcoinWallet } from './wallet.js'
import { openBitcoinAccount } from './keys.js'

/** Access speaks of chains as EIP-155 does; here there is one, and no site asks to leave it. */
const ONLY_CHAIN = 0

/** A wallet of the page with its keys, and what its owner decides in its window. */
export const openBitcoinWallet = (wallet: BitcoinWallet) => {
  const access = makeWalletAccess({ key: wallet.key, knows: [] }, [{ chainId: ONLY_CHAIN, name: SANDBOX_BITCOIN.name }])
  return { access, standard: makeBitcoinWallet(wallet, { access, own: wallet.accounts.map(openBitcoinAccount) }) }
}
