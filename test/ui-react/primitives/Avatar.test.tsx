import { assert } from 'chai'
import { renderToStaticMarkup } from 'react-dom/server'
import { Avatar } from '../../../ui-react/primitives/Avatar.js'

const drawn = (address: string): string => renderToStaticMarkup(<Avatar address={address} />)
const withMiddle = (middle: string): string => `0xa11ce5${middle.padStart(28, '0')}beef42`

describe('the picture of an account', () => {
  it('differs for addresses with the same start and end [S-06]', () => {
    const lookalikes = Array.from({ length: 200 }, (_, n) => withMiddle(n.toString(16)))
    assert.lengthOf([...new Set(lookalikes.map(drawn))], 200)
  })

  it('is the same for one address in any letter case', () =>
    assert.equal(drawn(withMiddle('c0ffee')), drawn(withMiddle('C0FFEE'))))
})
