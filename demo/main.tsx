import 'portico/styles.css'
import './theme.css'
import './styles.css'
import { createPortico } from 'portico'
import { PorticoProvider } from 'portico/react'
import { createRoot } from 'react-dom/client'
import { installBitcoinWallets } from '../sandbox/bitcoinWallets/installBitcoinWallets.js'
import { installBrowserWallets } from '../sandbox/browserWallets/installBrowserWallets.js'
import { installSolanaWallets } from '../sandbox/solanaWallets/installSolanaWallets.js'
import { addSandboxLinks } from './settings/addSandboxLinks.js'
import { loadSandboxFile } from './settings/sandboxFile.js'
import { optionsFor } from './settings/optionsFor.js'
import { readVariant } from './settings/variant.js'
import { Shop } from './Shop.js'
import { LANGUAGES } from './words/Language.js'

const shop = document.getElementById('shop')
if (shop === null) throw new Error('index.html has no #shop')

const variant = readVariant(location.search)
const sandbox = await loadSandboxFile()
installBrowserWallets({ sandbox, wallets: variant.wallets, announceAfterMs: variant.announceAfterMs })
installSolanaWallets({ solana: sandbox.solana, wallets: variant.wallets, announceAfterMs: variant.announceAfterMs })
await installBitcoinWallets({ wallets: variant.wallets, announceAfterMs: variant.announceAfterMs })
const portico = createPortico(optionsFor(sandbox, variant, location.origin))
addSandboxLinks(sandbox, portico)

const root = createRoot(shop)
const remove = (): void => {
  portico.destroy()
  root.render(<p role="status">{LANGUAGES[variant.language].words.removed}</p>)
}
root.render(
  <PorticoProvider portico={portico}>
    <Shop
      portico={portico}
      initialLanguage={variant.language}
      keeper={sandbox.accounts.at(-1) ?? ''}
      manual={variant.manual}
      slots={variant.slots}
      doorCodeUrl={variant.signIn === 'off' ? undefined : sandbox.shopServer.doorCode}
      remove={remove}
    />
  </PorticoProvider>,
)
