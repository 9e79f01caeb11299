import { existsSync } from 'node:fs'
import { serveDemo } from './serveDemo.mjs'

const DEFAULT_PORT = 4173

const port = Number(process.env.PORT ?? DEFAULT_PORT)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, not ${process.env.PORT}.`)
  process.exit(1)
}

await import('./build.mjs')
if (!existsSync('dist/sandbox.js')) throw new Error('The build made no sandbox.')

const { startSandbox } = await import('../dist/sandbox.js')
const sandbox = await startSandbox()

const demo = await serveDemo({ port, sandbox }).catch(async (error) => {
  await sandbox.close()
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=0 npm start` : error)
  process.exit(1)
})

let stopping = false
const stop = async () => {
  if (stopping) return
  stopping = true
  await Promise.all([demo.close(), sandbox.close()])
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

console.log(`Portico is ready at ${demo.url}`)
