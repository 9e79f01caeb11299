import { clickAt, DEADLINE_MS, measure, measureSpan, openPage, type Visit, waitUntilIdle } from './openPage.js'

/** A visitor who hovers, opens the dialog, closes it, and opens it again. A hover has no effect on the bare page. */
export const visitOpening: Visit = async (stage, site, slowdown) => {
  const { page, close } = await openPage(stage, site, slowdown)
  const opener = page.locator(site.opener)
  const click = await clickAt(page, opener)
  const strain = await page.evaluateHandle(() => window.bench.stopwatch.watchStrain())
  await opener.hover()
  await waitUntilIdle(page)
  // Both measurements start with the same click.
  const settling = await page.evaluateHandle(
    ([dialog, deadline]) => ({ settled: window.bench.stopwatch.untilSettled(dialog, deadline) }),
    [site.dialog, DEADLINE_MS] as const,
  )
  const { from, to } = await measureSpan(page, 'click', site.rows, click)
  const settled = await settling.evaluate((waiting) => waiting.settled)
  await waitUntilIdle(page)
  const { longTasks } = await strain.evaluate((read) => read())
  const untilRows = longTasks.filter(({ startedAt }) => startedAt < to)
  await page.keyboard.press('Escape')
  await page.locator(site.dialog).waitFor({ state: 'detached' })
  await waitUntilIdle(page)
  const again = await measure(page, 'click', site.rows, click)
  await close()
  return {
    rows: to - from,
    settled,
    again,
    longTasks: untilRows.length,
    longestTask: Math.max(0, ...untilRows.map(({ ms }) => ms)),
  }
}
