import { assert } from 'chai'

/** The answer of a frame to a message. */
export interface FrameReply {
  readonly id: string
  readonly type: string
  readonly payload?: unknown
}

/** A frame of the secure site, whose visitor is logged in; the app around it implements its protocol manually. */
export interface SecureFrame {
  /** Requests a signature on this text, under this id. */
  readonly sign: (id: string, text: string) => Promise<void>
  readonly abort: (id: string) => Promise<void>
  /** Waits for the answer under this id. */
  readonly reply: (id: string) => Promise<FrameReply>
  /** Waits until the visitor is asked to sign this text. */
  readonly shows: (text: string) => Promise<void>
  readonly approve: () => Promise<void>
  /** Makes its next abort fail with this text. */
  readonly refuseAbort: (words: string) => void
}

const ABORTED = { type: '@w3m-frame/RPC_REQUEST_ERROR', payload: { message: 'Request was aborted' } }
const DONE = { type: '@w3m-frame/RPC_ABORT_SUCCESS' }

const isSigned = ({ type, payload }: FrameReply): boolean =>
  type === '@w3m-frame/RPC_REQUEST_SUCCESS' && typeof payload === 'string' && payload.startsWith('0x')

/** The contract of a secure site frame for requests that need its visitor: the sandbox's in a browser, and the fake. */
export const SECURE_FRAME_CASES: Readonly<Record<string, (frame: SecureFrame) => Promise<void>>> = {
  'queues requests, shows the oldest, and answers each separately': async (frame) => {
    await frame.sign('first', 'one')
    await frame.shows('one')
    await frame.sign('second', 'two')
    await frame.approve()
    assert.isTrue(isSigned(await frame.reply('first')))
    await frame.shows('two')
    await frame.approve()
    assert.isTrue(isSigned(await frame.reply('second')))
  },
  'ends the shown request on an abort without an id, and answers both; the next one stays': async (frame) => {
    await frame.sign('first', 'one')
    await frame.shows('one')
    await frame.sign('second', 'two')
    await frame.abort('end')
    assert.deepInclude(await frame.reply('first'), ABORTED)
    assert.deepInclude(await frame.reply('end'), DONE)
    await frame.shows('two')
    await frame.approve()
    assert.isTrue(isSigned(await frame.reply('second')))
  },
  'answers an abort without a pending request': async (frame) => {
    await frame.abort('end')
    assert.deepInclude(await frame.reply('end'), DONE)
  },
  'keeps asking the visitor when it refuses an abort': async (frame) => {
    frame.refuseAbort('It is broken')
    await frame.sign('first', 'one')
    await frame.shows('one')
    await frame.abort('end')
    assert.deepInclude(await frame.reply('end'), {
      type: '@w3m-frame/RPC_ABORT_ERROR',
      payload: { message: 'It is broken' },
    })
    await frame.approve()
    assert.isTrue(isSigned(await frame.reply('first')))
  },
}
