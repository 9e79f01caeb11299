import { assert } from 'chai'
import { announcements } from '../../attacks/announcements/announcements.js'
import { groupByWallet } from '../../../domain/wallets/walletGroups.js'
import { checkImage, inlineBytes } from '../../../infrastructure/images/imageUrls.js'
import { setUpPage } from './setUpPage.js'

/** Whether an icon passes the check in front of every `<img>`. */
const isDrawn = (icon: string | undefined): boolean =>
  icon !== undefined && checkImage(inlineBytes(icon), { drawings: true }) !== undefined

describe('hostile announcements [S-10] [S-11]', () => {
  it('number at least sixty', () => assert.isAtLeast(announcements.length, 60))

  for (const { what, announce, rows } of announcements) {
    const fate = rows.length === 0 ? 'are dropped' : 'are listed as what they are, at most'
    it(`${fate}: ${what.slice(0, 80)}`, async () => {
      const { announceDetail, look } = setUpPage()
      const { registry } = look()
      announce().forEach(announceDetail)
      // A wallet under a known rdns and uuid is judged at the end of the task.
      await Promise.resolve()
      const listed = groupByWallet(registry.connectors.value, []).map(({ wallet: { name, icon, unverified } }) => ({
        name,
        icon: isDrawn(icon),
        unverified: unverified === true,
      }))
      assert.deepEqual(listed, rows)
      assert.lengthOf(new Set(registry.connectors.value.map(({ id }) => id)), rows.length)
      for (const { id, rdns, unverified } of registry.connectors.value)
        assert.deepEqual(rdns, unverified === true ? undefined : id)
      assert.notProperty({}, 'polluted')
    })
  }

  it('are limited to fifty rows, even if thousands arrive', () => {
    const { announce, look } = setUpPage()
    const { list } = look()
    for (let n = 0; n < 5_000; n += 1) announce({ rdns: `flood${n}.example` })
    assert.lengthOf(list(), 50)
  })

  it('have no effect if mutated afterwards', () => {
    const { announceDetail, look } = setUpPage()
    const { list } = look()
    const [detail] =
      announcements.find(({ what }) => what === 'an id, a namespace and a listing of its own')?.announce() ?? []
    announceDetail(detail)
    const before = list()
    if (typeof detail === 'object' && detail !== null && 'info' in detail)
      Object.assign(detail, { info: { name: 'Later', rdns: 'io.metamask' } })
    assert.deepEqual(list(), before)
  })
})
