import { useSocialLogin } from '../shared/useSocialLogin.js'
import { FarcasterCode } from './FarcasterCode.js'
import { SocialWaiting } from './SocialWaiting.js'

/** Logging in by Farcaster: a code to scan in the place of a window (V-11). */
export const ConnectingFarcasterView = () => {
  const state = useSocialLogin()
  if (state._tag === 'FarcasterCode') return <FarcasterCode uri={state.uri} />
  return state._tag === 'Started' && state.provider === 'farcaster' ? (
    <FarcasterCode />
  ) : (
    <SocialWaiting provider="farcaster" />
  )
}
