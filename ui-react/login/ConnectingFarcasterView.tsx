import { useTranslate } from '../messages/useTranslate.js'
import { hint } from '../modal/shared.styles.js'
import { PairingFrame } from '../pairing/PairingFrame.js'
import { useSocialLogin } from '../shared/useSocialLogin.js'
import { FarcasterCode } from './FarcasterCode.js'
import { SocialWaiting } from './SocialWaiting.js'
import { Step } from './Step.js'

/** Logging in by Farcaster: a code to scan in the place of a window (V-11). */
export const ConnectingFarcasterView = () => {
  const t = useTranslate()
  const state = useSocialLogin()
  if (state._tag === 'FarcasterCode') return <FarcasterCode uri={state.uri} />
  if (state._tag !== 'Started' || state.provider !== 'farcaster') return <SocialWaiting provider="farcaster" />
  return (
    <Step>
      <PairingFrame busy />
      <p role="status" className={hint} tabIndex={-1} data-portico-focus>
        {t('pairing.preparing')}
      </p>
    </Step>
  )
}
