import '../support/dom.js'
import { cleanup, render, screen } from '@testing-library/react'
import { assert } from 'chai'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { ConnectButton } from '../../../ui-react/connect/ConnectButton.js'
import { PorticoModal } from '../../../ui-react/modal/PorticoModal.js'
import { PorticoProvider } from '../../../ui-react/shared/PorticoProvider.js'
import { change } from '../support/draw.js'

const WRONG: readonly unknown[] = [undefined, null, 'en_US', 'pt_BR', 'C', 'x', '', 7]

describe('an invalid locale', () => {
  for (const locale of WRONG) {
    it(`keeps the host’s page and Connect in English: ${String(locale)} [U-82]`, async () => {
      cleanup()
      const portico = createPortico({ networks: [mainnet] })
      render(
        <PorticoProvider portico={portico}>
          <p>The host’s own page</p>
          <ConnectButton />
          <PorticoModal />
        </PorticoProvider>,
      )
      await change(() => portico.setAppearance({ locale } as object))
      screen.getByText('The host’s own page')
      await change(() => screen.getByRole('button', { name: 'Connect Wallet' }).click())
      const dialog = await screen.findByRole('dialog', { name: 'Connect your wallet' })
      assert.equal(dialog.closest('[lang]')?.getAttribute('dir'), 'ltr')
      await change(portico.destroy)
      cleanup()
    })
  }
})
