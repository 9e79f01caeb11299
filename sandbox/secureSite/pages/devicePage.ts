import { callSite } from './callSite.js'
import { showText } from './showText.js'

/** Behind the link in a mail: to open it is to register the device. */
export const devicePage = async (main: HTMLElement): Promise<void> => {
  try {
    const { email } = (await callSite('/api/device', {
      token: new URLSearchParams(location.search).get('token') ?? '',
    })) as { readonly email: string }
    showText(main, `The device is registered for ${email}. Go back to where you log in.`)
  } catch (error) {
    showText(main, error instanceof Error ? error.message : 'It did not work.', 'alert')
  }
}
