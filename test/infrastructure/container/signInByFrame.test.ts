import { assert } from 'chai'
import { optimism } from '../../../networks.js'
import { inPage } from './setUpLogins.js'
import { setUpSignInWithLogin } from './setUpSignInWithLogin.js'

describe('sign-in with the frame of a login', () => {
  inPage()
  let world: ReturnType<typeof setUpSignInWithLogin>
  afterEach(() => world.close())

  /** Logs in, switches to another network, and presses Sign there. */
  const signElsewhere = async (isRequired: boolean) => {
    world = setUpSignInWithLogin({ siwx: { getRequired: () => isRequired } })
    const { portico, site } = world
    await world.enterCode()
    await world.is('SignedIn')
    site.visitor.hesitate()
    await portico.switchNetwork(optimism.caipNetworkId)
    await world.is('Ready')
    assert.equal(world.viewOf(), 'SIWXSignMessage')
    const api = await portico.feature('siwx')
    api?.sign()
    await world.passes(() => site.visitor.asked().length === 1)
    await world.passes(() => world.viewOf() === 'ApproveTransaction')
  }

  it('is requested on the next network, approved there, and closes the modal [S2-16] [S4-13] [S4-14]', async () => {
    await signElsewhere(true)
    world.site.visitor.approve()
    await world.is('SignedIn')
    await world.passes(() => world.viewOf() === 'Closed')
    assert.deepEqual(
      world.sessions.all().map(({ data }) => data.chainId),
      ['eip155:1', 'eip155:10'],
    )
    assert.isUndefined(world.portico.approval.value)
  })

  it('stays open over a required sign-in, and returns to the message if the visitor leaves an optional one [S4-17]', async () => {
    await signElsewhere(true)
    world.portico.close()
    assert.deepInclude(world.portico.modal.value, { _tag: 'Open', shaking: true })
    assert.equal(world.viewOf(), 'ApproveTransaction')
    world.close()
    await signElsewhere(false)
    world.portico.commands.back()
    await world.passes(() => world.viewOf() === 'SIWXSignMessage')
    await world.is('Ready')
    assert.lengthOf(world.sessions.all(), 1)
    assert.isEmpty(world.site.visitor.asked())
  })
})
