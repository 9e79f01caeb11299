import { openHeronAccount } from './openHeronAccount.js'
import type { Walk } from './Walk.js'

const RECEIVER = '0x1111111254EEB25477B68fb85Ed929f73A960582'

/** Past what somebody sees who sends a token. By place, since names are those of the language. */
export const walkSend = async ({ shop, page, go, take }: Walk): Promise<void> => {
  await openHeronAccount({ shop, go })
  await shop.view('Account').getByRole('list').first().getByRole('button').last().click()
  const form = shop.view('WalletSend')
  await form.getByRole('textbox').first().waitFor()
  await page.waitForLoadState('networkidle')
  await take('send-empty')
  await form.getByRole('button').first().click()
  const assets = shop.view('WalletSendSelectToken').getByRole('list').getByRole('button')
  await assets.last().waitFor()
  await take('send-tokens')
  await assets.last().click()
  await form.getByRole('textbox').first().fill('99999999')
  await form.getByRole('textbox').last().fill(RECEIVER.replace('2', '3'))
  await form.getByRole('alert').last().waitFor()
  await take('send-wrong')
  await form.getByRole('textbox').first().fill('0.01')
  await form.getByRole('textbox').last().fill(RECEIVER)
  await form.getByRole('button').last().click()
  const preview = shop.view('WalletSendPreview')
  await preview.getByRole('img').last().waitFor()
  await take('send-preview')
  const confirm = preview.getByRole('button').last()
  await confirm.click()
  await shop.prompt('Heron Wallet').getByRole('button', { name: 'Reject' }).click()
  await preview.getByRole('alert').waitFor()
  await take('send-declined')
  await confirm.click()
  await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
  await shop.view('WalletSendConfirmed').getByRole('button').last().waitFor()
  await take('send-sent')
}
