import { avatar } from './Avatar.styles.js'

const HUES = 360

/** A number from the whole address, so that lookalike addresses get different pictures (S-06). */
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
