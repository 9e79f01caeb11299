import 'portico/styles.css'
import './theme.css'
import './styles.css'
import { createPortico, type PorticoOptions } from 'portico'
import { PorticoProvider } from 'portico/react'
import { createRoot } from 'react-dom/client'
import { installBrowserWallets } from '../sandbox/browserWallets/installBrowserWallets.js'
import { loadSandboxFile } from './settings/loadSandboxFile.js'
import { readVariant } from './settings/readVariant.js'
import type { SandboxFile } from './settings/SandboxFile.js'
import type { Variant } from './settings/Variant.js'
import { Shop } from './Shop.js'
import { LANGUAGES } from './words/Language.js'

const optionsFor = (sandbox: SandboxFile, variant: Variant): PorticoOptions => ({
  metadata: { name: 'Lantern Row', description: 'Seats for small rooms', url: location.origin },
  networks: variant.networks === 'one' ? [sandbox.networks[0]] : sandbox.networks,
  theme: { mode: variant.theme },
  locale: variant.language,
  start: variant.start,
  ...(variant.offline
    ? {}
    : {
        projectId: sandbox.projectId,
        endpoints: { walletApi: sandbox.walletApi, blockchainApi: sandbox.blockchainApi },
      }),
})

const shop = document.getElementById('shop')
if (shop === null) throw new Error('index.html has no #shop')

const variant = readVariant(location.search)
const sandbox = await loadSandboxFile()
installBrowserWallets({ sandbox, wallets: variant.wallets, announceAfterMs: variant.announceAfterMs })
const portico = createPortico(optionsFor(sandbox, variant))

const root = createRoot(shop)
const remove = (): void => {
  portico.destroy()
  root.render(<p role="status">{LANGUAGES[variant.language].words.removed}</p>)
}
root.render(
  <PorticoProvider portico={portico}>
    <Shop portico={portico} initialLanguage={variant.language} remove={remove} />
  </PorticoProvider>,
)
