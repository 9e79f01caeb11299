import { element } from '../../browserWallets/element.js'

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
