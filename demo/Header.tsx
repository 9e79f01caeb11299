import type { Portico } from 'portico'
import { AccountButton, ConnectButton, NetworkButton } from 'portico/react'
import { Settings } from './settings/Settings.js'
import type { Language } from './words/Language.js'
import type { Words } from './words/Words.js'

interface HeaderProps {
  readonly words: Words
  readonly language: Language
  readonly setLanguage: (language: Language) => void
  readonly portico: Portico
  readonly isConnected: boolean
}

export const Header = ({ isConnected, ...rest }: HeaderProps) => (
  <header>
    <a className="skip" href="#tonight">
      {rest.words.skip}
    </a>
    <p className="brand">
      <span aria-hidden="true" className="lamp" />
      Lantern Row
    </p>
    <Settings {...rest} />
    <div className="wallet">
      <NetworkButton />
      {isConnected ? <AccountButton /> : <ConnectButton />}
    </div>
  </header>
)
