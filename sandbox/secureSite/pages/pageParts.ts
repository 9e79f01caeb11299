import { element } from '../../browserWallets/element.js'

/** Calls the server of this page's origin; rejects with the server's message. */
export const callSite = async (path: string, body?: object): Promise<unknown> => {
  const reply = await fetch(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) })
  const said: unknown = await reply.json()
  if (reply.ok) return said
  throw new Error(
    typeof said === 'object' && said !== null && 'error' in said ? String(said.error) : 'It did not work.',
  )
}

/** Replaces the content with one line. */
export const showText = (main: HTMLElement, text: string, role = 'status'): void =>
  main.replaceChildren(element('p', { role }, text))

interface PopupForm {
  readonly title: string
  readonly lines: readonly string[]
  /** Buttons by label, with their actions on the entered name. */
  readonly buttons: Readonly<Record<string, (name: string) => unknown>>
}

/** Form in which a visitor enters a name and decides. */
export const popupForm = (main: HTMLElement, { title, lines, buttons }: PopupForm): void => {
  const name = element('input', { value: 'wren', autocomplete: 'off' })
  const drawn = Object.entries(buttons).map(([text, act]) => {
    const button = element('button', { type: 'button', ...(text === 'Approve' ? { class: 'primary' } : {}) }, text)
    button.addEventListener('click', () => act(name.value))
    return button
  })
  main.replaceChildren(
    element('h1', {}, title),
    ...lines.map((line) => element('p', {}, line)),
    element('label', {}, 'Account name', name),
    element('div', { class: 'buttons' }, ...drawn),
  )
}
