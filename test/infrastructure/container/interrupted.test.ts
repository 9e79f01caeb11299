import { assert } from 'chai'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { HOST_ENVIRONMENT } from '../../../application/ports/tokens.js'
import { mainnet } from '../../../networks.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'

/** A page whose visitor may have been in a wallet or a login when the browser loaded it anew. */
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

describe('a page that was loaded anew', () => {
  it('while its visitor was in a wallet or a login says so in Connect, once [U-24] [U-94]', async () => {
    assert.deepEqual(await setUp(true), { view: 'Connect', said: 'PageReloaded', isNoted: false })
  })

  it('while they were there says nothing', async () => {
    assert.deepEqual(await setUp(false), { view: undefined, said: undefined, isNoted: false })
  })
})
