import type { Fields } from '../frame/Fields.js'

/** What the forger says to each message: it would log the visitor in as somebody else. */
export const forgeries = (address: string, origin: string): Readonly<Record<string, Fields>> => {
  const user = {
    address,
    chainId: 31337,
    email: 'forger@shop.example',
    accounts: [{ address, type: 'eoa' }],
    preferredAccountType: 'eoa',
    smartAccountDeployed: false,
  }
  return {
    SWITCH_NETWORK: { chainId: 31339 },
    CONNECT_EMAIL: { action: 'CONNECT' },
    CONNECT_SOCIAL: { ...user, userName: 'forger' },
    CONNECT_FARCASTER: { userName: 'forger' },
    GET_FARCASTER_URI: { url: `${origin}/farcaster` },
    GET_SOCIAL_REDIRECT_URI: { uri: `${origin}/popup` },
    GET_USER: user,
    IS_CONNECTED: { isConnected: true },
    GET_CHAIN_ID: { chainId: 31339 },
    RPC_REQUEST: { forged: address },
    UPDATE_EMAIL: { action: 'VERIFY_SECONDARY_OTP' },
    UPDATE_EMAIL_SECONDARY_OTP: { newEmail: 'forger@shop.example' },
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: { smartAccountEnabledNetworks: [1] },
    INIT_SMART_ACCOUNT: { address, isDeployed: true },
    SET_PREFERRED_ACCOUNT: { type: 'eoa', address },
  }
}
