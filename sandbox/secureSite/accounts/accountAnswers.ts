import type { Answers } from '../frame/Answers.js'
import { readFields } from '../frame/readFields.js'
import { SiteError } from '../SiteError.js'
import { chainNames } from '../wallet/chainNames.js'
import type { Wallet } from '../wallet/makeWallet.js'
import { connectedUser } from './connectedUser.js'

/** Who is logged in, as which account, on which network. */
export const accountAnswers = (wallet: Wallet): Answers => ({
  GET_USER: async (payload, context) => {
    const { account, said } = await connectedUser(wallet, context.user(), payload, context)
    return { ...said, smartAccountDeployed: account.isDeployed }
  },
  IS_CONNECTED: (_payload, { maybeUser }) => ({ isConnected: maybeUser() !== undefined }),
  SIGN_OUT: (_payload, { logOut }) => logOut(),
  GET_CHAIN_ID: (_payload, { frame }) => ({ chainId: chainNames.idOf(frame.chain) }),
  SWITCH_NETWORK: (payload, { frame }) => {
    const chain = chainNames.caipOf(payload['chainId'])
    if (!wallet.knows(chain)) throw new SiteError('This network is not supported')
    frame.chain = chain
    return { chainId: chainNames.idOf(chain) }
  },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: wallet.smartAccountNetworks() }),
  INIT_SMART_ACCOUNT: async (_payload, { frame, user }) => {
    const { address, isDeployed } = await wallet.account(user(), frame.chain, 'smartAccount')
    if (!isDeployed) throw new SiteError('There are no smart accounts on this network')
    return { address, isDeployed }
  },
  SET_PREFERRED_ACCOUNT: async (payload, { frame, user }) => {
    const type = readFields.text(payload, 'type')
    if (type !== 'eoa' && type !== 'smartAccount') throw new SiteError('"type" must be eoa or smartAccount')
    const account = await wallet.account(user(), frame.chain, type)
    if (account.type !== type) throw new SiteError('There are no smart accounts on this network')
    frame.preferred = type
    return { type, address: account.address }
  },
  // What the frame shows is the frame's own business.
  SYNC_THEME: () => undefined,
  SYNC_DAPP_DATA: () => undefined,
  RELOAD: () => undefined,
  RPC_ABORT: () => undefined,
})
