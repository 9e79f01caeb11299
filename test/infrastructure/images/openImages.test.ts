import { assert } from 'chai'
import type { ServerPicture } from '../../../domain/images/picture.js'
import { makePictureSource } from '../../../infrastructure/images/openImages.lazy.js'

const own = { address: (path: string) => `http://127.0.0.1:4000/api/${path}` }
const other = { address: (path: string) => `http://127.0.0.1:5000/${path}` }
const sourceOf = makePictureSource({ client: own, blockchain: other, page: undefined, icons: undefined })
const ask = (picture: ServerPicture) => sourceOf(picture)?.address
const foreign = (address: string) => ask({ _tag: 'Foreign', address })

describe('addressOfPicture', () => {
  it('uses the wallet API for pictures by id [S7-05] [S7-06] [S7-07] [S7-08]', () => {
    assert.equal(ask({ _tag: 'Known', of: 'wallet', id: 'a/b' }), 'http://127.0.0.1:4000/api/getWalletImage/a%2Fb')
    assert.equal(ask({ _tag: 'Known', of: 'token', id: 'T' }), 'http://127.0.0.1:4000/api/public/getTokenImage/T')
  })
  it('accepts foreign https addresses, and those of the page’s own servers', () => {
    for (const address of ['https://a.example/i.png', 'http://127.0.0.1:4000/i.png', 'http://127.0.0.1:5000/i.png'])
      assert.equal(foreign(address), address)
  })
  it('lets no foreign address reach this machine, or anything but the web [S-12]', () => {
    const refused = [
      'http://127.0.0.1:8545/',
      'http://localhost:3000/',
      'https://localhost/',
      'https://127.0.0.1:8443/',
      'http://a.example/i.png',
      'data:text/html,AAAA',
      'file:///etc/passwd',
      'javascript:1',
    ]
    assert.deepEqual(
      refused.flatMap((address) => foreign(address) ?? []),
      [],
    )
  })
  it('lets no foreign address reach the local network, in any spelling of the host [S-12]', () => {
    const names = [
      ...['localhost.', 'a.localhost', 'router', 'printer.local', 'vault.internal', 'nas.home.arpa.'],
      ...['nas.lan', 'tv.home', 'mail.corp', 'wiki.intranet', 'box.localdomain'],
      ...['speedport.ip', 'photos.nas', 'my.router'],
      ...['host.docker.internal', 'db.priv', 'in.mail', 'a.test', 'nas.fritz.box'],
    ]
    const numbers = [
      '0.0.0.0',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '127.9.9.9',
      '[::]',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[fd12:3456::1]',
      '[fe80::1]',
      ...['100.64.0.1', '100.127.255.255', '198.18.0.1', '198.19.255.255'],
      ...['192.0.0.1', '239.255.255.250', '255.255.255.255', '[2002:7f00:1::]', '[2001:0:53aa::1]', '[ff02::1]'],
      ...['fritz.box', 'nas.private', 'api.svc'],
      ...['[64:ff9b::a00:1]', '[64:ff9b:1::a00:1]', '[fec0::1]', '[feff::1]'],
    ]
    assert.deepEqual(
      [...names, ...numbers].flatMap((host) => foreign(`https://${host}/i.png`) ?? []),
      [],
    )
  })
  it('accepts web hosts that only resemble local ones', () => {
    for (const host of [
      'localhost.example',
      '10.example',
      'internal.example',
      '172.32.0.1',
      '11.0.0.1',
      ...['100.63.255.255', '100.128.0.1', '198.17.0.1', '198.20.0.1', 'lan.example', 'home.example', '[64:ff9c::1]'],
      '[2001:db8::1]',
      ...['wallet.box', 'notfritz.box', 'fritz.box.example', 'my.host', 'ip.example', 'a.zip', 'nas.example'],
    ])
      assert.equal(foreign(`https://${host}/i.png`), `https://${host}/i.png`)
  })
})
