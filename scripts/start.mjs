import { fileURLToPath } from 'node:url'
import { isFresh } from './build/isFresh.mjs'
import { serveDemo } from './serveDemo.mjs'
import { servePhone } from './servePhone.mjs'

const DEFAULT_PORT = 4173

const port = Number(process.env.PORT ?? DEFAULT_PORT)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, not ${process.env.PORT}.`)
  process.exit(1)
}

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

let stopping = false
const stop = async () => {
  if (stopping) return
  stopping = true
  await Promise.all([demo.close(), phone.close(), sandbox.close()])
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

console.log(
  `Portico is ready at ${demo.url}\nThe phone to pair with it is at ${phone.url}\n` +
    `The mail of whoever logs in is at ${sandbox.secureSite.mailbox}`,
)
