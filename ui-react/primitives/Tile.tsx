import { Initial } from './Initial.js'
import { Picture } from './Picture.js'
import { tile } from './Tile.styles.js'

export interface TileProps {
  readonly name: string
  readonly src: string | undefined
  readonly size: 'small' | 'row' | 'large'
}

/** A network's picture on a tile with two round corners, so that nobody takes it for a wallet; its first letter where there is none. */
export const Tile = ({ name, src, size }: TileProps) => (
  <span className={tile} data-size={size} aria-hidden="true">
    <Picture src={src}>
      <Initial name={name} />
    </Picture>
  </span>
)
