import { useEffect, useState } from 'react'

type Spelling = (address: string) => string

let checksummed: Spelling | undefined

/**
 * Spells an address as it is shown and copied: wallets give EVM addresses in any case (S5-02), people compare them with
 * their checksum (EIP-55). Until its code is there, and without it, an address is as the wallet gave it.
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
