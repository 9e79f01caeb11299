import { initial, picture, tile } from './Picture.styles.js'
import { type ReactNode, useState } from 'react'

/**
 * The letter that stands for a name without a picture: drawn, and no text of the page, so that no name is read with it.
 */
export const Initial = ({ name }: { readonly name: string }) => (
  <span className={initial} data-letter={(Array.from(name)[0] ?? '?').toLocaleUpperCase()} />
)

/**
 * An untrusted picture, or what stands for it where there is none or it cannot be shown. Only ever an `<img>`, and the
 * server of one learns nothing of the page (S-12).
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
 * The picture of a network or token, round, so that nobody takes it for a wallet's; its first letter where there is
 * none.
 */
export const Tile = ({ name, src, size }: TileProps) => (
  <span className={tile} data-size={size} aria-hidden="true">
    <Picture src={src}>
      <Initial name={name} />
    </Picture>
  </span>
)
