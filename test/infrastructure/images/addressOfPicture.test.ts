import { assert } from 'chai'
import { addressOfPicture } from '../../../infrastructure/images/addressOfPicture.js'

const own = { address: (path: string) => `http://127.0.0.1:4000/api/${path}` }
const other = { address: (path: string) => `http://127.0.0.1:5000/${path}` }
const ask = addressOfPicture(own, [own, other])
const foreign = (address: string) => ask({ _tag: 'Foreign', address })

describe('addressOfPicture', () => {
  it('asks the wallet API for what it knows by an id [S7-05] [S7-06] [S7-07] [S7-08]', () => {
    assert.equal(ask({ _tag: 'Known', of: 'wallet', id: 'a/b' }), 'http://127.0.0.1:4000/api/getWalletImage/a%2Fb')
    assert.equal(ask({ _tag: 'Known', of: 'token', id: 'T' }), 'http://127.0.0.1:4000/api/public/getTokenImage/T')
  })
  it('takes a stranger’s address over https, and one of the page’s own servers', () => {
    for (const address of ['https://a.example/i.png', 'http://127.0.0.1:4000/i.png', 'http://127.0.0.1:5000/i.png']) assert.equal(foreign(address), address)
  })
  it('lets no stranger make the page call into this machine, or read anything but the web [S-12]', () => {
    const refused = ['http://127.0.0.1:8545/', 'http://localhost:3000/', 'https://localhost/', 'https://127.0.0.1:8443/', 'http://a.example/i.png', 'data:image/png;base64,AAAA', 'file:///etc/passwd', 'javascript:1']
    assert.deepEqual(refused.flatMap((address) => foreign(address) ?? []), [])
  })
})
