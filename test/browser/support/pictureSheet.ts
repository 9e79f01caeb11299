import type { Browser } from 'playwright-core'

/** Combines pictures side by side, each `width` CSS pixels wide, into one at `path`. */
export const pictureSheet = async (
  browser: Browser,
  path: string,
  shots: readonly Buffer[],
  width = 300,
): Promise<void> => {
  const sheet = await browser.newPage({ viewport: { width: 1_400, height: 900 } })
  const images = shots
    .map((shot) => {
      const source = `data:image/png;base64,${shot.toString('base64')}`
      return `<img width=${width} style="border-radius:20px" src="${source}">`
    })
    .join('')
  await sheet.setContent(
    `<!doctype html><body style="display:flex;align-items:start;width:max-content;margin:0;padding:12px;gap:12px;background:#9a9aa2">${images}</body>`,
  )
  await sheet.locator('body').screenshot({ path })
  await sheet.close()
}
