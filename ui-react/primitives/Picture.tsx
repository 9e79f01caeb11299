import { initial, picture, tile } from './Picture.styles.js'
import { type ReactNode, useState } from 'react'

/**
 * The first letter of a name without a picture: drawn by styles and not part of the text, so that it is not read aloud.
 */
export const Initial = ({ name }: { readonly name: string }) => (
  <span className={initial} data-letter={(Array.from(name)[0] ?? '?').toLocaleUpperCase()} />
)

/**
 * An untrusted picture, or its substitute if it is missing or cannot be shown. Always an `<img>`; its server learns
 * nothing about the page (S-12).
 */
export const Picture = ({ src, children }: { readonly src: string | undefined; readonly children: ReactNode }) => {
  const [failed, setFailed] = useState<string>()
  if (src === undefined || failed === src) return children
  return (
    <img
      className={picture}
      src={src}
      alt=""
      referrerPolicy="no-referrer"
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  )
}

export interface TileProps {
  readonly name: string
  readonly src: string | undefined
  readonly size: 'small' | 'row' | 'large'
}

/**
 * The picture of a network or token, round, so that it is not taken for a wallet's; without a picture, its first
 * letter.
 */
export const Tile = ({ name, src, size }: TileProps) => (
  <span className={tile} data-size={size} aria-hidden="true">
    <Picture src={src}>
      <Initial name={name} />
    </Picture>
  </span>
)
