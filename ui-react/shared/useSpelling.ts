import { useEffect, useState } from 'react'

type Spelling = (address: string) => string

let checksummed: Spelling | undefined

/**
 * Spells an address for display and copying: wallets give EVM addresses in any case (S5-02), people compare them in
 * checksum spelling (EIP-55). Until its code is loaded, and if that fails, an address is as the wallet gave it.
 */
export const useSpelling = (): Spelling => {
  const [spelling, setSpelling] = useState(() => checksummed)
  useEffect(() => {
    if (spelling) return
    import('../../domain/account/addresses/checksum.js').then(
      ({ toChecksumAddress }) => setSpelling(() => (checksummed = toChecksumAddress)),
      () => undefined,
    )
  }, [spelling])
  return spelling ?? ((address) => address)
}
