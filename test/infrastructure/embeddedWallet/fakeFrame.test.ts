import { toHex } from 'viem'
import { type FrameReply, SECURE_FRAME_CASES, type SecureFrame } from '../../contracts/secureFrame.contract.js'
import { fakeFrame, SECURE_ORIGIN, SECURE_URL } from '../../fakes/fakeFrame.js'
import { fakeSecureSite, SITE_ACCOUNTS } from '../../fakes/fakeSecureSite.js'
import { turn } from '../../support/turn.js'
import { until } from '../../support/until.js'

const setUp = (): SecureFrame => {
  const site = fakeSecureSite()
  site.visitor.hesitate()
  const fake = fakeFrame({ respond: site.respond })
  const said: FrameReply[] = []
  fake.host.messages.subscribe(({ data }) => said.push(data as FrameReply))
  const mounted = fake.host.mount(SECURE_URL)
  const post = async (name: string, id: string, payload?: unknown): Promise<void> => {
    mounted?.post({ id, type: `@w3m-app/${name}`, ...(payload !== undefined && { payload }) }, SECURE_ORIGIN)
    await turn()
  }
  const paramsOf = (call: unknown): readonly unknown[] => (call as { readonly params: readonly unknown[] }).params
  return {
    sign: (id, text) =>
      post('RPC_REQUEST', id, { method: 'personal_sign', params: [toHex(text), SITE_ACCOUNTS.smartAccount] }),
    abort: async (id) => {
      await post('RPC_ABORT', id)
      site.treat('RPC_ABORT', undefined)
    },
    reply: async (id) => {
      const find = () => said.find((each) => each.id === id)
      await until(() => find() !== undefined)
      return find() ?? { id, type: '' }
    },
    shows: (text) =>
      until(() =>
        site.visitor
          .asked()
          .slice(0, 1)
          .some((call) => paramsOf(call)[0] === toHex(text)),
      ),
    approve: async () => site.visitor.approve(),
    refuseAbort: (message) => site.treat('RPC_ABORT', { _tag: 'Error', message }),
  }
}

describe('the fake of the secure site’s frame', () => {
  for (const [title, body] of Object.entries(SECURE_FRAME_CASES)) it(title, () => body(setUp()))
})
