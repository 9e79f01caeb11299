import { assert } from 'chai'
import {
  canonicalRdns,
  hasOnlyName,
  type InstalledWallet,
  isContested,
  isFound,
  isSameRdns,
} from '../../../domain/wallets/installedWallet.js'
import { isBuildOf } from '../../../domain/wallets/knownWallets.js'
import { readTheSame } from '../../../domain/wallets/lookalikes.js'

const aWallet = (change: Partial<InstalledWallet> = {}): InstalledWallet => ({
  id: 'org.heron',
  name: 'Heron',
  namespace: 'eip155',
  ...change,
})

describe('an installed wallet', () => {
  it('was found in the page unless the host added it, or it leads to remote wallets', () => {
    assert.isTrue(isFound({}))
    assert.isFalse(isFound({ remote: true }))
    assert.isFalse(isFound({ external: true }))
    assert.isFalse(isFound({ remote: true, external: true }))
  })

  it('has only its name if it is of the Wallet Standard: not on EVM, nor added by the host', () => {
    assert.isTrue(hasOnlyName(aWallet({ namespace: 'solana' })))
    for (const change of [
      { namespace: 'eip155' },
      { namespace: 'solana', rdns: 'org.heron' },
      { namespace: 'solana', external: true },
    ] as const)
      assert.isFalse(hasOnlyName(aWallet(change)), JSON.stringify(change))
  })
})

describe("a wallet's rdns", () => {
  it('is equal in upper case, and by an alias of its wallet; a missing one equals none', () => {
    assert.equal(canonicalRdns('IO.MetaMask.Mobile'), 'io.metamask')
    assert.isTrue(isSameRdns('org.heron', 'ORG.Heron'))
    assert.isTrue(isSameRdns('io.metamask', 'io.metamask.mobile'))
    assert.isFalse(isSameRdns('org.heron', 'org.herons'))
    for (const [left, right] of [
      ['org.heron', undefined],
      [undefined, 'org.heron'],
      [undefined, undefined],
    ] as const)
      assert.isFalse(isSameRdns(left, right))
  })

  it('is of another build of the same maker only if that is known [S-10]', () => {
    assert.isTrue(isBuildOf('org.heron', 'org.heron'))
    assert.isTrue(isBuildOf('io.metamask.flask', 'io.metamask'))
    for (const rdns of ['io.metamask.evil', 'io.metamaskflask', 'app.phantom', 'io'])
      assert.isFalse(isBuildOf(rdns, 'io.metamask'), rdns)
    assert.isFalse(isBuildOf('io.metamask', 'io.metamask.flask'))
    assert.isFalse(isBuildOf('org.heron.beta', 'org.heron'))
  })

  it('resembles another if neither is known [S-11]', () => {
    assert.isTrue(readTheSame('org.heron', 'org.heron'))
    assert.isTrue(readTheSame('io.metamask', 'io.metamask'))
    assert.isTrue(readTheSame('org.svvan', 'org.swan'))
    assert.isFalse(readTheSame('org.heron', 'org.stork'))
    assert.isFalse(readTheSame('io.rnetamask', 'io.metamask'))
    assert.isFalse(readTheSame('io.metamask', 'io.rnetamask'))
    assert.isFalse(readTheSame('io.metamask', 'app.phantom'))
  })
})

describe('a contested wallet [S-11]', () => {
  const isContestedBy = (wallet: Partial<InstalledWallet>, other: Partial<InstalledWallet>): boolean => {
    const [one, two] = [aWallet(wallet), aWallet(other)]
    return isContested(one, [one, two])
  }
  const SWAN = { id: 'a', rdns: 'org.swan' }

  it('is claimed by another of its namespace with the same rdns, in any case, or a look-alike', () => {
    for (const rdns of ['org.swan', 'ORG.Swan', 'org.svvan'])
      assert.isTrue(isContestedBy(SWAN, { id: 'b', rdns }), rdns)
    assert.isFalse(isContestedBy(SWAN, { id: 'b', rdns: 'org.heron' }))
  })

  it('is claimed by an rdns before an id', () => {
    assert.isTrue(isContestedBy(SWAN, { id: 'b', rdns: 'org.heron', claims: 'org.swan' }))
    assert.isFalse(isContestedBy(SWAN, { id: 'b', rdns: 'org.swan', claims: 'org.heron' }))
    assert.isTrue(isContestedBy(SWAN, { id: 'org.swan' }))
    assert.isFalse(isContestedBy(SWAN, { id: 'org.swan', rdns: 'org.heron' }))
  })

  it('is not one by itself, on another namespace, or by an imitator of a well-known wallet', () => {
    assert.isFalse(isContested(aWallet(SWAN), [aWallet(SWAN)]))
    assert.isFalse(isContestedBy(SWAN, { ...SWAN, namespace: 'solana' }))
    assert.isFalse(isContestedBy({ id: 'a', rdns: 'io.metamask' }, { id: 'b', rdns: 'io.rnetamask' }))
  })
})
