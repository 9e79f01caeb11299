import '../support/dom.js'
import { fireEvent } from '@testing-library/react'
import { assert } from 'chai'
import { aSend, FRIEND } from '../support/aSend.js'
import { change, drawView } from '../support/draw.js'
import { inView } from '../support/inView.js'
import { onStoppedClock } from '../support/onStoppedClock.js'

const BAIT = `0x${'2'.repeat(40)}`
const WARNING = 'The pasted text has changed. Compare the address.'

const field = () => inView().getByRole<HTMLInputElement>('textbox', { name: 'To' })
const isTold = (): boolean => inView().queryByText(WARNING) !== null

/** A clipboard instead of the browser's, with a read permission if the browser knows it. */
const setUp = async ({
  clipboard,
  permission,
}: {
  readonly clipboard: readonly string[]
  readonly permission?: string
}) => {
  const texts = [...clipboard]
  const read: string[] = []
  const readText = async (): Promise<string> => {
    const text = texts.length > 1 ? (texts.shift() ?? '') : (texts[0] ?? '')
    read.push(text)
    return text
  }
  const query = async () => {
    if (permission === undefined) throw new TypeError('clipboard-read is no permission')
    return { state: permission }
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText } })
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } })
  let send: ReturnType<typeof aSend> | undefined
  await drawView({ name: 'WalletSend' }, (before) => {
    send = aSend(before)
  })
  return { read, send }
}
const press = (): Promise<void> => change(() => void fireEvent.click(inView().getByRole('button', { name: 'Paste' })))
const paste = (text: string, stands = text): Promise<void> =>
  change(() => {
    fireEvent.paste(field(), { clipboardData: { getData: () => text } })
    fireEvent.change(field(), { target: { value: stands } })
  })
const swap = (value: string): Promise<void> => change(() => void fireEvent.change(field(), { target: { value } }))

describe('a pasted address [X-09]', () => {
  afterEach(() => {
    for (const name of ['clipboard', 'permissions']) Reflect.deleteProperty(navigator, name)
  })

  it(
    'is trimmed, and compared with the clipboard if that needs no prompt',
    onStoppedClock(async (pass) => {
      const { read } = await setUp({ clipboard: [` ${FRIEND}\n`], permission: 'granted' })
      await press()
      assert.equal(field().value, FRIEND)
      await pass(150)
      assert.lengthOf(read, 2)
      assert.isFalse(isTold())
    }),
  )

  it(
    'is reported if the clipboard has another one by then, until the field changes',
    onStoppedClock(async (pass) => {
      await setUp({ clipboard: [FRIEND, BAIT], permission: 'granted' })
      await press()
      await pass(100)
      assert.isFalse(isTold())
      await pass(50)
      assert.isTrue(isTold())
      await swap(BAIT)
      assert.isFalse(isTold())
    }),
  )

  for (const permission of ['prompt', undefined] as const)
    it(
      `is compared with the field only if the browser ${permission === undefined ? 'does not know that permission' : 'would ask'}`,
      onStoppedClock(async (pass) => {
        const { read } = await setUp({ clipboard: [FRIEND, BAIT], ...(permission && { permission }) })
        await press()
        await pass(150)
        assert.deepEqual(read, [FRIEND])
        assert.isFalse(isTold())
      }),
    )

  it(
    'by the keyboard is expected in the field a moment later, without reading the clipboard',
    onStoppedClock(async (pass) => {
      const { read } = await setUp({ clipboard: [BAIT], permission: 'granted' })
      await paste(`${FRIEND}\r\n`, FRIEND)
      await pass(150)
      assert.isFalse(isTold())
      await paste(FRIEND.slice(2), FRIEND)
      await pass(150)
      assert.isFalse(isTold(), 'it is a part of what stands there')
      await paste(FRIEND)
      await swap(BAIT)
      await pass(150)
      assert.isTrue(isTold())
      await swap(FRIEND)
      assert.isFalse(isTold())
      assert.isEmpty(read)
    }),
  )

  it(
    'is not reported if the field truncated it',
    onStoppedClock(async (pass) => {
      await setUp({ clipboard: [] })
      await paste('a'.repeat(300), 'a'.repeat(255))
      await pass(150)
      assert.isFalse(isTold())
    }),
  )
})
