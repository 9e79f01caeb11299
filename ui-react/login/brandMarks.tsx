import { siApple, siDiscord, siFacebook, siFarcaster, siGithub, siGoogle, siX } from 'simple-icons'
import type { SocialProvider } from '../../domain/account/embeddedUser.js'

const MARKS = {
  apple: siApple,
  discord: siDiscord,
  facebook: siFacebook,
  farcaster: siFarcaster,
  github: siGithub,
  google: siGoogle,
  x: siX,
} as const satisfies Readonly<Record<SocialProvider, unknown>>

/** Black marks take the colour of the text: on a dark page they would be invisible. */
const colourOf = (hex: string): string => (/^(?:[0-2].){3}$/.test(hex) ? 'currentColor' : `#${hex}`)

/** A provider's logo, in its colour. */
export const BrandMark = ({ id }: { readonly id: SocialProvider }) => {
  const { path, hex } = MARKS[id]
  return (
    <svg viewBox="0 0 24 24" fill={colourOf(hex)} aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
