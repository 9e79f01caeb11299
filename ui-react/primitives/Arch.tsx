import { useState } from 'react'
import { arch, archImage } from './Arch.styles.js'
import { classes } from './classes.js'

/**
 * A wallet's or token's picture under an arch, the sign of this product; its first letter where there is no
 * picture. Pictures are untrusted: only ever an `<img>`, and the server of one learns nothing of the page (S-12).
 */
export const Arch = ({ name, src, large = false }: { readonly name: string; readonly src?: string | undefined; readonly large?: boolean }) => {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={classes(arch)} data-large={large} aria-hidden="true">
      {src === undefined || failed === src ? (
        (Array.from(name)[0] ?? '?').toLocaleUpperCase()
      ) : (
        <img className={archImage} src={src} alt="" referrerPolicy="no-referrer" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      )}
    </span>
  )
}
