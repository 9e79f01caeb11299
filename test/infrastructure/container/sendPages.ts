import type { SendApi } from '../../../application/send/sendApi.js'
import { type SendWorld, setUpSend } from './setUpSend.js'

/** The pages of a suite: each test opens its own, which ends with the test. */
export const sendPages = () => {
  let world: ReturnType<typeof setUpSend> | undefined
  const open = (given?: SendWorld): ReturnType<typeof setUpSend> => {
    world?.portico.destroy()
    world = setUpSend(given)
    return world
  }
  afterEach(() => world?.portico.destroy())
  return {
    open,
    /** Opens one with the wallet `a` connected. */
    visit: async (given?: SendWorld): Promise<SendApi> => {
      const { portico, send } = open(given)
      await portico.connect('a')
      return send()
    },
    /** The last opened page. */
    get world(): ReturnType<typeof setUpSend> {
      return world ?? open()
    },
  }
}
