import { fileURLToPath } from 'node:url'
import { isFresh } from './build/isFresh.mjs'
import { onStop } from './serve/onStop.mjs'
import { serveDemo } from './serveDemo.mjs'
import { servePhone } from './servePhone.mjs'

const DEFAULT_PORT = 4173

const port = Number(process.env.PORT ?? DEFAULT_PORT)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, not ${process.env.PORT}.`)
  process.exit(1)
}

// During startup there is nothing to close: the chains end with this process, whose pipe they watch.
let close = () => Promise.resolve()
onStop(() => close().finally(() => process.exit(0)))

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
if (!(await isFresh())) await import('./build.mjs')

const { startSandbox } = await import('../dist/sandbox.js')
const sandbox = await startSandbox()

const phone = await servePhone({ port: 0, sandbox })

const demo = await serveDemo({ port, sandbox, phone: phone.url }).catch(async (error) => {
  await Promise.all([sandbox.close(), phone.close()])
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=0 npm start` : error)
  process.exit(1)
})

close = () => Promise.all([demo.close(), phone.close(), sandbox.close()])

console.log(
  `Portico is ready at ${demo.url}: connect one of the wallets that are installed there.
Pair with a phone: copy the link below the code of WalletConnect, and paste it at ${phone.url}
Sign in at the shop's server, which gives the door code: ${demo.url}?signin=optional
Log in by e-mail with any address: its mail comes to ${sandbox.secureSite.mailbox}
Have the shop in the frame of a Safe of three owners: ${sandbox.safe.pageFor(demo.url)}
Connect Ethereum, Solana and Bitcoin at once: ${demo.url}?networks=all&multi=1&wallets=heron,kestrel,sandpiper
See it in Arabic, in the dark: ${demo.url}?locale=ar&theme=dark (docs/sandbox.md has more such addresses)`,
)
