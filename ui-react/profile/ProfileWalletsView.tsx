import { LoadFailed } from '../modal/LoadFailed.js'
import { ViewLoading } from '../modal/ViewLoading.js'
import { Profile } from './Profile.js'
import { useProfile } from './useProfile.js'

/** The visitor's wallets: connected, and used before (S2-11). */
export const ProfileWalletsView = () => {
  const { profile, retry } = useProfile()
  if (profile._tag === 'Failed') return <LoadFailed onRetry={retry} />
  return profile._tag === 'Loading' ? <ViewLoading /> : <Profile wallets={profile.wallets} />
}
