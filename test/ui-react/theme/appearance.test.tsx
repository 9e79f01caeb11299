import '../support/dom.js'
import { screen } from '@testing-library/react'
import { assert } from 'chai'
import { ConnectButton } from '../../../ui-react/connect/ConnectButton.js'
import { size } from '../../../ui-react/theme/tokens.js'
import { change, draw, drawView } from '../support/draw.js'

const root = (element: HTMLElement): HTMLElement => {
  const found = element.closest('[data-portico-theme]')
  if (!(found instanceof HTMLElement)) throw new TypeError('nothing around it carries the look')
  return found
}

describe('the appearance', () => {
  it("follows the host's mode, while the dialog is open [S2-30]", async () => {
    const { portico } = await drawView({ name: 'Connect' })
    const dialog = root(screen.getByRole('dialog'))
    assert.equal(dialog.dataset['porticoTheme'], 'system')
    await change(() => portico.setAppearance({ mode: 'dark' }))
    assert.equal(dialog.dataset['porticoTheme'], 'dark')
  })

  it('applies the host’s variables as custom properties, and restores its own when removed [S2-29]', async () => {
    const { portico } = await draw(<ConnectButton />)
    const { style } = root(screen.getByRole('button'))
    await change(() => portico.setAppearance({ variables: { accent: 'teal', radiusMaster: '0px', zIndex: 5 } }))
    assert.deepEqual(
      ['accent', 'radius-master', 'z-index', 'width'].map((name) => style.getPropertyValue(`--portico-${name}`)),
      ['teal', '0px', '5', ''],
    )
    await change(() => portico.setAppearance({ variables: {} }))
    assert.equal(style.length, 0)
  })

  it('keeps all text at 12px or more, whatever master size the host sets [S2-29]', () => {
    assert.match(size(12), /^max\(12px, /)
  })

  it('writes no style attribute unless the host sets a variable', async () => {
    for (const name of ['Connect', 'Account', 'AllWallets', 'ConnectingWalletConnectBasic'] as const) {
      await drawView({ name })
      assert.deepEqual(
        [...document.body.querySelectorAll('[style]')].map(({ outerHTML }) => outerHTML),
        [],
        name,
      )
    }
    assert.equal(document.querySelectorAll('style').length, 0)
  })
})
