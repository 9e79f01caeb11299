import { makeWalletAccess } from '../browserWallets/walletAccess.js'
import { type BitcoinWallet, SANDBOX_BITCOIN } from './bitcoinWallets.js'
import { makeBitcoinWallet } from './wallet.js'
import { openBitcoinAccount } from './keys.js'

/** Placeholder for the EIP-155 chain ids that `makeWalletAccess` expects; sites never ask to switch. */
const ONLY_CHAIN = 0

/** A wallet in the page with its keys; its owner approves in its window. */
export const openBitcoinWallet = (wallet: BitcoinWallet) => {
  const access = makeWalletAccess({ key: wallet.key, knows: [] }, [{ chainId: ONLY_CHAIN, name: SANDBOX_BITCOIN.name }])
  return { access, standard: makeBitcoinWallet(wallet, { access, own: wallet.accounts.map(openBitcoinAccount) }) }
}
