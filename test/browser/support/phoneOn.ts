import type { Locator, Page } from 'playwright-core'
import type { SignsIn } from '../../../sandbox/phone/PhoneState.js'

const SITE = 'Lantern Row'

/** The sandbox's phone in a page, by role and name, as its owner uses it. */
export const phoneOn = async (page: Page, address: string) => {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const question = (what: string | RegExp = ''): Locator =>
    page.getByRole('article', { name: typeof what === 'string' ? new RegExp(`^${SITE} .*${what}`) : what })
  const answer = async (button: 'Approve' | 'Reject', what?: string): Promise<void> => {
    await question(what).getByRole('button', { name: button }).click()
  }
  return {
    page,
    question,
    /** Reads a code from a picture, as the camera would. */
    scan: (picture: Buffer): Promise<void> =>
      page
        .getByLabel('Picture of a QR code')
        .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture }),
    paste: async (link: string): Promise<void> => {
      await page.getByLabel('Link').fill(link)
      await page.getByRole('button', { name: 'Connect' }).click()
    },
    /** Connects with exactly these of the owner's accounts. */
    grant: async (indexes: readonly number[]): Promise<void> => {
      const accounts = question('wants to connect').getByRole('group', { name: 'Accounts' }).getByRole('checkbox')
      await accounts.first().waitFor()
      for (const [index, account] of (await accounts.all()).entries()) await account.setChecked(indexes.includes(index))
      await answer('Approve', 'wants to connect')
    },
    approve: (what?: string): Promise<void> => answer('Approve', what),
    reject: (what?: string): Promise<void> => answer('Reject', what),
    disconnect: (): Promise<void> => page.getByRole('button', { name: 'Disconnect' }).click(),
    extend: (): Promise<void> => page.getByRole('button', { name: 'Extend' }).click(),
    ping: (): Promise<void> => page.getByRole('button', { name: 'Ping' }).click(),
    signsIn: (how: SignsIn) => page.getByRole('combobox', { name: 'Signs in while it connects' }).selectOption(how),
    moveTo: (network: string) => page.getByRole('combobox', { name: /^Network/ }).selectOption(network),
    chooseAccount: (index: number) => page.getByRole('combobox', { name: /^Account/ }).selectOption({ index }),
    /** By its CAIP-2 id. */
    chooseNetwork: (id: string) => page.getByRole('combobox', { name: 'Network' }).selectOption(id),
    setOnline: (online: boolean): Promise<void> => page.getByLabel('Online').setChecked(online),
    sites: page.getByRole('region', { name: 'Connected sites' }).getByRole('listitem'),
  }
}

export type PhonePage = Awaited<ReturnType<typeof phoneOn>>
