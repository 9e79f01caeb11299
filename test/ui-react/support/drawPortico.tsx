import './dom.js'
import { act, cleanup, render } from '@testing-library/react'
import type { PortBinder } from '../../../application/api/options.js'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { ConnectButton } from '../../../ui-react/connect/ConnectButton.js'
import { PorticoModal } from '../../../ui-react/modal/PorticoModal.js'
import { NetworkButton } from '../../../ui-react/network/NetworkButton.js'
import { PorticoProvider } from '../../../ui-react/shared/PorticoProvider.js'
import { turn } from '../../support/turn.js'
import { until } from '../../support/until.js'
import { settle } from './draw.js'

/** A page of a host with the real Portico over fake ports, as a visitor sees it. */
export const drawPortico = (options: Partial<PorticoOptions>, adapters: (bind: PortBinder) => void): Portico => {
  cleanup()
  const portico = createPortico({
    networks: [mainnet],
    features: { email: false, socials: false },
    ...options,
    override: adapters,
  })
  render(
    <PorticoProvider portico={portico}>
      <ConnectButton />
      <NetworkButton />
      <PorticoModal />
    </PorticoProvider>,
  )
  return portico
}

/** Performs an action, and waits until the page shows its effect; `passes` advances the test's clock. */
export const leadsTo = async (
  does: () => unknown,
  shows: () => boolean,
  passes: () => Promise<void> = turn,
): Promise<void> => {
  await act(async () => void does())
  const between = async (): Promise<void> => {
    await act(async () => passes())
    await settle()
  }
  await until(shows, { between })
}

/** The name of the visible view. */
export const viewOnScreen = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-portico-view]')?.dataset['porticoView']
