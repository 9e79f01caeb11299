import '../support/dom.js'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { SyntheticEvent } from 'react'
import { Portal } from '../../../ui-react/primitives/Portal.js'
import { placeAtEnd } from '../../../ui-react/primitives/portalElement.js'
import { draw } from '../support/draw.js'

type EventName = keyof typeof createEvent

/** React events that stem from DOM events of another name. */
const MADE_OF_OTHERS: readonly string[] = [
  'mouseEnter',
  'mouseLeave',
  'pointerEnter',
  'pointerLeave',
  'change',
  'select',
  'keyPress',
]
/** Events that nothing in a dialog raises, or React does not support. */
const OTHERS: readonly string[] = [
  'dragExit',
  'dblClick',
  'focusIn',
  'focusOut',
  'resize',
  'popState',
  'pageHide',
  'pageShow',
  'offline',
  'online',
]

const NAMES = (Object.keys(createEvent) as EventName[]).filter(
  (name) => ![...MADE_OF_OTHERS, ...OTHERS].includes(name) && !name.startsWith('transition'),
)

const handlersOf = (hear: (event: SyntheticEvent) => void) =>
  Object.fromEntries(NAMES.map((name) => [`on${name.charAt(0).toUpperCase()}${name.slice(1)}`, hear]))

describe('an element rendered above the page', () => {
  it('handles its own events, and none of them propagates, neither to React ancestors nor to the page', async () => {
    const [inside, outside, page]: [string[], string[], string[]] = [[], [], []]
    await draw(
      <div {...handlersOf(({ type }) => outside.push(type))}>
        <Portal place={placeAtEnd}>
          <div {...handlersOf(({ type }) => inside.push(type))}>
            <input aria-label="Name" />
          </div>
        </Portal>
      </div>,
    )
    const field = screen.getByRole('textbox', { name: 'Name' })
    const focus = (['focusin', 'focusout'] as const).map((type) => new FocusEvent(type, { bubbles: true }))
    const ups = [...NAMES.map((name) => createEvent[name](field)).filter(({ bubbles }) => bubbles), ...focus]
    const types = [...new Set(ups.map(({ type }) => type))]
    const hear = ({ type }: Event): unknown => page.push(type)
    for (const type of types) document.body.addEventListener(type, hear)
    for (const event of ups) fireEvent(field, event)
    for (const type of types) document.body.removeEventListener(type, hear)
    assert.includeMembers(inside, ['submit', 'click', 'keydown', 'input', 'focus', 'blur', 'pointerdown', 'wheel'])
    assert.deepEqual([outside, page], [[], []])
  })
})
