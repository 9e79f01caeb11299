import { type ReactNode, useState } from 'react'
import { picture } from './Picture.styles.js'

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
