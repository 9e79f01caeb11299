import { assert } from 'chai'
import { interval, switchMap, take, timer } from 'rxjs'
import { makeVirtualTime } from './makeVirtualTime.js'

describe('makeVirtualTime', () => {
  it('runs nothing before its time and everything at it', async () => {
    const { scheduler, advance } = makeVirtualTime()
    const seen: number[] = []
    timer(300, scheduler).subscribe(() => seen.push(scheduler.now()))
    await advance(299)
    assert.deepEqual(seen, [])
    await advance(1)
    assert.deepEqual(seen, [300])
  })

  it('lets a promise settle before it continues, so that what the promise schedules is on time', async () => {
    const { scheduler, advance } = makeVirtualTime()
    const seen: number[] = []
    timer(100, scheduler)
      .pipe(
        switchMap(() => Promise.resolve().then(() => 'settled')),
        switchMap(() => timer(50, scheduler)),
      )
      .subscribe(() => seen.push(scheduler.now()))
    await advance(200)
    assert.deepEqual(seen, [150])
    assert.equal(scheduler.now(), 200)
  })

  it('repeats an interval as often as due', async () => {
    const { scheduler, advance } = makeVirtualTime()
    const seen: number[] = []
    interval(10, scheduler)
      .pipe(take(5))
      .subscribe(() => seen.push(scheduler.now()))
    await advance(35)
    assert.deepEqual(seen, [10, 20, 30])
  })

  it('does not run cancelled work', async () => {
    const { scheduler, advance } = makeVirtualTime()
    const subscription = timer(10, scheduler).subscribe(() => assert.fail('ran'))
    subscription.unsubscribe()
    await advance(20)
    assert.equal(scheduler.actions.length, 0)
  })
})
