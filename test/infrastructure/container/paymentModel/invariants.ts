import { assert } from 'chai'
import { standingOf } from './press.js'
import type { PaymentWorld } from './world.js'

/** No press has two prompts, and the later one of two payments that may both be made was pressed with a warning. */
const checkPrompts = (world: PaymentWorld): void => {
  assert.isEmpty(world.strays, 'the wallet was asked without a press')
  for (const { prompts } of world.presses) assert.isAtMost(prompts.length, 1, 'one press asked the wallet twice')
  assert.isEmpty(world.unwarned, 'the wallet was asked without a warning')
}

/** The review on each page says whether such a payment may have been sent. */
const checkReviews = (world: PaymentWorld): void => {
  for (const [at, page] of world.pages) {
    const shown = page.form.shown()
    if (shown === undefined) continue
    const others = world.presses.filter(({ order }) => order === shown.order)
    const standings = others.map((press) => standingOf(world, press))
    if (standings.includes('MayBeSent')) assert.isTrue(shown.isWarned, `page ${at} does not say that it may be sent`)
    if (standings.every((each) => each === 'Over')) assert.isFalse(shown.isWarned, `page ${at} has a false alarm`)
  }
}

/** The visitor is told once of each payment whose page was gone, once a page has its wallet again. */
const checkTold = ({ told, early, pages, payments, presses, textOf }: PaymentWorld): void => {
  assert.isEmpty(early, 'told while another tab waits for the wallet')
  for (const text of told) {
    const most = presses.filter(({ amount }) => textOf(amount) === text).length
    assert.isAtMost(told.filter((each) => each === text).length, most, `${text} was told twice`)
  }
  for (const [at, { portico, found }] of pages)
    if (portico.account().value.status === 'connected')
      for (const { amount, sentAs, isTold } of payments())
        if (found.includes(amount) && sentAs === undefined)
          assert.isTrue(isTold, `page ${at} has not told that ${amount} may be sent`)
}

/** What holds between any two steps. */
export const checkInvariants = (world: PaymentWorld): void => {
  checkPrompts(world)
  checkReviews(world)
  checkTold(world)
}
