import { json, readObject } from '../http/handler.js'
import { readFields } from './frame/fields.js'
import { servePages } from './server/servePages.js'
import { serveSite } from './server/serveSite.js'

/** Account that the forger impersonates users with; its key does not exist. */
const ACCOUNT = '0xF06e0000000000000000000000000000000F06E0'

/** An origin whose pages forge messages of the secure site. */
export const startForger = async (secureOrigin: () => string) => {
  let heard: readonly string[] = []
  const site = await serveSite(async ({ method, path, body }) => {
    if (method === 'POST' && path === '/api/heard') {
      heard = [...heard, readFields.text(readFields.fields(readObject(body)), 'type')]
      return json({})
    }
    const told = { account: ACCOUNT, secure: secureOrigin() }
    const pages = {
      sdk: { title: 'Secure site', framed: true, told: { ...told, forges: 'yes' } },
      popup: { title: 'Secure site', framed: false, told },
      mouth: { title: 'Another voice', framed: true },
    }
    return (await servePages(path, pages)) ?? json({ error: 'nothing is here' }, 404)
  })
  return {
    ...site,
    account: ACCOUNT,
    heard: () => heard,
    clear: () => {
      heard = []
    },
  }
}
