import { assert } from 'chai'
import { comesToRest } from './support/comesToRest.js'
import { it } from './support/it.js'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=\'taken\'"><script>document.title="taken"</script></svg>'

/** What a page script can announce as a wallet. Only the last one is worth a row. */
const announceHostileWallets = (svg: string): void => {
  // In pairs, because the compiler marks functions that get a name with a helper the page does not have.
  const provider = Object.fromEntries(['request', 'on', 'removeListener'].map((name) => [name, () => new Promise(() => undefined)]))
  const wallets: readonly { readonly name: string; readonly icon: string }[] = [
    { name: 'Long '.repeat(2_000), icon: 'data:image/png;base64,AAAA' },
    { name: 'Script Icon', icon: 'javascript:document.title="taken"' },
    { name: 'Far Icon', icon: 'https://tracker.example/icon.svg' },
    { name: '<img src=x onerror="document.title=\'taken\'">', icon: `data:image/svg+xml,${encodeURIComponent(svg)}` },
    { name: 'Plain Wallet', icon: `data:image/svg+xml;base64,${btoa(svg)}` },
  ]
  wallets.forEach(({ name, icon }, index) => {
    const info = { uuid: `00000000-0000-4000-8000-00000000000${index}`, name, icon, rdns: `hostile.wallet${index}.example` }
    const detail = { info, provider: { ...provider } }
    window.addEventListener('eip6963:requestProvider', () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })))
  })
}

describe('a wallet that means harm', () => {
  it('runs nothing, fetches nothing and breaks no layout by what it announces [U-110]', async ({ shop, watch }) => {
    await shop.page.addInitScript(announceHostileWallets, SVG)
    await shop.go()
    const title = await shop.page.title()
    await shop.openConnect()
    await shop.row('Plain Wallet').waitFor()
    await shop.row('Heron Wallet').waitFor()
    const rows = await shop.modal.getByRole('list', { name: 'Wallets' }).getByRole('button').allInnerTexts()
    assert.isTrue(rows.every((row) => row.length < 120), rows.map((row) => row.slice(0, 80)).join(' | '))
    await shop.page.waitForFunction(() => [...document.images].every((image) => image.complete))
    assert.equal(await shop.page.title(), title)
    assert.equal(await shop.modal.locator('svg[onload], script, img[onerror], img[src^="javascript:"], img[src^="https://tracker"]').count(), 0)
    assert.isFalse(watch.requests().some((request) => request.url().includes('tracker.example')))
    await comesToRest(shop.page)
    assert.equal((await shop.modal.boundingBox())?.width, 360)
    assert.isTrue(await shop.modal.evaluate(({ scrollWidth, clientWidth }) => scrollWidth === clientWidth))
  })
})
