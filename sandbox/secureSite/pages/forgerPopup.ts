import { showText } from './showText.js'

/** Pretends to whoever opened it that somebody agreed to a social login. */
export const forgerPopup = (main: HTMLElement): void => {
  const opener = window.opener as Window | null
  opener?.postMessage({ resultUri: `${document.body.dataset['secure'] ?? ''}/consented?code=forged` }, '*')
  showText(main, 'You can close this window.')
}
