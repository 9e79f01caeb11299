import { avatar, initial, picture, tile } from './Picture.styles.js'
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
 * A network's picture on a tile with two round corners, so that nobody takes it for a wallet; its first letter where
 * there is none.
 */
export const Tile = ({ name, src, size }: TileProps) => (
  <span className={tile} data-size={size} aria-hidden="true">
    <Picture src={src}>
      <Initial name={name} />
    </Picture>
  </span>
)

const HUES = 360

/** A number from the whole address, so that look-alike addresses do not look alike (S-06). */
const hash = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)

/** The picture of an account: its own, else three columns coloured by the whole address. */
export const Avatar = ({
  address,
  src,
  large = false,
}: {
  readonly address: string
  readonly src?: string | undefined
  readonly large?: boolean
}) => {
  if (src !== undefined)
    return <img className={avatar} data-large={large} src={src} alt="" referrerPolicy="no-referrer" />
  const seed = hash(address.toLowerCase())
  const tone = (step: number): string => `hsl(${(seed + step * 47) % HUES} 55% ${50 + ((seed >> step) % 18)}%)`
  return (
    <svg className={avatar} data-large={large} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect width="24" height="24" fill={tone(0)} />
      {[0, 1, 2].map((column) => (
        <path
          key={column}
          fill={tone(column + 1)}
          d={`M${3 + column * 7} 24V${8 + ((seed >> (column * 3)) % 9)}a2.5 2.5 0 0 1 5 0V24z`}
        />
      ))}
    </svg>
  )
}
