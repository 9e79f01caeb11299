import { assert } from 'chai'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { HOST_ENVIRONMENT } from '../../../application/ports/tokens.js'
import { mainnet } from '../../../networks.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'

/** A page that the browser reloaded, possibly while the visitor was in a wallet or a login. */
const setUp = async (wasAway: boolean) => {
  const host = fakeHostEnvironment({ mobile: true })
  host.noteAbsence(wasAway)
  const portico = createPortico({ networks: [mainnet], override: ({ value }) => value(HOST_ENVIRONMENT, host) })
  await portico.feature('pairing').catch(() => undefined)
  const { modal, snackbar } = portico
  const view = modal.value._tag === 'Open' ? modal.value.history[0].name : undefined
  const said = snackbar.value._tag === 'Shown' ? snackbar.value.notice._tag : undefined
  portico.destroy()
  return { view, said, isNoted: host.takeAbsence() }
}

describe('a reloaded page', () => {
  it('reports once, in Connect, that its visitor was in a wallet or a login [U-24] [U-94]', async () => {
    assert.deepEqual(await setUp(true), { view: 'Connect', said: 'PageReloaded', isNoted: false })
  })

  it('reports nothing if its visitor was on the page', async () => {
    assert.deepEqual(await setUp(false), { view: undefined, said: undefined, isNoted: false })
  })
})
