import { useEffect, useState } from 'react'

type Spelling = (address: string) => string

const asItIs: Spelling = (address) => address

let checksummed: Spelling | undefined

/**
 * Spells an address as it is shown and copied: wallets give EVM addresses in any case (S5-02), people compare them with
 * their checksum (EIP-55). Until its code is there, and without it, an address is as the wallet gave it.
 */
export const useSpelling = (isNeeded = true): Spelling => {
  const [spelling, setSpelling] = useState<Spelling | undefined>(() => checksummed)
  useEffect(() => {
    if (!isNeeded || spelling !== undefined) return undefined
    let isShown = true
    import('../../domain/account/addresses/checksum.js').then(
      ({ toChecksumAddress }) => {
        checksummed = toChecksumAddress
        if (isShown) setSpelling(() => toChecksumAddress)
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [isNeeded, spelling])
  return spelling ?? asItIs
}
