import type { Portico } from 'portico'
import { ConnectButton, NetworkButton } from 'portico/react'
import { Settings } from './settings/Settings.js'
import type { Language } from './words/Language.js'
import type { Words } from './words/Words.js'

interface HeaderProps {
  readonly words: Words
  readonly language: Language
  readonly setLanguage: (language: Language) => void
  readonly portico: Portico
}

export const Header = (props: HeaderProps) => (
  <header>
    <a className="skip" href="#tonight">
      {props.words.skip}
    </a>
    <p className="brand">
      <span aria-hidden="true" className="lamp" />
      Lantern Row
    </p>
    <Settings {...props} />
    <div className="wallet">
      <NetworkButton />
      <ConnectButton />
    </div>
  </header>
)
