import { element } from '../../browserWallets/element.js'

/** Asks the server of this page's own origin; rejects with its words where it refuses. */
export const callSite = async (path: string, body?: object): Promise<unknown> => {
  const reply = await fetch(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) })
  const said: unknown = await reply.json()
  if (reply.ok) return said
  throw new Error(
    typeof said === 'object' && said !== null && 'error' in said ? String(said.error) : 'It did not work.',
  )
}

/** Shows one line in the place of all else. */
export const showText = (main: HTMLElement, text: string, role = 'status'): void =>
  main.replaceChildren(element('p', { role }, text))

interface PopupForm {
  readonly title: string
  readonly lines: readonly string[]
  /** What each button is called, and what it does with the name that was entered. */
  readonly buttons: Readonly<Record<string, (name: string) => unknown>>
}

/** A page where somebody says who they are, and whether they agree. */
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
