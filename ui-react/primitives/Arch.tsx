import { useState } from 'react'
import { arch, archImage } from './Arch.styles.js'
import { Icon, type IconName } from './Icon.js'

export interface ArchProps {
  readonly name: string
  readonly src?: string | undefined
  /** Stands for what has neither a picture nor a name. */
  readonly icon?: IconName
  readonly large?: boolean
}

/**
 * A wallet's or token's picture under an arch, the sign of this product; its first letter where there is no
 * picture. Pictures are untrusted: only ever an `<img>`, and the server of one learns nothing of the page (S-12).
 */
export const Arch = ({ name, src, icon, large = false }: ArchProps) => {
  const [failed, setFailed] = useState<string>()
  const stand = icon === undefined ? (Array.from(name)[0] ?? '?').toLocaleUpperCase() : <Icon name={icon} />
  return (
    <span className={arch} data-large={large} aria-hidden="true">
      {src === undefined || failed === src ? (
        stand
      ) : (
        <img className={archImage} src={src} alt="" referrerPolicy="no-referrer" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      )}
    </span>
  )
}
