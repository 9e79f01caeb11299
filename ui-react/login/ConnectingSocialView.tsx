import { useShownView } from '../modal/useShownView.js'
import { SocialWaiting } from './SocialWaiting.js'

/** Waits for the window of a social provider (V-10). */
export const ConnectingSocialView = () => {
  const view = useShownView()
  return view.name === 'ConnectingSocial' ? <SocialWaiting provider={view.provider} /> : null
}
