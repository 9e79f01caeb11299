import { type Fields, readFields, SiteError } from '../frame/fields.js'
import type { Wallet, WalletAccount } from '../wallet/wallet.js'
import type { User } from './users.js'
import type { Decision, FrameContext, FrameHandlers } from '../frame/context.js'
import { chainIds } from '../wallet/chains.js'
import { RPC_METHODS } from '../wallet/rpcMethods.js'
import type { SignSilently } from './silentSigning.js'

export interface AccountDeps {
  readonly wallet: Wallet
  readonly signSilently: SignSilently
}

/**
 * Determines network and account of a visitor; returns them in the form of GET_USER and CONNECT_SOCIAL (wire reference
 * 1.6).
 */
export const connectedUser = async (
  { wallet, signSilently }: AccountDeps,
  user: User,
  payload: Fields,
  { frame }: FrameContext,
): Promise<{ readonly account: WalletAccount; readonly said: Fields }> => {
  if (payload['chainId'] !== undefined) frame.chain = chainIds.caipOf(payload['chainId'])
  const wanted = readFields.maybeText(payload, 'preferredAccountType')
  if (wanted === 'eoa' || wanted === 'smartAccount') frame.preferred = wanted
  const account = await wallet.account(user, frame.chain, frame.preferred)
  const { address, accounts, type } = account
  const signedIn = frame.chain.startsWith('eip155:')
    ? await signSilently(user, address, readFields.fields(payload['siwxMessage']))
    : {}
  return {
    account,
    said: {
      address,
      chainId: chainIds.idOf(frame.chain),
      email: user.email,
      accounts,
      preferredAccountType: type,
      ...signedIn,
    },
  }
}

/** Messages about the logged-in user, account and network. */
export const accountHandlers = ({ wallet, signSilently }: AccountDeps): FrameHandlers => ({
  GET_USER: async (payload, context) => {
    const { account, said } = await connectedUser({ wallet, signSilently }, context.user(), payload, context)
    return { ...said, smartAccountDeployed: account.isDeployed }
  },
  IS_CONNECTED: (_payload, { maybeUser }) => ({ isConnected: maybeUser() !== undefined }),
  SIGN_OUT: (_payload, { logOut }) => logOut(),
  GET_CHAIN_ID: (_payload, { frame }) => ({ chainId: chainIds.idOf(frame.chain) }),
  SWITCH_NETWORK: (payload, { frame }) => {
    const chain = chainIds.caipOf(payload['chainId'])
    if (!wallet.knows(chain)) throw new SiteError('This network is not supported')
    frame.chain = chain
    return { chainId: chainIds.idOf(chain) }
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
  // Handled by the frame itself.
  SYNC_THEME: () => undefined,
  SYNC_DAPP_DATA: () => undefined,
  RELOAD: () => undefined,
  RPC_ABORT: () => undefined,
})

const DECLINED: Readonly<Record<Exclude<Decision, 'approved'>, string>> = {
  declined: 'User rejected the request',
  aborted: 'Request was aborted',
}

/** Executes requests of the app; the frame forwards those that need approval with the visitor's decision. */
export const requestHandlers = (wallet: Wallet): FrameHandlers => ({
  RPC_REQUEST: (request, { frame, user, decision }) => {
    const visitor = user()
    const method = readFields.text(request, 'method')
    if (decision === 'declined' || decision === 'aborted') throw new SiteError(DECLINED[decision])
    if (RPC_METHODS.isNotSafe(method) ? decision !== 'approved' : !RPC_METHODS.isSafe(method))
      throw new SiteError(`The method ${method} does not exist / is not available`)
    return wallet.request(visitor, request, frame)
  },
})
